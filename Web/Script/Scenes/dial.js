// The dial with a value, and the range dial with two.
const dial = {
  build() {
    const frame = numbers();
    // A single thumb is the upper one.
    this.thumbs = frame[dialSlots.thumbs] === 2 ? ["lower", "upper"] : ["upper"];
    this.held = noItem;
    this.band = svg("path", { class: "band" });
    this.grips = this.thumbs.map((name) => this.grip(name));
    this.text = html("b", { dir: "ltr" });
    const touchArea = html("div", { class: "turnable fill" });
    stage.replaceChildren(
      svg(
        "svg",
        { viewBox: stageBox, "aria-hidden": "true" },
        svg("path", { class: "groove", d: this.arc("start", "end") }),
        svg("path", { class: "tick", d: outline(outlines.minorMarks) }),
        svg("path", { class: "tick major", d: outline(outlines.majorMarks) }),
        this.band,
      ),
      touchArea,
      ...this.grips,
      html("div", { class: "readout of-dial", "aria-hidden": "true" }, this.text),
    );
    stage.classList.remove("closed");
    makeTurnable(touchArea);
  },
  grip(name) {
    const grip = html("div", {
      class: "grip",
      role: "slider",
      tabindex: "0",
      "aria-label": say(this.thumbs.length === 2 ? name : "value"),
    });
    grip.addEventListener("keydown", (event) => {
      const word = event.key.replace("Arrow", "");
      const key = dialKeys[word[0].toLowerCase() + word.slice(1)];
      if (key === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      command(swift.roundel_dial_key, key, thumbIndex[name]);
      event.preventDefault();
    });
    return grip;
  },
  arc(from, to) {
    const frame = numbers();
    const angle = (slot) => degrees(frame[dialSlots[slot]]) + 90;
    return arc(angle(from), angle(to), knobRadius);
  },
  draw() {
    const frame = numbers();
    const text = (slot) => fixed(frame[dialSlots[slot]], frame[dialSlots.decimals]);
    this.values = this.thumbs.map((name) => text(`${name}Value`));
    this.band.setAttribute("d", this.arc("lowerDirection", "upperDirection"));
    this.thumbs.forEach((name, index) => {
      const grip = this.grips[index];
      const direction = frame[dialSlots[`${name}Direction`]];
      grip.style.left = percentOfStage(center + knobRadius * Math.cos(direction));
      grip.style.top = percentOfStage(center + knobRadius * Math.sin(direction));
      grip.ariaValueMin = index ? this.values[0] : text("leastValue");
      grip.ariaValueMax = this.values[index + 1] ?? text("greatestValue");
      grip.ariaValueNow = grip.ariaValueText = this.values[index];
    });
    this.text.textContent = this.values.join(" – ");
    this.text.style.setProperty("--letters", this.text.textContent.length);
    const held = frame[dialSlots.held];
    // From the end, because a single thumb has the index of the upper one.
    if (held !== this.held && held !== noItem)
      this.grips.at(held - 2).focus({ preventScroll: true });
    this.held = held;
    const turn = frame[dialSlots.upperDirection] - frame[dialSlots.start];
    facts({ value: this.text.textContent, rotation: `${fixed(degrees(turn), 1)}°` });
  },
  // The link and the code have the values at which the dial rests, and those that they had while the
  // dial shows the same.
  rested() {
    const given = (settings.get("value") ?? defaults.dial.value).split(",");
    const decimals = numbers()[dialSlots.decimals];
    const shown = given.map((text) => fixed(+text, decimals));
    if (shown.join() === this.values.join()) return;
    // Without zeros at the end, as a link has them; a small number has no exponent there.
    const value = this.values.join().replace(/\.0+\b|(\.\d*?)0+\b/g, "$1");
    settings.set("value", value);
    change(true);
  },
  // A scroll up or right increases the value.
  scroll: (x, y) => (Math.abs(y) > Math.abs(x) ? -y : page.dir === "rtl" ? -x : x),
};
const thumbIndex = { lower: 0, upper: 1 };
