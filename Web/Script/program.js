// The package's Swift as WebAssembly. The constants of contract.js are what both sides share.
const { sin, cos, tan, asin, acos, exp, expm1, log, log1p, log2, atan2, pow } = Math;
const exp2 = (x) => 2 ** x;
const fmod = (x, y) => x % y;
// Rounds halves away from zero, as in C.
const round = (x) => {
  const whole = Math.trunc(x);
  return Math.abs(x - whole) >= 0.5 ? whole + Math.sign(x) : whole;
};

async function load() {
  const packed = Uint8Array.from(atob(part("program").textContent), (letter) =>
    letter.charCodeAt(0),
  );
  const bytes = await new Response(
    new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")),
  ).arrayBuffer();
  const env = {
    sin,
    cos,
    tan,
    asin,
    acos,
    exp,
    expm1,
    log,
    log1p,
    log2,
    atan2,
    pow,
    exp2,
    fmod,
    round,
  };
  return (await WebAssembly.instantiate(bytes, { env })).instance.exports;
}
const swift = await load();

// The frame: the numbers that Swift writes for the page to draw. Another call of Swift may leave the
// array empty, because it can make the memory larger.
let view = new Float64Array();
function numbers() {
  const address = swift.roundel_frame();
  if (view.buffer !== swift.memory.buffer || view.byteOffset !== address) {
    view = new Float64Array(swift.memory.buffer, address);
  }
  return view;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const textOf = (length) =>
  decoder.decode(new Uint8Array(swift.memory.buffer, swift.roundel_output(), length));
const code = (language) => textOf(swift.roundel_code(language));
const outline = (number) => textOf(swift.roundel_outline(number));
const link = () => textOf(swift.roundel_link());
function open(text) {
  const bytes = encoder.encode(text);
  const address = swift.roundel_input(bytes.length);
  new Uint8Array(swift.memory.buffer, address, bytes.length).set(bytes);
  swift.roundel_open(now());
}

const seconds = (event) => event.timeStamp / 1000;
// The time of the last frame. A command never has an earlier time than that.
let lastFrame = 0;
const now = () => Math.max(lastFrame, performance.now() / 1000);
