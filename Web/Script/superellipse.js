// The superellipse: a picture cut to it, the curves it is made of, and how far they are off.
const superellipse = {
  build() {
    const [width, height] = (settings.get("size") ?? "240,240").split(",").map(Number);
    const [left, top] = [200 - width / 2, 200 - height / 2];
    const shape = outline("shape"), curve = outline("curve"), error = outline("error");
    const layers = [svg("rect", { class: "frame", x: left, y: top, width, height }), svg("path", { class: "frame base", d: outline("base") }),
      svg("g", { "clip-path": "url(#cut)", opacity: page.show.size ? 0.85 : 1 }, ...landscape(left, top, width, height))];
    if (page.show.has("error")) layers.push(svg("path", { class: "off-fill", d: error + curve }), svg("path", { class: "off", d: error }));
    if (page.show.size) layers.push(svg("path", { class: "true", d: curve }));
    if (page.show.has("beziers")) {
      layers.push(svg("path", { class: "fitted", d: shape }), svg("path", { class: "lever", d: outline("handles") }));
    }
    stage.classList.remove("closed");
    stage.replaceChildren(svg("svg", { viewBox: "28 28 344 344", role: "img", "aria-label": say("superellipseTitle") },
      svg("defs", {}, svg("clipPath", { id: "cut" }, svg("path", { d: shape })), svg("marker", { id: "joint", class: "node", overflow: "visible", markerUnits: "userSpaceOnUse" }, svg("circle", { r: 4 })), ...landscapeColours()), ...layers));
    this.legend();
  },
  legend() {
    const frame = numbers(), keys = [];
    if (page.show.size) keys.push(["var(--ink)", say("curveKey")]);
    if (page.show.has("beziers")) keys.push(["var(--accent)", say("fittedKey")]);
    if (page.show.has("error") && frame[slots.v4] > 1e-9) keys.push(["var(--hot)", say("errorKey", frame[slots.v5].toLocaleString("en"))]);
    const list = html("span", { class: "legend" }, ...keys.map(([colour, text]) => html("span", { style: `--key:${colour}` }, text)));
    part("hint").replaceChildren(list);
  },
  draw() {
    const frame = numbers(), value = (slot, digits) => (Number.isFinite(frame[slot]) ? fixed(frame[slot], digits) : frame[slot] > 0 ? "∞" : "–");
    facts({ exponentFact: value(slots.v0, 3), handleFact: value(slots.v1, 4), segmentsFact: String(frame[slots.v2]),
      bound: frame[slots.v3] ? `${frame[slots.v3].toPrecision(2)} pt` : say("noError"), largest: frame[slots.v4] > 1e-9 ? `${frame[slots.v4].toPrecision(2)} pt` : say("noError") });
  },
};

const stops = (...colours) => colours.map((colour, index) => svg("stop", { offset: index / (colours.length - 1), "stop-color": colour }));
const landscapeColours = () => [svg("linearGradient", { id: "dusk", x2: 0, y2: 1 }, ...stops("#2c2a6b", "#8a4fb0", "#f0718a", "#ffc27a"))];
// A made-up evening by the sea, as a picture to cut.
function landscape(left, top, width, height) {
  const [x, y] = [(share) => left + share * width, (share) => top + share * height];
  const hill = (points, colour) => svg("path", { fill: colour, d: `M${x(0)} ${y(1)}L${x(0)} ${y(points[0])}C${x(0.25)} ${y(points[1])} ${x(0.35)} ${y(points[2])} ${x(0.55)} ${y(points[3])}S${x(0.85)} ${y(points[4])} ${x(1)} ${y(points[5])}V${y(1)}Z` });
  return [svg("rect", { x: left, y: top, width, height, fill: "url(#dusk)" }), svg("circle", { cx: x(0.66), cy: y(0.5), r: height * 0.15, fill: "#fff3d1" }),
    hill([0.62, 0.45, 0.5, 0.62, 0.72, 0.58], "#7b3f83"), hill([0.74, 0.6, 0.68, 0.76, 0.86, 0.7], "#4d2f6e"), hill([0.92, 0.78, 0.74, 0.86, 0.98, 0.84], "#251d49")];
}
