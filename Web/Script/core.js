// The package's Swift as WebAssembly, and the few things that everything else here is made of.
const part = (name) => document.querySelector(`[data-part=${name}]`);

const { sin, cos, tan, exp, expm1, log, log1p, log2, atan2 } = Math;
const exp2 = (x) => 2 ** x;
const fmod = (x, y) => x % y;
// Halves away from zero, as in C.
const round = (x) => { const whole = Math.trunc(x); return Math.abs(x - whole) >= 0.5 ? whole + Math.sign(x) : whole; };

async function load() {
  const packed = Uint8Array.from(atob(part("program").textContent), (letter) => letter.charCodeAt(0));
  const bytes = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  const env = { sin, cos, tan, exp, expm1, log, log1p, log2, atan2, exp2, fmod, round };
  return (await WebAssembly.instantiate(bytes, { env })).instance.exports;
}
const swift = await load();

// The slots of the frame that Swift writes, in their order.
const slots = Object.fromEntries(["rotation", "velocity", "phase", "pointed", "selected", "current", "pressed", "open", "turnable", "count", "rest", "itemTurn",
  "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7"].map((name, index) => [name, index]));
const firstItem = Object.keys(slots).length;
let view = new Float64Array();
function numbers() {
  const address = swift.roundel_frame();
  if (view.buffer !== swift.memory.buffer || view.byteOffset !== address) view = new Float64Array(swift.memory.buffer, address);
  return view;
}

const decoder = new TextDecoder(), encoder = new TextEncoder();
const textOf = (length) => decoder.decode(new Uint8Array(swift.memory.buffer, swift.roundel_output(), length));
const languages = ["uikit", "swiftui", "svg", "css"];
const code = (language) => textOf(swift.roundel_code(languages.indexOf(language)));
const outlines = ["shape", "curve", "handles", "error", "helper", "decay", "base"];
const outline = (name) => textOf(swift.roundel_outline(outlines.indexOf(name)));
const link = () => textOf(swift.roundel_link());
function open(text) {
  const bytes = encoder.encode(text);
  const address = swift.roundel_input(bytes.length);
  new Uint8Array(swift.memory.buffer, address, bytes.length).set(bytes);
  swift.roundel_open(now());
}

function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const seconds = (event) => event.timeStamp / 1000;
// The time of the last frame: nothing that is ordered after it comes before it.
let lastFrame = 0;
const now = () => Math.max(lastFrame, performance.now() / 1000);
const degrees = (radians) => radians * 180 / Math.PI;
const fixed = (number, digits) => (Math.round(number * 10 ** digits) / 10 ** digits + 0).toFixed(digits);

// What is set on the page, and not part of a design.
const page = { lang: "en", dir: "ltr", show: new Set(["beziers", "error"]) };
const say = (key, ...values) => values.reduce((text, value, index) => text.replace(`{${index}}`, value), words[page.lang][key] ?? key);
const speak = (text) => { if (part("spoken").textContent !== text) part("spoken").textContent = text; };
