// The circular menu: buttons that stand where Swift says.
const icons = [
  "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  "m12 3 2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z",
  "M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20z",
  "M13 3 5 13.5h6L10 21l9-11.5h-6.5z",
  "M12 3s6.5 6.700 6.5 11a6.5 6.5 0 0 1-13 0C5.5 9.7 12 3 12 3z",
  "M5 19C4 10 10 5 20 4c0 10-5 16-13 14M5 20c2-6 5-9 9-11",
  "M6 21V4M6 5h12l-3 4 3 4H6",
  "M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4",
  "M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10.5 19.5v-5h3v5",
  "M9 18V6l10-2v12M9 18a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0zM19 16a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0z",
  "M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.8a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6",
];

const menu = {
  // Beyond so many, items are dots on a canvas.
  mostButtons: 60,
  isOpen: true,
  build() {
    const count = numbers()[slots.count];
    this.size = 2 * numbers()[slots.v0];
    const back = svg("svg", { viewBox: "0 0 400 400", "aria-hidden": "true" },
      svg("circle", { class: "track", cx: 200, cy: 200, r: 138 }), svg("path", { class: "pointer", d: "M193 9h14a2 2 0 0 1 1.7 3l-7 11.5a2 2 0 0 1-3.4 0l-7-11.5a2 2 0 0 1 1.7-3z" }));
    this.list = html("div", { class: "turnable", role: "menu", "aria-label": say("menuTitle"), style: "position:absolute;inset:0" });
    this.items = count > this.mostButtons ? [] : Array.from({ length: count }, (_, index) => this.item(index, count));
    this.canvas = count > this.mostButtons ? html("canvas", { "aria-hidden": "true" }) : null;
    this.list.append(...(this.canvas ? [this.canvas] : this.items));
    if (this.canvas) Object.assign(this.list, { tabIndex: 0 });
    this.hub = html("button", { type: "button", class: "hub", "aria-haspopup": "menu" }, svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: "M12 3v18M3 12h18" })));
    this.hub.addEventListener("click", () => this.toggle(!this.isOpen));
    stage.replaceChildren(back, this.list, this.hub);
    makeTurnable(this.list, (target) => this.select(this.items.indexOf(target.closest(".item")), now()));
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.pointed = this.selected = -1;
    this.toggle(this.isOpen);
  },
  item(index, count) {
    const name = words[page.lang].icons[index % icons.length];
    const face = html("i", {}, count > icons.length ? String(index + 1) : svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: icons[index] })));
    const item = html("button", { type: "button", class: "item", role: "menuitemradio", "aria-checked": "false", tabindex: "-1",
      "aria-label": say("item", count > icons.length ? index + 1 : name, index + 1, count) }, face);
    face.style.setProperty("--tint", `oklch(0.64 0.16 ${(255 + 360 * index / count) % 360})`);
    // A key press clicks without a pointer.
    item.addEventListener("click", (event) => { if (event.detail === 0) this.select(index, now()); });
    return item;
  },
  draw() {
    const frame = numbers(), count = frame[slots.count], unit = scale(), size = this.size * unit;
    if (this.canvas) return this.drawDots(frame, count);
    for (let index = 0; index < this.items.length; index += 1) {
      const style = this.items[index].style;
      const x = frame[firstItem + 2 * index] * unit - size / 2, y = frame[firstItem + 2 * index + 1] * unit - size / 2;
      const turn = frame[slots.itemTurn] ? frame[firstItem + 2 * count + index] + frame[slots.itemTurn] : frame[firstItem + 2 * count + index];
      style.transform = `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) rotate(${turn.toFixed(4)}rad)`;
      if (style.width !== `${size}px`) style.width = style.height = `${size}px`;
    }
    this.point(frame[slots.pointed]);
    this.tell(frame);
  },
  drawDots(frame, count) {
    const ratio = devicePixelRatio, side = Math.round(stage.clientWidth * ratio);
    if (this.canvas.width !== side) this.canvas.width = this.canvas.height = side;
    const context = this.canvas.getContext("2d"), unit = side / 400, radius = Math.max(0.8, this.size / 2) * unit;
    context.clearRect(0, 0, side, side);
    context.fillStyle = getComputedStyle(stage).getPropertyValue("--accent");
    context.beginPath();
    for (let index = 0; index < count; index += 1) {
      const x = frame[firstItem + 2 * index] * unit, y = frame[firstItem + 2 * index + 1] * unit;
      context.rect(x - radius, y - radius, 2 * radius, 2 * radius);
    }
    context.fill();
    this.tell(frame);
  },
  point(index) {
    if (index === this.pointed) return;
    this.items[this.pointed]?.classList.remove("pointed");
    this.items[index]?.classList.add("pointed");
    for (const item of this.items) item.tabIndex = -1;
    if (this.items[index]) this.items[index].tabIndex = 0;
    this.pointed = index;
  },
  tell(frame) {
    facts({ pointed: frame[slots.pointed] < 0 ? "–" : String(frame[slots.pointed] + 1), rotation: `${fixed(degrees(frame[slots.rotation]), 1)}°`,
      velocity: `${fixed(frame[slots.velocity], 2)} rad/s`, rest: `${fixed(degrees(frame[slots.rest]), 1)}°` });
  },
  rested() {
    if (this.pointed < 0) return;
    if (this.list.contains(document.activeElement)) this.items[this.pointed].focus({ preventScroll: true });
    speak(this.items[this.pointed].getAttribute("aria-label"));
  },
  select(index, time) {
    if (index < 0 || !this.isOpen) return;
    this.items.forEach((item, other) => item.setAttribute("aria-checked", other === index));
    this.selected = index;
    swift.roundel_select(index, time);
    wake();
  },
  key(event) {
    const next = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -3, PageDown: 3 }[event.key];
    if (event.key === "Escape") { this.toggle(false); this.hub.focus(); event.preventDefault(); return; }
    if (!this.items.length) return turnByKey(event, 4);
    const count = this.items.length;
    const goal = event.key === "Home" ? 0 : event.key === "End" ? count - 1 : next ? ((this.goal ?? this.pointed) + next + count) % count : -1;
    if (goal < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    release = null;
    this.items[goal].tabIndex = 0;
    this.items[goal].focus({ preventScroll: true });
    swift.roundel_select(goal, seconds(event));
    wake();
  },
  get goal() { const index = this.items.indexOf(document.activeElement); return index < 0 ? undefined : index; },
  toggle(isOpen) {
    this.isOpen = isOpen;
    stage.classList.toggle("closed", !isOpen);
    this.hub.setAttribute("aria-expanded", isOpen);
    this.hub.setAttribute("aria-label", say(isOpen ? "close" : "open"));
  },
};
