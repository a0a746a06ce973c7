// The page: scenes, language, direction, code, and the address, which keeps all of these.
const scenes = { menu, wheel, dial, superellipse, badge };
let [sceneName] = Object.keys(defaults);
let language = languages.swiftui;

// Shows the design of the settings. With `light`, the elements on the stage are kept, and only
// moved.
function change(light = false) {
  open(writeSettings(sceneName));
  settings = readSettings(link());
  show(light);
}
function show(light) {
  chooseScene();
  updateControls();
  if (!light) {
    stage.classList.remove("closed", "still");
    for (const id of fingers) swift.roundel_touch(touches.cancelled, id, 0, 0, now());
    fingers.clear();
    release = null;
    scene.build();
  }
  scene.draw();
  wake();
  if (!light) drawGraph();
  showCode();
  writeAddress();
}
// Writes the address when the design has not changed for a moment, because browsers limit how often a
// page may write it. An address that is opened before that is kept.
let writing;
function writeAddress() {
  const { hash } = location;
  clearTimeout(writing);
  writing = setTimeout(() => {
    const extra = [
      page.lang !== systemLanguage ? `&lang=${page.lang}` : "",
      page.dir === "rtl" ? "&dir=rtl" : "",
    ].join("");
    if (location.hash === hash) history.replaceState(null, "", `#${link()}${extra}`);
  }, 100);
}

function go(next) {
  sceneName = next;
  settings = new Map();
  open(sceneName);
  showScene();
}
function showTitle(name) {
  const title = say(`${name}Title`);
  part("title").textContent = title;
  document.title = `Roundel – ${title}`;
}
// Chooses the scene and its texts, which for a menu depend on where it opens and whether it turns.
function chooseScene() {
  const place = sceneName === "menu" ? placeOf(settings) : "";
  scene = place === "finger" ? press : scenes[sceneName];
  const placeName = { corner: "fan", edge: "fan", finger: "finger" }[place];
  const name = placeName ?? (isStill() ? "still" : sceneName);
  showTitle(place === "finger" ? "finger" : sceneName);
  part("lead").textContent = say(`${name}Lead`);
  // Items that do not turn are used as those on a fan.
  part("hint").textContent = say(`${name === "still" ? "fan" : name}Hint`);
}
function showScene() {
  page.spacing = spacingIn(settings);
  part("panel").setAttribute("aria-label", say(`${sceneName}Title`));
  for (const tab of part("tabs").children) select(tab, tab.dataset.name === sceneName);
  factTexts = {};
  buildControls(sceneName, change);
  show(false);
}

// Shows the scene, the settings, the language and the direction that the address gives.
const systemLanguage = navigator.language.startsWith("ja") ? "ja" : "en";
function readAddress(address = location.hash) {
  let text = address.slice(1);
  try {
    text = decodeURIComponent(text);
  } catch {
    // A percent sign that is no code stands for itself.
  }
  const given = readSettings(text);
  page.lang = Object.hasOwn(words, given.get("lang")) ? given.get("lang") : systemLanguage;
  page.dir = given.get("dir") === "rtl" ? "rtl" : "ltr";
  setEnvironment();
  open(text);
  const design = link();
  [sceneName] = design.split("&");
  settings = readSettings(design);
  showWords();
  showScene();
}
function setEnvironment() {
  swift.roundel_environment(reduced.matches, page.dir === "rtl", now());
}

function showWords() {
  Object.assign(document.documentElement, { lang: page.lang, dir: page.dir });
  part("lang").textContent = say("language");
  part("lang").lang = say("otherLanguage");
  part("dir").textContent = say("rtl");
  part("dir").setAttribute("aria-label", `${say("rtl")}, ${say("rtlName")}`);
  part("dir").setAttribute("aria-pressed", page.dir === "rtl");
  part("tabs").setAttribute("aria-label", say("scenes"));
  part("languages").setAttribute("aria-label", say("codeName"));
  part("copy").textContent = say("copy");
  tabs(
    "tabs",
    Object.keys(defaults).map((key) => [key, say(key)]),
    (key) => go(key),
  );
  tabs(
    "languages",
    Object.keys(languages).map((key) => [key, say(key)]),
    (key) => {
      language = languages[key];
      showCode();
    },
  );
}

