// The menu under the finger: a field on which a finger presses or draws a stroke.
const press = {
  place: menu.place,
  build() {
    const frame = numbers();
    const count = frame[pressSlots.items];
    const parent = frame[pressSlots.parent];
    this.size = frame[pressSlots.itemDiameter];
    this.faces = Array.from({ length: frame[slots.count] }, (_, index) =>
      index < count
        ? { icon: index, turn: index / count, place: [index + 1, count] }
        : {
            icon: icons.length - 1 - (index - count),
            turn: parent / count,
            place: [index - count + 1, frame[slots.count] - count],
          },
    );
    this.items = this.faces.map((face, index) => this.item(face, index));
    this.parent = frame[slots.count] > count ? this.items[parent] : null;
    this.parent?.setAttribute("aria-haspopup", "menu");
    this.list = html("div", { class: "fill", role: "menu", "aria-label": say("fingerTitle") });
    this.list.append(...this.items);
    this.badge = html("i");
    this.caption = html("span");
    this.field = html(
      "button",
      {
        type: "button",
        class: "field",
        tabindex: 0,
        "aria-haspopup": "menu",
        "aria-label": say("fingerTitle"),
      },
      this.badge,
      this.caption,
    );
    this.field.addEventListener("click", (event) => {
      if (!event.detail) this.act(swift.roundel_toggle);
    });
    this.middle = svg("circle", { class: "middle", r: 22 });
    this.trail = svg("path", { class: "trail" });
    this.title = html("b", { class: "title", "aria-hidden": "true" });
    this.ground = html(
      "div",
      { class: "fill turnable" },
      this.field,
      svg(
        "svg",
        { viewBox: stageBox, class: "fill", "aria-hidden": "true" },
        this.middle,
        this.trail,
      ),
      this.list,
      this.title,
    );
    stage.replaceChildren(this.ground);
    makeTurnable(this.ground);
    this.ground.addEventListener("pointerleave", (event) => this.hover(touches.left, event));
    // A long press of a finger would open the menu of the browser.
    this.ground.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      if (event.button === 2) this.hover(touches.clicked, event);
    });
    this.ground.addEventListener("keydown", (event) => this.key(event));
    this.states = this.chosen = null;
  },
  item({ icon: number, turn, place }, index) {
    const face = html("i", {}, icon(number));
    const label = say("item", iconName(number), ...place);
    const item = html(
      "button",
      { type: "button", class: "item", role: "menuitem", tabindex: -1, "aria-label": label },
      face,
    );
    tint(face, turn);
    item.addEventListener("click", (event) => {
      if (!event.detail) this.act(swift.roundel_activate, index);
    });
    return item;
  },
  // Draws the path of the finger.
  follows(phase, [x, y]) {
    const way = `${x.toFixed(1)} ${y.toFixed(1)}`;
    if (phase === touches.began) this.way = `M${way}`;
    else if (phase === touches.moved) this.way += `L${way}`;
    else this.way = "";
    this.trail.setAttribute("d", this.way);
  },
  hover(phase, event) {
    if (!swift.roundel_touch(phase, event.pointerId ?? 0, ...point(event), seconds(event))) return;
    wake();
  },
  draw() {
    const frame = numbers();
    const openness = frame[pressSlots.openness];
    this.place((size) => `scale(${size.toFixed(4)})`);
    this.middle.setAttribute("cx", frame[pressSlots.centerX]);
    this.middle.setAttribute("cy", frame[pressSlots.centerY]);
    this.middle.style.opacity = openness;
    this.field.style.setProperty("--faded", openness);
    this.title.style.left = percentOfStage(frame[pressSlots.titleX]);
    this.title.style.top = percentOfStage(frame[pressSlots.titleY]);
    this.mark(frame);
    const name = (index) => (index === noItem ? "–" : iconName(this.faces[index].icon));
    facts({
      highlighted: name(frame[slots.pointed]),
      selected: name(frame[slots.selected]),
    });
  },
  // Shows what is highlighted, open and chosen, if it has changed.
  mark(frame) {
    const isOpen = frame[slots.isOpen];
    const pointed = frame[slots.pointed];
    const isInside = frame[pressSlots.isSubmenuOpen];
    const states = [isOpen, pointed, isInside].join();
    if (states !== this.states) {
      this.states = states;
      this.list.inert = !isOpen;
      this.field.setAttribute("aria-expanded", !!isOpen);
      this.parent?.setAttribute("aria-expanded", !!isInside);
      this.items.forEach((item, index) => {
        item.classList.toggle("pointed", index === pointed);
      });
      const face = this.faces[pointed];
      if (face) this.title.textContent = iconName(face.icon);
      this.title.classList.toggle("shown", !!face && !!isOpen);
    }
    const chosen = frame[slots.selected];
    const choices = frame[pressSlots.choices];
    if (chosen !== this.chosen || choices !== this.choices) this.choose(chosen);
    this.choices = choices;
  },
  // Shows the item that was chosen in the middle of the field.
  choose(index) {
    const isNew = this.chosen !== null && index !== noItem;
    this.chosen = index;
    const face = this.faces[index];
    this.badge.replaceChildren(face ? icon(face.icon) : html("u"));
    this.badge.classList.toggle("item", !!face);
    if (face) tint(this.badge, face.turn);
    this.caption.textContent = face ? iconName(face.icon) : say("fingerIdle");
    if (isNew) speak(say("chose", iconName(face.icon)));
  },
  rested() {
    const frame = numbers();
    const item = frame[slots.isOpen] ? this.items[frame[slots.current]] : undefined;
    this.focus();
    if (item && item !== this.told) speak(item.getAttribute("aria-label"));
    this.told = item;
  },
  // Moves the focus within the stage to the item that keys act on.
  focus() {
    if (!this.ground.contains(document.activeElement)) return;
    const frame = numbers();
    const item = frame[slots.isOpen] && this.items[frame[slots.current]];
    (item || this.field).focus({ preventScroll: true });
  },
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = menu.keys[event.key];
    if (key === undefined || !swift.roundel_key(key, seconds(event))) return;
    event.preventDefault();
    this.update();
  },
  // A click without a pointer.
  act(...call) {
    command(...call);
    this.update();
  },
  update() {
    this.draw();
    this.focus();
    wake();
  },
};
