// The controls of each scene. A control is a setting of the link; what it leaves out has the default.
const feel = [["0.98", "ice"], ["0.95", "smooth"], ["0.92", "moderate"], ["0.85", "quick"]];
const percent = (value) => `${fixed(value * 100, 0)} %`;
const inDegrees = (value) => `${fixed(value, 0)}°`;
const inPoints = (value) => `${fixed(value, 0)} pt`;
const digits = (count) => (value) => fixed(value, count);
const orNone = (show) => (value) => (+value ? show(value) : say("none"));
const perSecond = (value) => `${fixed(value, 1)} rad/s`;

// Kinds of controls: a choice, a slider, a list of numbers, and a choice of several settings at once.
const choice = (name, value, choices, more) => ({ name, kind: "choice", value, choices, ...more });
const range = (name, value, min, max, step, show, more) => ({ name, kind: "range", value, min, max, step, show, ...more });
const list = (name, more) => ({ name, kind: "text", value: "", ...more });
const preset = (name, read, table, clears = "") => choice(name, undefined, Object.keys(table), { read, write(settings, value) {
  for (const key of clears.split(" ")) settings.delete(key);
  for (const [key, text] of readSettings(`&${table[value]}`)) if (key) settings.set(key, text);
} });
// A control that is there if one of these is what a preset shows.
const among = (read, values) => ({ if: (settings) => values.split(" ").includes(read(settings)) });

const spacingOf = (settings) => ["angles", "weights", "step"].find((key) => settings.has(key)) ?? (settings.has("sweep") ? "arc" : "even");
const spaced = (values) => among(spacingOf, values);
const radiusOf = (settings) => (settings.has("fit") ? "filling" : settings.has("radius") ? (settings.get("radius").includes(",") ? "ellipse" : "fixed") : "fitted");
const hasHandle = (settings) => (settings.has("k") ? "k" : "n");

// What is folded away.
const rare = { rare: true };
const turning = [
  choice("decay", "0.92", feel, { label: "feel" }),
  range("decay", "0.92", 0.7, 0.99, 0.005, digits(3)),
  range("sensitivity", "1", -2, 3, 0.1, digits(1), rare),
  range("speed", "50", 0, 50, 1, perSecond, rare),
  range("spin", "0", -12, 12, 0.5, orNone(perSecond), rare),
  range("seed", "0", 0, 99, 1, orNone(String), rare),
  { name: "spins", kind: "buttons", choices: { spinNow: () => order("spin"), lot: () => order("spin_at_random", Math.floor(Math.random() * 1e6)) } },
];
const controls = {
  menu: [
    preset("spacing", spacingOf, { even: "", arc: "sweep=200&start=-190", step: "step=30&start=-195", angles: "angles=-90,-45,0,60,120,200", weights: "weights=3,1,2,1,2,1" }, "angles weights pad step sweep end start"),
    range("count", "8", 1, 24, 1, String, spaced("even arc step")),
    range("sweep", "360", 20, 360, 5, inDegrees, spaced("arc weights")),
    choice("end", "inclusive", ["inclusive", "exclusive"], spaced("arc")),
    range("step", "0", -90, 90, 5, inDegrees, spaced("step")),
    list("angles", { label: "anglesName", ...spaced("angles") }),
    list("weights", spaced("weights")),
    range("pad", "0", 0, 30, 1, inDegrees, spaced("weights")),
    range("start", "-90", -360, 180, 5, inDegrees, spaced("arc step weights")),
    choice("direction", "clockwise", ["clockwise", "counterclockwise"], spaced("even arc step weights")),
    preset("radiusKind", radiusOf, { fitted: "", filling: "fit=filling", fixed: "radius=110", ellipse: "radius=140,90" }, "fit radius"),
    range("radius", "", 40, 140, 1, inPoints, among(radiusOf, "fixed")),
    list("radius", { label: "radii", ...among(radiusOf, "ellipse") }),
    choice("orientation", "upright", ["upright", "radial", "tangential"]),
    { name: "land", kind: "check", value: "yes", on: "yes", off: "no" },
    ...turning,
  ],
  wheel: [
    range("detents", "0", 0, 36, 1, orNone(String)),
    choice("limits", "", [["", "none"], ["-135,135", "±135°"], ["0,720", "turns2"]]),
    range("dead", "0.2", 0, 0.6, 0.05, percent),
    ...turning,
  ],
  superellipse: [
    preset("shape", hasHandle, { n: "", k: "k=0.75" }, "n k segments"),
    // Even steps of the slider are even steps of the exponent's logarithm.
    range("n", "3.5", -20, 50, 1, digits(2), { toSlider: (value) => Math.round(16 * Math.log2(value)), fromSlider: (value) => fixed(2 ** (value / 16), 2), ...among(hasHandle, "n") }),
    range("k", "0.75", 0, 1.33, 0.01, digits(2), among(hasHandle, "k")),
    range("inset", "0", -20, 60, 1, inPoints),
    choice("segments", "", [["", "auto"], ["1", "1"], ["2", "2"], ["3", "3"], ["4", "4"]], { if: (settings) => !settings.has("k") && !settings.has("inset") }),
    choice("size", "240,240", [["240,240", "240 × 240"], ["320,200", "320 × 200"]]),
    { name: "show", kind: "checks", choices: ["beziers", "error"] },
  ],
  badge: [
    range("angle", "45", -180, 180, 1, inDegrees),
    range("ratio", "0.2", 0.05, 0.5, 0.01, digits(2)),
    choice("host", "circle", ["circle", "ellipse", "superellipse"]),
    choice("side", "on", ["on", "inside", "outside"]),
    range("offset", "0", -30, 30, 1, inPoints),
  ],
};

