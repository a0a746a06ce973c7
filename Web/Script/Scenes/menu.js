// The circular menu: buttons, or dots where there are many items, at the positions in the frame.
const icons = [
  "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8" +
    "M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  "m12 3 2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z",
  "M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20z",
  "M13 3 5 13.5h6L10 21l9-11.5h-6.5z",
  "M12 3s6.5 6.700 6.5 11a6.5 6.5 0 0 1-13 0C5.5 9.7 12 3 12 3z",
  "M5 19C4 10 10 5 20 4c0 10-5 16-13 14M5 20c2-6 5-9 9-11",
  "M6 21V4M6 5h12l-3 4 3 4H6",
  "M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4",
  "M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10.5 19.5v-5h3v5",
  "M9 18V6l10-2v12" +
    "M9 18a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0zM19 16a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0z",
  "M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11z" +
    "M12 7.8a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6",
];
const icon = (index) =>
  svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: icons[index] }));
const iconName = (index) => words[page.lang].icons[index % icons.length];
// Gives an item one of the colours around the circle, which begin with blue.
const tint = (face, turn) =>
  face.style.setProperty("--tint", `oklch(0.64 0.16 ${(255 + 360 * turn) % 360})`);

const menu = {
  keys: {
    ArrowLeft: menuKeys.left,
    ArrowRight: menuKeys.right,
    ArrowUp: menuKeys.up,
    ArrowDown: menuKeys.down,
    Enter: menuKeys.choose,
    Escape: menuKeys.leave,
  },
  build() {
    const frame = numbers();
    const count = frame[slots.count];
    const isCrowd = count > mostButtons;
    const [x, y] = [frame[menuSlots.centerX], frame[menuSlots.centerY]];
    const [rx, ry] = [frame[menuSlots.radiusX], frame[menuSlots.radiusY]];
    this.size = frame[menuSlots.itemDiameter];
    this.pointer = svg("path", {
      class: "pointer",
      d: "M-7 -24h14a2 2 0 0 1 1.7 3l-7 11.5a2 2 0 0 1-3.4 0l-7-11.5a2 2 0 0 1 1.7-3z",
      transform: `translate(${x} ${y - ry - this.size / 2})`,
    });
    const back = svg(
      "svg",
      { viewBox: stageBox, "aria-hidden": "true", style: "overflow:hidden" },
      svg("ellipse", { class: "track", cx: x, cy: y, rx, ry }),
      this.pointer,
    );
    this.items = isCrowd
      ? []
      : Array.from({ length: count }, (_, index) => this.item(index, count));
    this.canvas = isCrowd ? html("canvas", { "aria-hidden": "true" }) : null;
    this.list = html(
      "div",
      {
        class: "fill",
        role: "menu",
        "aria-label": say("menuTitle"),
        ...(isCrowd && { tabindex: 0 }),
      },
      ...(isCrowd ? [this.canvas] : this.items),
    );
    this.hub = html(
      "button",
      {
        type: "button",
        class: "hub",
        tabindex: 0,
        "aria-haspopup": "menu",
      },
      svg(
        "svg",
        { viewBox: "0 0 24 24", "aria-hidden": "true" },
        svg("path", { d: "M12 3v18M3 12h18" }),
      ),
    );
    this.hub.style.left = percentOfStage(x);
    this.hub.style.top = percentOfStage(y);
    this.hub.style.width = this.hub.style.height = percentOfStage(hubDiameter);
    // A click by a key has the detail 0. A click with a pointer is handled as a touch.
    this.hub.addEventListener("click", (event) => {
      if (!event.detail) command(swift.roundel_toggle);
    });
    this.ground = html("div", { class: "fill turnable" }, this.list, this.hub);
    stage.replaceChildren(back, this.ground);
    makeTurnable(this.ground);
    this.ground.addEventListener("keydown", (event) => this.key(event));
    this.states = null;
    this.told = this.state(frame);
  },
  item(index, count) {
    const isMany = count > icons.length;
    const face = html("i", {}, isMany ? String(index + 1) : icon(index));
    const item = html(
      "button",
      {
        type: "button",
        class: "item",
        role: "menuitemradio",
        "aria-label": say("item", isMany ? index + 1 : iconName(index), index + 1, count),
      },
      face,
    );
    tint(face, index / count);
    item.addEventListener("click", (event) => {
      if (!event.detail) command(swift.roundel_activate, index);
    });
    return item;
  },
  draw() {
    const frame = numbers();
    this.place((turn) => `rotate(${(frame[slots.itemTurn] + turn).toFixed(4)}rad)`);
    if (this.canvas) this.drawDots(frame, frame[frame[slots.firstOpenness]]);
    this.mark(frame);
    const number = (item) => (item === noItem ? "–" : String(item + 1));
    const selected = number(frame[slots.selected]);
    const turn = { pointed: number(frame[slots.pointed]), selected, ...motionFacts(frame) };
    facts(frame[slots.isTurnable] ? turn : { selected });
  },
  // Puts the items at their positions; `transform` makes the rest of a transform of an item's number.
  place(transform) {
    const frame = numbers();
    const unit = scale();
    const size = `${this.size * unit}px`;
    this.items.forEach(({ style }, index) => {
      const openness = frame[frame[slots.firstOpenness] + index];
      const position = frame[slots.firstPosition] + 2 * index;
      const [x, y] = [frame[position], frame[position + 1]].map((value) =>
        ((value - this.size / 2) * unit).toFixed(2),
      );
      const rest = transform(frame[frame[slots.firstTurn] + index]);
      style.transform = `translate(${x}px,${y}px) ${rest}`;
      style.opacity = openness === 1 ? "" : openness.toFixed(3);
      style.visibility = openness ? "" : "hidden";
      if (style.width !== size) style.width = style.height = size;
    });
  },
  drawDots(frame, openness) {
    const side = Math.round(stage.clientWidth * devicePixelRatio);
    if (this.canvas.width !== side) this.canvas.width = this.canvas.height = side;
    const context = this.canvas.getContext("2d");
    const unit = side / stageSize;
    const radius = Math.max(0.8, this.size / 2) * unit;
    context.clearRect(0, 0, side, side);
    context.globalAlpha = openness;
    context.fillStyle = getComputedStyle(stage).getPropertyValue("--accent");
    context.beginPath();
    for (let index = 0; index < frame[slots.count]; index += 1) {
      const position = frame[slots.firstPosition] + 2 * index;
      const [x, y] = [frame[position] * unit, frame[position + 1] * unit];
      context.rect(x - radius, y - radius, 2 * radius, 2 * radius);
    }
    context.fill();
  },
  // Shows the states of the items and of the button in the middle, if one of them has changed.
  mark(frame) {
    const isOpen = frame[slots.isOpen];
    const isTurnable = frame[slots.isTurnable];
    const pointed = frame[slots.pointed];
    const selected = frame[slots.selected];
    const pressed = frame[slots.pressed];
    const current = Math.max(0, frame[slots.current]);
    const states = [isOpen, isTurnable, pointed, selected, pressed, current].join();
    if (states === this.states) return;
    this.states = states;
    stage.classList.toggle("closed", !isOpen);
    stage.classList.toggle("still", !isTurnable);
    this.list.inert = !isOpen;
    this.hub.classList.toggle("pressed", pressed === centerItem);
    this.hub.setAttribute("aria-expanded", !!isOpen);
    this.hub.setAttribute("aria-label", say(isOpen ? "close" : "open"));
    this.items.forEach((item, index) => {
      item.classList.toggle("pointed", !!isTurnable && index === pointed);
      item.classList.toggle("pressed", index === pressed);
      item.setAttribute("aria-checked", index === selected);
      item.tabIndex = index === current ? 0 : -1;
    });
  },
  // Moves the focus within the menu to the item that keys act on.
  follow() {
    if (!this.list.contains(document.activeElement)) return;
    this.items[numbers()[slots.current]]?.focus({ preventScroll: true });
  },
  // What is told where the menu comes to rest, if it has changed.
  state: (frame) => [slots.current, slots.selected, slots.isOpen].map((slot) => frame[slot]).join(),
  rested() {
    const [item, state] = [this.items[numbers()[slots.current]], this.state(numbers())];
    this.follow();
    if (state === this.told) return;
    this.told = state;
    if (item && numbers()[slots.isOpen]) speak(item.getAttribute("aria-label"));
  },
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !numbers()[slots.isOpen]) return;
    const time = seconds(event);
    const key = this.keys[event.key];
    const pages = { PageUp: -3, PageDown: 3 }[event.key];
    const end = { Home: 0, End: lastItem }[event.key];
    // Return clicks the button that has the focus.
    if (key === menuKeys.choose && event.target !== this.list) return;
    if (key !== undefined) {
      if (!swift.roundel_key(key, time)) return;
    } else if (pages) swift.roundel_step(pages, time);
    else if (end !== undefined) swift.roundel_select(end, time);
    else return;
    event.preventDefault();
    release = null;
    this.mark(numbers());
    if (!numbers()[slots.isOpen]) this.hub.focus();
    else (this.items[numbers()[slots.current]] ?? this.list).focus({ preventScroll: true });
    wake();
  },
};
