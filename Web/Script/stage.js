// The stage: frames, and the events that turn what is on it.
const stage = part("stage");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

// The stage is 400 points wide, whatever it measures on the page.
const scale = () => stage.clientWidth / 400;
function point(event) {
  const box = stage.getBoundingClientRect();
  return [(event.clientX - box.left) * 400 / box.width, (event.clientY - box.top) * 400 / box.height];
}

let scene, running = false, release = null;
const fingers = new Set();
// Where a test has the calls written down: [phase, x, y, time], and [4, rotation, 0, time] for a frame.
const record = { calls: null };

function tick(time) {
  lastFrame = time / 1000;
  const moving = swift.roundel_advance(time / 1000);
  record.calls?.push([4, numbers()[slots.rotation], 0, time / 1000]);
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
  return swift.roundel_touch(phase, event.pointerId, ...position, seconds(event));
}

// Passes fingers, a mouse and pens on an element on; those that Swift takes are followed until they end.
function makeTurnable(element) {
  const on = (type, handle, options) => element.addEventListener(type, handle, options);
  on("pointerdown", (event) => {
    if (event.button > 0 || !send(0, event)) return;
    fingers.add(event.pointerId);
    release = null;
    element.setPointerCapture(event.pointerId);
    wake();
  });
  on("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const all = event.getCoalescedEvents?.() ?? [];
    for (const each of all.length ? all : [event]) send(1, each);
  });
  const end = (phase) => (event) => {
    if (!fingers.delete(event.pointerId)) return;
    send(phase, event);
    release = { time: seconds(event), speed: Math.abs(numbers()[slots.velocity]), trace: "" };
    wake();
  };
  on("pointerup", end(2));
  on("pointercancel", end(3));
  on("wheel", (event) => {
    const unit = [1, 16, 400][event.deltaMode];
    if (!swift.roundel_scroll((Math.abs(event.deltaY) > Math.abs(event.deltaX) ? event.deltaY : event.deltaX) * unit, seconds(event))) return;
    event.preventDefault();
    wake();
  }, { passive: false });
}

// What the page orders: it moves from the next frame on.
function order(call, ...values) {
  release = null;
  swift[`roundel_${call}`](...values, now());
  wake();
}

// The keys that turn: arrows by a step, Page keys by several, Home and End to the ends, Escape stops.
function turnByKey(event, pageSteps) {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const time = seconds(event);
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: pageSteps, PageDown: -pageSteps }[event.key];
  if (steps) swift.roundel_step(steps, time);
  else if (event.key === "Home" || event.key === "End") swift.roundel_turn_to_end(event.key === "End", time);
  else if (event.key === "Escape") { swift.roundel_stop(fingers.values().next().value ?? 0, time); fingers.clear(); }
  else return false;
  event.preventDefault();
  release = null;
  wake();
  return true;
}

// The speed since the finger was lifted, over the curve of the decay.
function traceSpeed(time) {
  if (!release || !(release.speed > 0.2)) return;
  const elapsed = time - release.time;
  if (elapsed < 0 || elapsed > 2) return;
  const share = Math.min(1, Math.abs(numbers()[slots.velocity]) / release.speed);
  release.trace += `${release.trace ? "L" : "M"}${elapsed.toFixed(3)} ${(1 - share).toFixed(3)}`;
  part("graph").querySelector(".trace").setAttribute("d", release.trace);
}
function drawGraph() {
  const graph = part("graph"), path = outline("decay");
  graph.hidden = !path;
  graph.querySelector(".curve").setAttribute("d", path);
  graph.querySelector(".trace").setAttribute("d", "");
  part("graphname").textContent = say("graph");
}

const motionFacts = (frame) => ({ rotation: `${fixed(degrees(frame[slots.rotation]), 1)}°`, velocity: `${fixed(frame[slots.velocity], 2)} rad/s`, rest: `${fixed(degrees(frame[slots.rest]), 1)}°` });
let factTexts = {};
function facts(texts) {
  const names = Object.keys(texts).join();
  if (names !== factTexts.names) {
    factTexts = { names, cells: {} };
    part("facts").replaceChildren(...Object.keys(texts).map((name) => {
      factTexts.cells[name] = html("bdi", { dir: "ltr" });
      return html("div", {}, html("dt", {}, say(name)), html("dd", {}, factTexts.cells[name]));
    }));
  }
  for (const [name, text] of Object.entries(texts)) if (factTexts.cells[name].textContent !== text) factTexts.cells[name].textContent = text;
}
