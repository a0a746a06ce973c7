// The stage: frames, and the events that turn what is on it.
const stage = part("stage");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

// The stage is 400 points wide, whatever it measures on the page.
const scale = () => stage.clientWidth / 400;
function point(event) {
  const box = stage.getBoundingClientRect();
  return [(event.clientX - box.left) * 400 / box.width, (event.clientY - box.top) * 400 / box.height];
}

let scene, running = false, finger = null, release = null;
// Where a test has the calls written down: [phase, x, y, time], and [4, rotation, 0, time] for a frame.
const record = { calls: null };

function tick(time) {
  const moving = swift.roundel_advance(time / 1000);
  record.calls?.push([4, numbers()[slots.rotation], 0, time / 1000]);
  scene.draw();
  traceSpeed(time / 1000);
  if (moving || finger !== null) return requestAnimationFrame(tick);
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
  return swift.roundel_touch(phase, 0, ...position, seconds(event));
}

// Lets a finger, a mouse or a pen on an element turn the wheel; `tapped` gets a touch that moved nothing.
function makeTurnable(element, tapped = () => {}) {
  let start = null;
  element.addEventListener("pointerdown", (event) => {
    if (finger !== null || event.button > 0) return;
    if (!send(0, event)) return;
    start = { target: event.target, place: point(event), moved: false };
    finger = event.pointerId;
    release = null;
    element.setPointerCapture(event.pointerId);
    wake();
  });
  element.addEventListener("pointermove", (event) => {
    if (event.pointerId !== finger) return;
    const all = event.getCoalescedEvents?.() ?? [];
    for (const each of all.length ? all : [event]) send(1, each);
    const place = point(event);
    if (Math.hypot(place[0] - start.place[0], place[1] - start.place[1]) > 8) start.moved = true;
  });
  const end = (phase) => (event) => {
    if (event.pointerId !== finger) return;
    finger = null;
    send(phase, event);
    release = { time: seconds(event), speed: Math.abs(numbers()[slots.velocity]), trace: "" };
    if (phase === 2 && !start.moved) tapped(start.target);
    wake();
  };
  element.addEventListener("pointerup", end(2));
  element.addEventListener("pointercancel", end(3));
  element.addEventListener("wheel", (event) => {
    event.preventDefault();
    const unit = [1, 16, 400][event.deltaMode];
    swift.roundel_scroll((Math.abs(event.deltaY) > Math.abs(event.deltaX) ? event.deltaY : event.deltaX) * unit, seconds(event));
    wake();
  }, { passive: false });
}

// The keys that turn: arrows by a step, Page keys by several, Home and End to the ends, Escape stops.
function turnByKey(event, pageSteps) {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const time = seconds(event);
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: pageSteps, PageDown: -pageSteps }[event.key];
  if (steps) swift.roundel_step(steps, time);
  else if (event.key === "Home" || event.key === "End") swift.roundel_turn_to_end(event.key === "End", time);
  else if (event.key === "Escape") { swift.roundel_stop(0, time); finger = null; }
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
