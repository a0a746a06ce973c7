// The dial with a value, and the range dial with two.
const dial = {
  build() {
    const frame = numbers();
    const isRange = frame[dialSlots.thumbs] === 2;
    // A single thumb is the upper one.
    this.thumbs = isRange ? ["lower", "upper"] : ["upper"];
    this.held = noItem;
    this.band = svg("path", { class: "band" });
    const touchArea = html("div", { class: "turnable fill" });
    this.grips = this.thumbs.map((name) => this.grip(name, isRange ? say(name) : say("dial")));
    this.text = html("b", { dir: "ltr" });
    stage.replaceChildren(
      svg(
        "svg",
        { viewBox: stageBox, "aria-hidden": "true" },
        svg("path", { class: "groove", d: outline(outlines.track) }),
        svg("path", { class: "marks", d: outline(outlines.minorMarks) }),
        svg("path", { class: "marks major", d: outline(outlines.majorMarks) }),
        this.band,
      ),
      touchArea,
      ...this.grips,
      html("div", { class: "readout of-dial", "aria-hidden": "true" }, this.text),
    );
    stage.classList.remove("closed");
    makeTurnable(touchArea);
  },
  grip(name, label) {
    const frame = numbers();
    const grip = html("div", {
      class: "grip",
      role: "slider",
      tabindex: "0",
      "aria-label": label,
      "aria-valuemin": frame[dialSlots.leastValue],
      "aria-valuemax": frame[dialSlots.greatestValue],
    });
    grip.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const word = event.key.replace("Arrow", "");
      const key = dialKeys[word[0].toLowerCase() + word.slice(1)];
      if (key === undefined) return;
      swift.roundel_dial_key(key, thumbIndex[name], seconds(event));
      event.preventDefault();
      wake();
    });
    return grip;
  },
  draw() {
    const frame = numbers();
    const texts = this.thumbs.map((name) => textOf(swift.roundel_dial_text(thumbIndex[name])));
    this.band.setAttribute("d", outline(outlines.band));
    this.thumbs.forEach((name, index) => {
      const direction = frame[dialSlots[`${name}Direction`]];
      const [grip, radius] = [this.grips[index], knobRadius];
      grip.style.left = percentOfStage(center + radius * Math.cos(direction));
      grip.style.top = percentOfStage(center + radius * Math.sin(direction));
      grip.setAttribute("aria-valuenow", frame[dialSlots[`${name}Value`]]);
      grip.setAttribute("aria-valuetext", texts[index]);
    });
    this.text.textContent = texts.join(" – ");
    const held = frame[dialSlots.held];
    if (held !== this.held && held !== noItem) {
      this.grips[this.thumbs.indexOf(held ? "upper" : "lower")]?.focus({ preventScroll: true });
    }
    this.held = held;
    facts({
      value: texts.join(" – "),
      angle: this.thumbs
        .map((name) => `${fixed(degrees(frame[dialSlots[`${name}Direction`]]), 1)}°`)
        .join(" – "),
    });
  },
  // The link and the code have the values at which the dial rests.
  rested() {
    const frame = numbers();
    const value = this.thumbs.map((name) => String(frame[dialSlots[`${name}Value`]])).join();
    if (value === (settings.get("value") ?? defaults.dial.value)) return;
    if (value === defaults.dial.value) settings.delete("value");
    else settings.set("value", value);
    change(true);
  },
};
const thumbIndex = { lower: 0, upper: 1 };
