// The stage: frames, and the events that turn the menu or the dial on it.
const stage = part("stage");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

// Swift's coordinates have `stageSize` points on each side, whatever size the page gives the stage.
const center = stageSize / 2;
const stageBox = `0 0 ${stageSize} ${stageSize}`;
const scale = () => stage.clientWidth / stageSize;
const percentOfStage = (length) => `${(length / stageSize) * 100}%`;
function point(event) {
  const box = stage.getBoundingClientRect();
  return [
    ((event.clientX - box.left) * stageSize) / box.width,
    ((event.clientY - box.top) * stageSize) / box.height,
  ];
}

let scene;
let running = false;
let release = null;
const fingers = new Set();
// A test that sets an array here gets the calls in it: [phase, x, y, time] for a touch, and
// [-1, rotation, 0, time] for a frame.
const record = { calls: null };

function tick(time) {
  lastFrame = time / 1000;
  const moving = swift.roundel_advance(time / 1000);
  record.calls?.push([-1, numbers()[slots.rotation], 0, time / 1000]);
  scene.draw();
  traceSpeed(time / 1000);
  if (moving || fingers.size) return requestAnimationFrame(tick);
  running = false;
  scene.rested?.();
}
function wake() {
  if (running) return;
  running = true;
  requestAnimationFrame(tick);
}

function send(phase, event, position = point(event)) {
  record.calls?.push([phase, ...position, seconds(event)]);
  const handled = swift.roundel_touch(phase, event.pointerId, ...position, seconds(event));
  if (handled || phase !== touches.began) scene.follows?.(phase, position);
  return handled;
}

// Passes the touches of an element on to Swift, and follows those that Swift handles until they
// end.
function makeTurnable(element) {
  const on = (type, handle, options) => element.addEventListener(type, handle, options);
  on("pointerdown", (event) => {
    if (event.button > 0 || !send(touches.began, event)) return;
    fingers.add(event.pointerId);
    release = null;
    element.setPointerCapture(event.pointerId);
    wake();
  });
  on("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return scene.hover?.(touches.hovered, event);
    const all = event.getCoalescedEvents?.() ?? [];
    for (const each of all.length ? all : [event]) send(touches.moved, each);
  });
  const end = (phase) => (event) => {
    if (!fingers.delete(event.pointerId)) return;
    send(phase, event);
    release = { time: seconds(event), speed: Math.abs(numbers()[slots.velocity]), trace: "" };
    wake();
  };
  on("pointerup", end(touches.ended));
  on("pointercancel", end(touches.cancelled));
  on("lostpointercapture", (event) => {
    if (event.target === element) end(touches.cancelled)(event);
  });
  on(
    "wheel",
    (event) => {
      // The browser zooms.
      if (event.ctrlKey) return;
      const { deltaX, deltaY } = event;
      // A delta is in pixels, lines or pages.
      const unit = [1, 16, 400][event.deltaMode];
      const scroll = scene.scroll ?? ((x, y) => (Math.abs(y) > Math.abs(x) ? y : x));
      if (!swift.roundel_scroll(scroll(deltaX, deltaY) * unit, seconds(event))) return;
      event.preventDefault();
      wake();
    },
    { passive: false },
  );
}

// Calls Swift with the present time. A motion that this starts is drawn from the next frame on.
function command(call, ...values) {
  release = null;
  call(...values, now());
  wake();
}

// The steps of a key: the arrows are one, Page Up and Page Down several.
const keySteps = (key, pageSteps) =>
  ({
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: pageSteps,
    PageDown: -pageSteps,
  })[key];

// The keys of the dial: arrows turn it by one step, Page Up and Page Down by several, Home and End
// to its limits; Escape stops it.
function turnByKey(event, pageSteps) {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const time = seconds(event);
  const steps = keySteps(event.key, pageSteps);
  if (steps) swift.roundel_step(steps, time);
  else if (event.key === "Home") swift.roundel_turn_to_end(false, time);
  else if (event.key === "End") swift.roundel_turn_to_end(true, time);
  else if (event.key === "Escape") {
    swift.roundel_stop(fingers.values().next().value ?? 0, time);
    fingers.clear();
  } else return false;
  event.preventDefault();
  release = null;
  wake();
  return true;
}

// Draws the speed since the release over the curve of the decay.
function traceSpeed(time) {
  if (!release || !(release.speed > 0.2)) return;
  const elapsed = time - release.time;
  if (elapsed < 0 || elapsed > 2) return;
  const fraction = Math.min(1, Math.abs(numbers()[slots.velocity]) / release.speed);
  release.trace += `${release.trace ? "L" : "M"}${elapsed.toFixed(3)} ${(1 - fraction).toFixed(3)}`;
  part("graph").querySelector(".trace").setAttribute("d", release.trace);
}
function drawGraph() {
  const graph = part("graph");
  const path = outline(outlines.decay);
  graph.hidden = !path;
  graph.querySelector(".curve").setAttribute("d", path);
  graph.querySelector(".trace").setAttribute("d", "");
  part("graphname").textContent = say("graph");
}

// Texts of the table of facts below the controls, by the names of its rows.
const motionFacts = (frame) => ({
  rotation: `${fixed(degrees(frame[slots.rotation]), 1)}°`,
  velocity: `${fixed(frame[slots.velocity], 2)} rad/s`,
  rest: `${fixed(degrees(frame[slots.restRotation]), 1)}°`,
});
let factTexts = {};
function facts(texts) {
  const names = Object.keys(texts).join();
  if (names !== factTexts.names) {
    factTexts = { names, cells: {} };
    part("facts").replaceChildren(
      ...Object.keys(texts).map((name) => {
        factTexts.cells[name] = html("bdi", { dir: "ltr" });
        return html("div", {}, html("dt", {}, say(name)), html("dd", {}, factTexts.cells[name]));
      }),
    );
  }
  for (const [name, text] of Object.entries(texts)) {
    if (factTexts.cells[name].textContent !== text) factTexts.cells[name].textContent = text;
  }
}
