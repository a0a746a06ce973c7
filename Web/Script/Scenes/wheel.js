// The dial, which one finger turns.
const wheel = {
  build() {
    const frame = numbers();
    this.detents = frame[wheelSlots.detents];
    const limits = [frame[wheelSlots.lowerLimit], frame[wheelSlots.upperLimit]];
    this.limits = Number.isFinite(limits[0]) ? limits : null;
    const shade = svg(
      "radialGradient",
      { id: "shade", cx: "35%", cy: "25%", r: "90%" },
      svg("stop", { offset: "0", "stop-color": "var(--sky)" }),
      svg("stop", { offset: "1", "stop-color": "var(--sky)", "stop-opacity": "0" }),
    );
    this.turning = svg(
      "g",
      {},
      ...this.ticks(),
      svg("path", { class: "notch", d: "M200 56Q206 60 205 66L200 84 195 66Q194 60 200 56Z" }),
    );
    this.swept = svg("path", { class: "swept" });
    this.dots = Array.from({ length: this.detents }, (_, index) => this.dot(index));
    const back = svg(
      "svg",
      { viewBox: stageBox, "aria-hidden": "true" },
      svg("defs", {}, shade),
      svg("path", {
        class: "pointer",
        d: "M194 1h12a2 2 0 0 1 1.7 3l-6 9a2 2 0 0 1-3.4 0l-6-9a2 2 0 0 1 1.7-3z",
      }),
      ...this.range(),
      this.swept,
      ...this.dots,
      svg("circle", { class: "dial", cx: center, cy: center, r: dialRadius }),
      svg("circle", { class: "dial-shade", cx: center, cy: center, r: dialRadius - 1 }),
      this.turning,
      svg("circle", {
        class: "dead",
        cx: center,
        cy: center,
        r: Math.max(frame[wheelSlots.deadZoneRadius], 0.1),
      }),
    );
    this.angle = html("b", { dir: "ltr" });
    this.turns = html("span");
    this.knob = html("div", {
      class: "turnable",
      role: "slider",
      tabindex: "0",
      "aria-label": say("dial"),
      style: `position:absolute;inset:${percentOfStage(center - dialRadius)}`,
      "aria-valuemin": this.limits?.[0] ?? 0,
      "aria-valuemax": this.limits?.[1] ?? 360,
    });
    stage.replaceChildren(
      back,
      this.knob,
      html("div", { class: "readout", "aria-hidden": "true" }, this.angle, this.turns),
    );
    stage.classList.remove("closed");
    makeTurnable(this.knob);
    this.knob.addEventListener("keydown", (event) =>
      turnByKey(event, this.detents ? Math.max(1, Math.round(this.detents / 4)) : 6),
    );
  },
  ticks() {
    return Array.from({ length: 72 }, (_, index) => {
      const isMajor = index % 6 === 0;
      return svg("path", {
        class: isMajor ? "tick major" : "tick",
        d: `M${center} ${center - dialRadius + 8}v${isMajor ? 14 : 7}`,
        transform: `rotate(${index * 5} ${center} ${center})`,
      });
    });
  },
  // A dot beside the dial, to which the notch of the dial points at a detent.
  dot(index) {
    return svg("circle", {
      class: "detent",
      cx: center,
      cy: center - dialRadius - 16,
      r: Math.min(4, 100 / this.detents),
      transform: `rotate(${(index * 360) / this.detents} ${center} ${center})`,
    });
  },
  range() {
    if (!this.limits || this.limits[1] - this.limits[0] >= 360) return [];
    return [
      svg("path", { class: "range", d: arc(this.limits[0], this.limits[1], dialRadius + 30) }),
    ];
  },
  draw() {
    const frame = numbers();
    const rotation = degrees(frame[slots.rotation]);
    // With limits the dial shows its rotation, otherwise the angle within the turn, of which the
    // turns are those of the rounded angle.
    const tenths = Math.floor(rotation * 10 + 0.5 + 1e-9);
    const turns = this.limits ? 0 : Math.floor(tenths / 3600);
    const shown = this.limits
      ? +fixed(Math.min(Math.max(rotation, this.limits[0]), this.limits[1]), 1)
      : (tenths - 3600 * turns) / 10;
    this.turning.setAttribute("transform", `rotate(${rotation.toFixed(3)} ${center} ${center})`);
    this.swept.setAttribute("d", arc(0, rotation, dialRadius + 8));
    this.angle.textContent = `${shown.toFixed(1)}°`;
    this.turns.textContent =
      turns === 1 ? say("turnCountOne") : turns ? say("turnCount", turns) : "";
    if (this.detents) {
      const detent = Math.round((rotation / 360) * this.detents);
      const index = ((detent % this.detents) + this.detents) % this.detents;
      for (const dot of this.dots) dot.classList.toggle("now", dot === this.dots[index]);
    }
    facts(motionFacts(frame));
    if (!running || frame[slots.phase] === phases.idle) this.tell(shown, turns);
  },
  rested() {
    this.draw();
  },
  tell(shown, turns) {
    this.knob.setAttribute("aria-valuenow", fixed(shown, 1));
    this.knob.setAttribute(
      "aria-valuetext",
      turns
        ? say(turns === 1 ? "turnedOne" : "turned", shown.toFixed(1), turns)
        : say("degrees", shown.toFixed(1)),
    );
  },
};

// An arc about the centre of the stage, between two angles in degrees from 12 o'clock, or a full
// turn. It is drawn as two halves, because one arc cannot be a full turn.
function arc(from, to, radius) {
  const half = Math.max(-180, Math.min(180, (to - from) / 2));
  const point = (angle) => {
    const turn = ((angle - 90) * Math.PI) / 180;
    const [x, y] = [center + radius * Math.cos(turn), center + radius * Math.sin(turn)];
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const next = `A${radius} ${radius} 0 0 ${half > 0 ? 1 : 0} `;
  return `M${point(from)}${next}${point(from + half)}${next}${point(from + half * 2)}`;
}
