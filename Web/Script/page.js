// The page: scenes, language, direction, code, and the address that carries all of it.
const scenes = { menu, wheel, superellipse, badge };
let name = "menu", language = "swiftui";

// Takes the controls' settings over; `light` leaves what stands on the stage, and only moves it.
function change(light = false) {
  open(writeSettings(name));
  settings = readSettings(link());
  show(light);
}
function show(light) {
  updateControls();
  if (!light) {
    for (const id of fingers) swift.roundel_touch(3, id, 0, 0, now());
    fingers.clear();
    release = null;
    scene.build();
  }
  scene.draw();
  wake();
  if (!light) drawGraph();
  showCode();
  const extra = [page.lang !== systemLanguage ? `&lang=${page.lang}` : "", page.dir === "rtl" ? "&dir=rtl" : ""].join("");
  history.replaceState(null, "", `#${link()}${extra}`);
}

function go(next) {
  name = next;
  settings = new Map();
  open(name);
  showScene();
}
function showScene() {
  scene = scenes[name];
  for (const key of ["title", "lead", "hint"]) part(key).textContent = key === "hint" && name === "superellipse" ? "" : say(`${name}${key[0].toUpperCase()}${key.slice(1)}`);
  part("panel").setAttribute("aria-label", say(`${name}Title`));
  for (const tab of part("tabs").children) select(tab, tab.dataset.name === name);
  factTexts = {};
  buildControls(name, change);
  show(false);
}

// Reads the address, and makes the page what it says.
const systemLanguage = navigator.language.startsWith("ja") ? "ja" : "en";
function readAddress() {
  const text = decodeURIComponent(location.hash.slice(1)), given = readSettings(text);
  page.lang = words[given.get("lang")] ? given.get("lang") : systemLanguage;
  page.dir = given.get("dir") === "rtl" ? "rtl" : "ltr";
  setEnvironment();
  open(text);
  const design = link();
  [name] = design.split("&");
  settings = readSettings(design);
  showWords();
  showScene();
}
function setEnvironment() { swift.roundel_environment(reduced.matches, page.dir === "rtl", now()); }

function showWords() {
  Object.assign(document.documentElement, { lang: page.lang, dir: page.dir });
  document.title = `Roundel – ${say("menuTitle")}`;
  part("lang").textContent = say("language");
  part("lang").lang = say("otherLanguage");
  part("dir").textContent = say("rtl");
  part("dir").setAttribute("aria-label", say("rtlName"));
  part("dir").setAttribute("aria-pressed", page.dir === "rtl");
  part("copy").textContent = say("copy");
  tabs("tabs", Object.keys(scenes).map((key) => [key, say(key)]), (key) => go(key));
  tabs("languages", [["uikit", "UIKit"], ["swiftui", "SwiftUI"], ["svg", "SVG"], ["css", "CSS"]], (key) => { language = key; showCode(); });
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
    const shown = buttons.filter((button) => !button.hidden), index = shown.indexOf(document.activeElement);
    if (!step || index < 0) return;
    const next = shown[(index + step + shown.length) % shown.length];
    next.focus();
    next.click();
  };
  part(where).replaceChildren(...buttons);
}

const grammar = /(\/\/.*|\/\*[^]*?\*\/)|("(?:[^"\\]|\\.)*")|\b(import|struct|final|class|func|var|let|private|override|some|in|return|self|super)\b|(\b[A-Z]\w+)|((?<![\w#-])-?\d+(?:\.\d+)?(?:px|%|deg)?)/g;
function showCode() {
  for (const tab of part("languages").children) tab.hidden = !code(tab.dataset.name);
  const shown = code(language) ? language : "swiftui";
  for (const tab of part("languages").children) select(tab, tab.dataset.name === shown);
  const text = code(shown), pre = part("code"), pieces = [];
  let end = 0;
  // Long code is shown plain: colour has its price.
  for (const match of text.length < 8000 ? text.matchAll(grammar) : []) {
    const kind = ["", "c", "s", "k", "t", "n"][match.findIndex((group, index) => index > 0 && group !== undefined)];
    pieces.push(text.slice(end, match.index), html("span", { class: kind }, match[0]));
    end = match.index + match[0].length;
  }
  pre.replaceChildren(...pieces, text.slice(end));
  pre.setAttribute("aria-label", shown);
}

part("copy").addEventListener("click", async () => {
  const shown = part("code").textContent;
  try { await navigator.clipboard.writeText(shown); } catch {
    getSelection().selectAllChildren(part("code"));
    document.execCommand("copy");
  }
  part("copy").textContent = say("copied");
  speak(say("copied"));
  setTimeout(() => { part("copy").textContent = say("copy"); }, 1600);
});
const address = () => `#${link()}&lang=${page.lang}&dir=${page.dir}`;
function reopen() { history.replaceState(null, "", address()); readAddress(); }
part("lang").addEventListener("click", () => { page.lang = say("otherLanguage"); reopen(); });
part("dir").addEventListener("click", () => { page.dir = page.dir === "rtl" ? "ltr" : "rtl"; reopen(); });
part("controls").addEventListener("submit", (event) => event.preventDefault());
reduced.addEventListener("change", () => { setEnvironment(); show(); });
addEventListener("hashchange", readAddress);
new ResizeObserver(() => scene.draw()).observe(stage);

readAddress();
globalThis.roundel = { swift, now, numbers, slots, firstItem, code, link, outline, record, go, isRunning: () => running };