// The settings of the link, of which a design is made; `change` takes them over.
let settings = new Map();
const readSettings = (text) => new Map(text.split("&").slice(1).map((field) => { const [key, value = ""] = field.split("="); return [key, value]; }));
const writeSettings = (scene) => [scene, ...[...settings].map(([key, value]) => `${key}=${value}`)].join("&");
const put = (control, value) => {
  if (control.write) control.write(settings, value);
  else if (value === control.value) settings.delete(control.name);
  else settings.set(control.name, value);
};

const makers = {
  choice(control, change) {
    const group = `${control.name}-${control.label ?? ""}`;
    const inputs = control.choices.map((choice) => {
      const [value, label] = Array.isArray(choice) ? choice : [choice, choice];
      const input = html("input", { type: "radio", name: group, value });
      input.addEventListener("change", () => { put(control, value); change(); });
      return [html("label", {}, input, html("span", {}, say(label))), input];
    });
    const element = html("div", { class: "choice", role: "radiogroup", "aria-label": say(control.label ?? control.name) }, ...inputs.map(([label]) => label));
    return { elements: [element], update: (value) => inputs.forEach(([, input]) => { input.checked = input.value === value; }) };
  },
  range(control, change) {
    const { min, max, step } = control;
    const input = html("input", { type: "range", min, max, step, "aria-label": say(control.label ?? control.name) });
    const output = html("output");
    input.addEventListener("input", () => { put(control, control.fromSlider?.(+input.value) ?? String(+input.value)); change(); });
    const update = (value) => {
      input.value = control.toSlider?.(value) ?? value;
      input.style.setProperty("--fill", `${(input.value - min) / (max - min) * 100}%`);
      output.value = (control.show ?? String)(value);
      input.setAttribute("aria-valuetext", output.value);
    };
    return { elements: [input, output], update };
  },
  text(control, change) {
    const input = html("input", { type: "text", inputmode: "text", spellcheck: "false", "aria-label": say(control.label ?? control.name) });
    input.addEventListener("change", () => {
      const isSound = /^\s*-?\d+(\.\d+)?(\s*,\s*-?\d+(\.\d+)?)*\s*$/.test(input.value);
      input.setAttribute("aria-invalid", !isSound);
      if (isSound) { put(control, input.value.replace(/\s/g, "")); change(); }
    });
    return { elements: [input], update: (value) => { input.value = value.replace(/,/g, ", "); } };
  },
  check(control, change) {
    const input = html("input", { type: "checkbox", "aria-label": say(control.name) });
    input.addEventListener("change", () => { put(control, input.checked ? control.on : control.off); change(); });
    return { elements: [input], update: (value) => { input.checked = value === control.on; } };
  },
  buttons(control) {
    const buttons = Object.entries(control.choices).map(([label, act]) => {
      const button = html("button", { type: "button", class: "tool" }, say(label));
      button.addEventListener("click", act);
      return button;
    });
    return { elements: [html("div", { class: "checks" }, ...buttons)], update() {} };
  },
  checks(control, change) {
    const inputs = control.choices.map((choice) => {
      const input = html("input", { type: "checkbox" });
      input.addEventListener("change", () => { page.show[input.checked ? "add" : "delete"](choice); change(); });
      return [choice, input, html("label", {}, input, say(choice))];
    });
    return { elements: [html("div", { class: "checks" }, ...inputs.map(([, , label]) => label))],
      update: () => inputs.forEach(([choice, input]) => { input.checked = page.show.has(choice); }) };
  },
};

let rows = [];
function buildControls(scene, change) {
  rows = controls[scene].map((control) => {
    const made = makers[control.kind](control, change);
    const label = html("span", { "aria-hidden": "true" }, say(control.label ?? control.name));
    const kind = control.choices?.length > 4 && control.kind === "choice" ? "many" : control.kind;
    return { control, made, element: html("div", { class: `control of-${kind}` }, label, ...made.elements) };
  });
  const [folded, plain] = [true, false].map((isRare) => rows.filter((row) => !!row.control.rare === isRare).map((row) => row.element));
  // A setting that the link gives is not hidden.
  const isOpen = rows.some(({ control }) => control.rare && settings.has(control.name));
  part("controls").replaceChildren(...plain, ...(folded.length ? [html("details", isOpen ? { open: "" } : {}, html("summary", {}, say("more")), ...folded)] : []));
}
function updateControls() {
  for (const { control, made, element } of rows) {
    element.hidden = control.if ? !control.if(settings) : false;
    element.style.display = element.hidden ? "none" : "";
    made.update(control.read?.(settings) ?? settings.get(control.name) ?? control.value);
  }
}
