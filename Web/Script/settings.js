// The settings of each scene, and the controls for them.

// The settings that the link gives. A setting that it leaves out has its default; see `defaults`.
let settings = new Map();
const readSettings = (text) =>
  new Map(
    text
      .split("&")
      .slice(1)
      .map((field) => {
        const [key, value = ""] = field.split("=");
        return [key, value];
      }),
  );
const writeSettings = (scene) =>
  [scene, ...[...settings].map(([key, value]) => `${key}=${value}`)].join("&");
const defaultOf = (control) => defaults[sceneName][control.name] ?? "";
const put = (control, value) => {
  if (control.write) control.write(settings, value);
  else if (value === defaultOf(control)) settings.delete(control.name);
  else settings.set(control.name, value);
};

const percent = (value) => `${fixed(value * 100, 0)} %`;
const inDegrees = (value) => `${fixed(value, 0)}°`;
const inPoints = (value) => `${fixed(value, 0)} pt`;
const digits = (count) => (value) => fixed(value, count);
const orNone = (show) => (value) => (+value ? show(value) : say("none"));
const inSeconds = (value) => `${fixed(value, 2)} s`;
const perSecond = (value) => `${fixed(value, 1)} rad/s`;

// The kinds of controls: a choice, a slider, a list of numbers, and a choice that sets several
// settings.
const choice = (name, choices, more) => ({ name, kind: "choice", choices, ...more });
const range = (name, min, max, step, show, more) => {
  return { name, kind: "range", min, max, step, show, ...more };
};
const list = (name, min, max, more) => ({ name, kind: "text", min, max, ...more });
const preset = (name, read, table, clears = "") =>
  choice(name, Object.keys(table), {
    read,
    write(settings, value) {
      for (const key of clears.split(" ")) settings.delete(key);
      for (const [key, text] of readSettings(`&${table[value]}`)) if (key) settings.set(key, text);
      if (name === "spacing") page.spacing = value;
    },
  });
// A control that is shown while a preset shows one of these values.
const among = (read, values) => ({ if: (settings) => values.split(" ").includes(read(settings)) });

const spacingIn = (settings) =>
  ["angles", "weights", "step"].find((key) => settings.has(key)) ??
  (settings.has("sweep") ? "arc" : "even");
// The spacing that was chosen. A slider stays while it passes its default, which no link has.
const spacingOf = () => page.spacing;
// Controls of a menu that opens in the centre, in any other place, or under the finger.
const placeOf = (settings) => settings.get("open") ?? defaults.menu.open;
const only = (places, control) => ({
  ...control,
  if: (settings) => places.includes(placeOf(settings)) && (control.if?.(settings) ?? true),
});
// Whether the ring in the centre cannot turn.
const isStill = () =>
  sceneName === "menu" && placeOf(settings) === "center" && !numbers()[slots.isTurnable];
const inCenter = (control) => only("center", control);
const spaced = (values) => among(spacingOf, values);
function radiusOf(settings) {
  if (settings.has("fit")) return "filling";
  if (!settings.has("radius")) return "fitted";
  return settings.get("radius").includes(",") ? "ellipse" : "fixed";
}
const dialSetting = (name) => settings.get(name) ?? defaults.dial[name];
const thumbCount = () => (dialSetting("value").includes(",") ? "two" : "one");
// What the superellipse is given by, or the corners.
const outlineOf = (settings) => (settings.has("radius") ? "corners" : "superellipse");
const shapeOf = (settings) =>
  settings.has("radius")
    ? settings.has("smooth")
      ? "smoothing"
      : "concave"
    : settings.has("k")
      ? "k"
      : "n";
// Even steps of the slider are even steps of the exponent's logarithm.
const exponent = (least, more) =>
  range("n", least, 50, 1, (value) => (value === "infinity" ? "∞" : fixed(value, 2)), {
    toSlider: (value) =>
      value === "infinity" ? 50 : Math.max(least, Math.round(16 * Math.log2(value))),
    fromSlider: (value) => fixed(2 ** (value / 16), value < 0 ? 3 : 2),
    ...more,
  });
// The width or the height, of which a link has both.
const side = (name, index) => {
  const sides = (settings) => (settings.get("size") ?? defaults.superellipse.size).split(",");
  return range("size", 20, 340, 2, inPoints, {
    label: name,
    read: (settings) => sides(settings)[index],
    write(settings, value) {
      settings.set("size", sides(settings).with(index, value).join());
    },
  });
};