// MARK: - Tabs and code

function select(tab, isSelected) {
  tab.setAttribute("aria-selected", isSelected);
  tab.tabIndex = isSelected ? 0 : -1;
}
function tabs(where, entries, choose) {
  const buttons = entries.map(([key, label]) => {
    const button = html("button", { type: "button", role: "tab", "data-name": key }, label);
    button.addEventListener("click", () => choose(key));
    return button;
  });
  part(where).onkeydown = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] * (page.dir === "rtl" ? -1 : 1);
    const shown = buttons.filter((button) => !button.hidden);
    const index = shown.indexOf(document.activeElement);
    if (!step || index < 0) return;
    const next = shown[(index + step + shown.length) % shown.length];
    next.focus();
    next.click();
  };
  part(where).replaceChildren(...buttons);
}

const keywords =
  "import struct final class func var let private override some for in return self super";
// The groups are comments, strings, keywords, types and numbers.
const grammar = new RegExp(
  [
    String.raw`(\/\/.*|\/\*[\s\S]*?\*\/)`,
    String.raw`("(?:[^"\\]|\\.)*")`,
    String.raw`\b(${keywords.replaceAll(" ", "|")})\b`,
    String.raw`(\b[A-Z]\w+)`,
    String.raw`((?<![\w#-])-?\d+(?:\.\d+)?(?:px|%|deg)?)`,
  ].join("|"),
  "g",
);
function showCode() {
  const shown = code(language) ? language : languages.swiftui;
  for (const tab of part("languages").children) {
    const { name } = tab.dataset;
    tab.hidden = !code(languages[name]);
    select(tab, languages[name] === shown);
    if (languages[name] === shown) part("code").setAttribute("aria-label", name);
  }
  const text = code(shown);
  const pre = part("code");
  const pieces = [];
  let end = 0;
  // Long code is shown without colours, which would take too long.
  for (const match of text.length < 8000 ? text.matchAll(grammar) : []) {
    const kind = ["", "c", "s", "k", "t", "n"][
      match.findIndex((group, index) => index > 0 && group !== undefined)
    ];
    pieces.push(text.slice(end, match.index), html("span", { class: kind }, match[0]));
    end = match.index + match[0].length;
  }
  pre.replaceChildren(...pieces, text.slice(end));
}

part("copy").addEventListener("click", async () => {
  const shown = part("code").textContent;
  try {
    await navigator.clipboard.writeText(shown);
  } catch {
    getSelection().selectAllChildren(part("code"));
    document.execCommand("copy");
  }
  part("copy").textContent = say("copied");
  speak(say("copied"));
  setTimeout(() => {
    part("copy").textContent = say("copy");
  }, 1600);
});
const reopen = () => readAddress(`#${link()}&lang=${page.lang}&dir=${page.dir}`);
part("lang").addEventListener("click", () => {
  page.lang = say("otherLanguage");
  reopen();
});
part("dir").addEventListener("click", () => {
  page.dir = page.dir === "rtl" ? "ltr" : "rtl";
  reopen();
});
part("controls").addEventListener("submit", (event) => event.preventDefault());
reduced.addEventListener("change", () => {
  setEnvironment();
  show();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => scene.draw());
addEventListener("hashchange", () => readAddress());
new ResizeObserver(() => scene.draw()).observe(stage);
// The layout on paper is not observed.
matchMedia("print").addEventListener("change", () => scene.draw());

readAddress();
globalThis.roundel = {
  swift,
  now,
  numbers,
  controls,
  defaults,
  code,
  link,
  outline,
  record,
  go,
  isRunning: () => running,
};
