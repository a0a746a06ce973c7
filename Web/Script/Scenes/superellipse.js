// The superellipse, or corners: a picture clipped to it, its Bézier curves, and their error.
const superellipse = {
  build() {
    const frame = numbers();
    const name = outlineOf(settings);
    showTitle(name);
    part("lead").textContent = say(`${name}Lead`);
    const [width, height] = [frame[superellipseSlots.width], frame[superellipseSlots.height]];
    const [left, top] = [center - width / 2, center - height / 2];
    const outset = Math.max(-frame[superellipseSlots.inset], 0);
    const shape = outline(outlines.shape);
    const curve = outline(outlines.curve);
    const error = outline(outlines.error);
    const layers = [
      svg("rect", { class: "frame", x: left, y: top, width, height }),
      svg("path", { class: "frame base", d: outline(outlines.base) }),
      svg(
        "g",
        { "clip-path": "url(#cut)", opacity: page.show.size ? 0.85 : 1 },
        ...landscape(left - outset, top - outset, width + 2 * outset, height + 2 * outset),
      ),
    ];
    if (page.show.has("error")) {
      layers.push(
        svg("path", { class: "off-fill", d: error + curve }),
        svg("path", { class: "off", d: error }),
      );
    }
    if (page.show.size) layers.push(svg("path", { class: "true", d: curve }));
    if (page.show.has("beziers")) {
      layers.push(
        svg("path", { class: "fitted", d: shape }),
        svg("path", { class: "lever", d: outline(outlines.handles) }),
      );
    }
    stage.classList.remove("closed");
    stage.replaceChildren(
      svg(
        "svg",
        { viewBox: "28 28 344 344", role: "img", "aria-label": say(`${name}Title`) },
        svg(
          "defs",
          {},
          svg("clipPath", { id: "cut" }, svg("path", { d: shape })),
          svg(
            "marker",
            { id: "joint", class: "node", overflow: "visible", markerUnits: "userSpaceOnUse" },
            svg("circle", { r: 4 }),
          ),
          ...landscapeColours(),
        ),
        ...layers,
      ),
    );
    this.legend();
  },
  legend() {
    const frame = numbers();
    const keys = [];
    if (page.show.size) keys.push(["var(--ink)", say("curveKey")]);
    if (page.show.has("beziers")) keys.push(["var(--accent)", say("fittedKey")]);
    if (page.show.has("error") && frame[superellipseSlots.largestError] > 1e-9) {
      const magnification = frame[superellipseSlots.magnification].toLocaleString("en");
      keys.push(["var(--hot)", say("errorKey", magnification)]);
    }
    const list = html(
      "span",
      { class: "legend" },
      ...keys.map(([colour, text]) => html("span", { style: `--key:${colour}` }, text)),
    );
    part("hint").replaceChildren(list);
  },
  draw() {
    const frame = numbers();
    const value = (number, digits) => {
      if (Number.isFinite(number)) return fixed(number, digits);
      return number > 0 ? "∞" : "–";
    };
    const error = (length) => (length > 1e-9 ? `${length.toPrecision(2)} pt` : say("noError"));
    const [radius, smoothing] = [
      frame[superellipseSlots.radius],
      frame[superellipseSlots.smoothing],
    ];
    const isSmooth = Number.isFinite(smoothing);
    facts({
      ...(isSmooth
        ? { smoothing: value(smoothing, 3) }
        : { exponentFact: value(frame[superellipseSlots.exponent], 3) }),
      ...(Number.isFinite(radius)
        ? { radiusKind: `${value(radius, 1)} pt` }
        : { handleFact: value(frame[superellipseSlots.handle], 4) }),
      segmentsFact: String(frame[superellipseSlots.segments]),
      bound: error(frame[superellipseSlots.errorBound]),
      largest: error(frame[superellipseSlots.largestError]),
    });
  },
};

const stops = (...colours) =>
  colours.map((colour, index) =>
    svg("stop", { offset: index / (colours.length - 1), "stop-color": colour }),
  );
const landscapeColours = () => [
  svg(
    "linearGradient",
    { id: "dusk", x2: 0, y2: 1 },
    ...stops("#2c2a6b", "#8a4fb0", "#f0718a", "#ffc27a"),
  ),
];
// A landscape, the picture that is clipped: a sun above three hills.
function landscape(left, top, width, height) {
  const [x, y] = [(fraction) => left + fraction * width, (fraction) => top + fraction * height];
  // A hill's outline, by the heights of six points of it.
  const hill = (heights, colour) => {
    const [start, ...points] = [0, 0.25, 0.35, 0.55, 0.85, 1].map(
      (fraction, index) => `${x(fraction)} ${y(heights[index])}`,
    );
    const [first, second, middle, last, end] = points;
    const ridge = `C${first} ${second} ${middle}S${last} ${end}`;
    return svg("path", {
      fill: colour,
      d: `M${x(0)} ${y(1)}L${start}${ridge}V${y(1)}Z`,
    });
  };
  return [
    svg("rect", { x: left, y: top, width, height, fill: "url(#dusk)" }),
    svg("circle", { cx: x(0.66), cy: y(0.5), r: height * 0.15, fill: "#fff3d1" }),
    hill([0.62, 0.45, 0.5, 0.62, 0.72, 0.58], "#7b3f83"),
    hill([0.74, 0.6, 0.68, 0.76, 0.86, 0.7], "#4d2f6e"),
    hill([0.92, 0.78, 0.74, 0.86, 0.98, 0.84], "#251d49"),
  ];
}
