// The dial that one finger turns.
const wheel = {
  build() {
    const frame = numbers();
    this.detents = +(settings.get("detents") ?? 0);
    this.limits = settings.get("limits")?.split(",").map(Number);
    const dead = 150 * +(settings.get("dead") ?? 0.2);
    const shade = svg("radialGradient", { id: "shade", cx: "35%", cy: "25%", r: "90%" },
      svg("stop", { offset: "0", "stop-color": "var(--sky)" }), svg("stop", { offset: "1", "stop-color": "var(--sky)", "stop-opacity": "0" }));
    this.turning = svg("g", {}, ...this.ticks(), svg("path", { class: "notch", d: "M200 56Q206 60 205 66L200 84 195 66Q194 60 200 56Z" }));
    this.swept = svg("path", { class: "swept" });
    this.dots = Array.from({ length: this.detents }, (_, index) => this.dot(index));
    const back = svg("svg", { viewBox: "0 0 400 400", "aria-hidden": "true" }, svg("defs", {}, shade),
      svg("path", { class: "pointer", d: "M194 1h12a2 2 0 0 1 1.7 3l-6 9a2 2 0 0 1-3.4 0l-6-9a2 2 0 0 1 1.7-3z" }), ...this.range(), this.swept, ...this.dots,
      svg("circle", { class: "dial", cx: 200, cy: 200, r: 150 }), svg("circle", { class: "dial-shade", cx: 200, cy: 200, r: 149 }),
      this.turning, svg("circle", { class: "dead", cx: 200, cy: 200, r: Math.max(dead, 0.1) }));
    this.angle = html("b", { dir: "ltr" });
    this.turns = html("span");
    this.knob = html("div", { class: "turnable", role: "slider", tabindex: "0", "aria-label": say("dial"), style: "position:absolute;inset:12.5%",
      "aria-valuemin": this.limits?.[0] ?? 0, "aria-valuemax": this.limits?.[1] ?? 360 });
    stage.replaceChildren(back, this.knob, html("div", { class: "readout", "aria-hidden": "true" }, this.angle, this.turns));
    stage.classList.remove("closed");
    makeTurnable(this.knob);
    this.knob.addEventListener("keydown", (event) => turnByKey(event, this.detents ? Math.max(1, Math.round(this.detents / 4)) : 6));
    return frame;
  },
  ticks() {
    return Array.from({ length: 72 }, (_, index) => {
      const isMajor = index % 6 === 0;
      return svg("path", { class: isMajor ? "tick major" : "tick", d: isMajor ? "M200 58v14" : "M200 58v7", transform: `rotate(${index * 5} 200 200)` });
    });
  },
  // Where the pointer will be on the dial at a detent.
  dot(index) {
    return svg("circle", { class: "detent", cx: 200, cy: 34, r: Math.min(4, 100 / this.detents), transform: `rotate(${index * 360 / this.detents} 200 200)` });
  },
  range() {
    if (!this.limits || this.limits[1] - this.limits[0] >= 360) return [];
    return [svg("path", { class: "range", d: arc(this.limits[0], this.limits[1], 180) })];
  },
  draw() {
    const frame = numbers(), rotation = degrees(frame[slots.rotation]);
    // A dial with limits shows how far it is between them.
    const shown = this.limits ? +fixed(Math.min(Math.max(rotation, this.limits[0]), this.limits[1]), 1) : Math.floor(((rotation % 360) + 360) % 360 * 10 + 0.5) / 10 % 360;
    this.turning.setAttribute("transform", `rotate(${rotation.toFixed(3)} 200 200)`);
    this.swept.setAttribute("d", arc(0, Math.max(-359.9, Math.min(359.9, rotation)), 158));
    this.angle.textContent = `${shown.toFixed(1)}°`;
    const turns = this.limits ? 0 : Math.floor(rotation / 360 + 1e-9);
    this.turns.textContent = turns === 1 ? say("turnCountOne") : turns ? say("turnCount", turns) : "";
    if (this.detents) {
      const present = Math.round(rotation / 360 * this.detents);
      this.dots.forEach((dot, index) => dot.classList.toggle("now", index === ((present % this.detents) + this.detents) % this.detents));
    }
    facts(motionFacts(frame));
    if (!running || frame[slots.phase] === 0) this.tell(rotation, shown, turns);
  },
  rested() { this.draw(); },
  tell(rotation, shown, turns) {
    this.knob.setAttribute("aria-valuenow", fixed(shown, 1));
    this.knob.setAttribute("aria-valuetext", turns ? say(turns === 1 ? "turnedOne" : "turned", shown.toFixed(1), turns) : say("degrees", shown.toFixed(1)));
  },
};

// An arc about the middle of the stage, in degrees from 12 o'clock.
function arc(from, to, radius) {
  const place = (angle) => { const turn = (angle - 90) * Math.PI / 180; return `${(200 + radius * Math.cos(turn)).toFixed(2)} ${(200 + radius * Math.sin(turn)).toFixed(2)}`; };
  return `M${place(from)}A${radius} ${radius} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${place(to)}`;
}
