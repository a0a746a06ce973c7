// The controls of each scene. A control is a setting of the link; what it leaves out has the default.
const feel = [["0.98", "ice"], ["0.95", "smooth"], ["0.92", "moderate"], ["0.85", "quick"]];
const percent = (value) => `${fixed(value * 100, 0)} %`;
const inDegrees = (value) => `${fixed(value, 0)}°`;
const spacingOf = (settings) => (settings.has("angles") ? "angles" : settings.has("sweep") ? "arc" : "even");
const spacings = {
  even: (settings) => ["angles", "sweep", "start"].forEach((key) => settings.delete(key)),
  arc: (settings) => { settings.delete("angles"); settings.set("sweep", "200"); settings.set("start", "-190"); },
  angles: (settings) => { ["sweep", "start", "count"].forEach((key) => settings.delete(key)); settings.set("angles", "-90,-45,0,60,120,200"); },
};
const isPlain = (settings) => spacingOf(settings) !== "angles";

const controls = {
  menu: [
    { name: "spacing", kind: "choice", choices: ["even", "arc", "angles"], read: spacingOf, write: (settings, value) => spacings[value](settings) },
    { name: "count", kind: "range", value: "8", min: 1, max: 24, step: 1, if: isPlain },
    { name: "sweep", kind: "range", value: "360", min: 20, max: 340, step: 5, show: inDegrees, if: (settings) => spacingOf(settings) === "arc" },
    { name: "start", kind: "range", value: "-90", min: -360, max: 180, step: 5, show: inDegrees, if: (settings) => spacingOf(settings) === "arc" },
    { name: "angles", label: "anglesName", kind: "text", value: "", if: (settings) => spacingOf(settings) === "angles" },
    { name: "direction", kind: "choice", value: "clockwise", choices: ["clockwise", "counterclockwise"], if: isPlain },
    { name: "orientation", kind: "choice", value: "upright", choices: ["upright", "radial", "tangential"] },
    { name: "land", kind: "check", value: "yes", on: "yes", off: "no" },
    { name: "decay", label: "feel", kind: "choice", value: "0.92", choices: feel },
    { name: "decay", kind: "range", value: "0.92", min: 0.7, max: 0.99, step: 0.005, show: (value) => fixed(value, 3) },
  ],
  wheel: [
    { name: "detents", kind: "range", value: "0", min: 0, max: 36, step: 1, show: (value) => (+value ? value : say("none")) },
    { name: "limits", kind: "choice", value: "", choices: [["", "none"], ["-135,135", "±135°"], ["0,720", "turns2"]] },
    { name: "dead", kind: "range", value: "0.2", min: 0, max: 0.6, step: 0.05, show: percent },
    { name: "decay", label: "feel", kind: "choice", value: "0.92", choices: feel },
    { name: "decay", kind: "range", value: "0.92", min: 0.7, max: 0.99, step: 0.005, show: (value) => fixed(value, 3) },
  ],
  superellipse: [
    { name: "shape", kind: "choice", choices: ["n", "k"], read: (settings) => (settings.has("k") ? "k" : "n"),
      write: (settings, value) => (value === "k" ? (settings.delete("n"), settings.delete("segments"), settings.set("k", "0.75")) : settings.delete("k")) },
    { name: "n", kind: "range", value: "3.5", min: -20, max: 50, step: 1, show: (value) => fixed(value, 2), if: (settings) => !settings.has("k"),
      // Even steps of the slider are even steps of the exponent's logarithm.
      toSlider: (value) => Math.round(16 * Math.log2(value)), fromSlider: (value) => fixed(2 ** (value / 16), 2) },
    { name: "k", kind: "range", value: "0.75", min: 0, max: 1.33, step: 0.01, show: (value) => fixed(value, 2), if: (settings) => settings.has("k") },
    { name: "segments", kind: "choice", value: "", choices: [["", "auto"], ["1", "1"], ["2", "2"], ["3", "3"], ["4", "4"]], if: (settings) => !settings.has("k") },
    { name: "size", kind: "choice", value: "240,240", choices: [["240,240", "240 × 240"], ["320,200", "320 × 200"]] },
    { name: "show", kind: "checks", choices: ["beziers", "error"] },
  ],
  badge: [
    { name: "angle", kind: "range", value: "45", min: -180, max: 180, step: 1, show: inDegrees },
    { name: "ratio", kind: "range", value: "0.2", min: 0.05, max: 0.5, step: 0.01, show: (value) => fixed(value, 2) },
    { name: "host", kind: "choice", value: "circle", choices: ["circle", "ellipse", "superellipse"] },
    { name: "side", kind: "choice", value: "on", choices: ["inside", "on", "outside"] },
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
    return { control, made, element: html("div", { class: `control of-${control.kind}` }, label, ...made.elements) };
  });
  part("controls").replaceChildren(...rows.map((row) => row.element));
}
function updateControls() {
  for (const { control, made, element } of rows) {
    element.hidden = control.if ? !control.if(settings) : false;
    element.style.display = element.hidden ? "none" : "";
    made.update(control.read?.(settings) ?? settings.get(control.name) ?? control.value);
  }
}