// Controls behind the "More" disclosure.
const rare = { rare: true };
const decayChoices = Object.entries(decays).map(([name, factor]) => [factor, name]);
const turning = [
  choice("decay", decayChoices, { label: "feel" }),
  range("decay", 0.7, 0.99, 0.005, digits(3)),
  range("sensitivity", -2, 3, 0.1, digits(1), rare),
  range("speed", 0, 50, 1, perSecond, rare),
  range("spin", -12, 12, 0.5, orNone(perSecond), rare),
  range("seed", 0, 99, 1, orNone(String), rare),
  {
    name: "spins",
    kind: "buttons",
    choices: {
      spinNow: () => command(swift.roundel_spin),
      spinAtRandom: () => command(swift.roundel_spin_at_random, Math.floor(Math.random() * 1e6)),
    },
  },
];
const controls = {
  menu: [
    choice(
      "open",
      [
        ["center", "placeCenter"],
        ["corner", "placeCorner"],
        ["edge", "placeEdge"],
        ["finger", "placeFinger"],
      ],
      { label: "place" },
    ),
    only(
      "corner edge finger",
      range("count", 1, 12, 1, (count) => String(Math.min(count, 12))),
    ),
    only("finger", range("submenu", 0, 6, 1, orNone(String))),
    only("finger", range("hold", 0.1, 1.5, 0.05, inSeconds)),
    ...[
      preset(
        "spacing",
        spacingOf,
        {
          even: "",
          arc: "sweep=200&start=-190",
          step: "step=30&start=-195",
          angles: "angles=-90,-45,0,60,120,200",
          weights: "weights=3,1,2,1,2,1",
        },
        "angles weights pad step sweep end start",
      ),
      range("count", 1, 24, 1, String, spaced("even arc step")),
      range("sweep", 20, 360, 5, inDegrees, spaced("arc weights")),
      choice("end", ["inclusive", "exclusive"], spaced("arc")),
      range("step", -90, 90, 5, inDegrees, spaced("step")),
      list("angles", -360, 360, { label: "anglesName", ...spaced("angles") }),
      list("weights", 0, 1000, spaced("weights")),
      range("pad", 0, 30, 1, inDegrees, spaced("weights")),
      range("start", -360, 180, 5, inDegrees, spaced("arc step weights")),
      choice("direction", ["clockwise", "counterclockwise"], spaced("even arc step weights")),
      preset(
        "radiusKind",
        radiusOf,
        { fitted: "", filling: "fit=filling", fixed: "radius=110", ellipse: "radius=140,90" },
        "fit radius",
      ),
      range("radius", 40, 140, 1, inPoints, among(radiusOf, "fixed")),
      list("radius", 1, 10000, { most: 2, label: "radii", ...among(radiusOf, "ellipse") }),
    ].map(inCenter),
    only("center corner edge", choice("orientation", ["upright", "radial", "tangential"])),
    ...[{ name: "land", kind: "check", on: "yes", off: "no" }, ...turning].map(inCenter),
  ],
  wheel: [
    range("detents", 0, 36, 1, orNone(String)),
    choice("limits", [
      ["", "none"],
      ["-135,135", "±135°"],
      ["0,720", "turns2"],
    ]),
    range("dead", 0, 0.6, 0.05, percent),
    ...turning,
  ],
  dial: [
    choice("thumbs", ["one", "two"], {
      read: thumbCount,
      write(settings, count) {
        const least = dialSetting("range").split(",")[0];
        const upper = dialSetting("value").split(",").pop();
        const lower = fixed((+least + +upper) / 2, 8);
        settings.set("value", count === "two" ? `${lower},${upper}` : upper);
      },
    }),
    choice("range", [
      ["0,100", "0 – 100"],
      ["-60,12", "−60 – 12"],
      ["20,20000", "20 – 20000"],
    ]),
    range("step", 0, 10, 0.5, orNone(digits(1)), { label: "stepSize" }),
    range("start", -180, 180, 5, inDegrees),
    range("sweep", -1080, 1080, 15, inDegrees),
    choice("curve", ["linear", "squares", "logarithmic", "decibels"]),
    choice("drag", ["follow", "relative", "planar"]),
    choice("decay", [["0", "none"], ...decayChoices], {
      label: "coasting",
      ...among(thumbCount, "one"),
    }),
    range("ticks", 0, 25, 1, orNone(String), rare),
    range("minor", 0, 9, 1, orNone(String), rare),
  ],
  superellipse: [
    preset(
      "outline",
      outlineOf,
      { superellipse: "", corners: "radius=60&smooth=0.6&size=320,200" },
      "radius smooth n k segments",
    ),
    {
      ...preset("shape", shapeOf, { n: "", k: "k=0.75" }, "n k segments"),
      ...among(outlineOf, "superellipse"),
    },
    {
      ...preset("cornerShape", shapeOf, { smoothing: "smooth=0.6", concave: "n=4" }, "n smooth"),
      label: "shape",
      ...among(outlineOf, "corners"),
    },
    exponent(-20, among(shapeOf, "n")),
    exponent(-50, among(shapeOf, "concave")),
    range("k", 0, 1.33, 0.01, digits(2), among(shapeOf, "k")),
    range("smooth", 0, 1, 0.05, digits(2), { label: "smoothing", ...among(shapeOf, "smoothing") }),
    range("radius", 0, 170, 1, inPoints, { label: "radiusKind", ...among(outlineOf, "corners") }),
    range("inset", -20, 60, 1, inPoints),
    choice(
      "segments",
      [
        ["", "auto"],
        ["1", "1"],
        ["2", "2"],
        ["3", "3"],
        ["4", "4"],
      ],
      { if: (settings) => shapeOf(settings) === "n" && !settings.has("inset") },
    ),
    side("width", 0),
    side("height", 1),
    { name: "show", kind: "checks", choices: ["beziers", "error"] },
  ],
  badge: [
    range("angle", -180, 180, 1, inDegrees, { toSlider: (value) => wrap(+value) }),
    range("ratio", 0.05, 0.5, 0.01, digits(2)),
    choice("host", ["circle", "ellipse", "superellipse"]),
    choice("side", ["on", "inside", "outside"]),
    range("offset", -30, 30, 1, inPoints),
  ],
};
