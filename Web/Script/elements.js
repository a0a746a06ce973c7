// The parts of the page, and the helpers that make elements, numbers and texts for it.
const part = (name) => document.querySelector(`[data-part=${name}]`);

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
const svg = (name, attributes = {}, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
const html = (name, attributes = {}, ...children) =>
  fill(document.createElement(name), attributes, children);

const degrees = (radians) => (radians * 180) / Math.PI;
// Adding 0 turns −0 into 0.
const fixed = (number, digits) =>
  (Math.round(number * 10 ** digits) / 10 ** digits + 0).toFixed(digits);

// The state that is not part of a design: language, direction, and what the superellipse shows.
const page = { lang: "en", dir: "ltr", show: new Set(["beziers", "error"]) };
const say = (key, ...values) =>
  values.reduce(
    (text, value, index) => text.replace(`{${index}}`, value),
    words[page.lang][key] ?? key,
  );
// What is said again differs by a space that is not heard.
const speak = (text) => {
  part("spoken").textContent = part("spoken").textContent === text ? `${text}\u00a0` : text;
};
