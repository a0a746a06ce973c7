// The badge on a circumference, and the helper view whose constraints keep it there.
const badge = {
  build() {
    const frame = numbers();
    const [width, height] = [frame[badgeSlots.hostWidth], frame[badgeSlots.hostHeight]];
    const [left, top] = [center - width / 2, center - height / 2];
    this.helper = svg("path", { class: "helper" });
    this.tie = svg("path", { class: "tie" });
    this.line = outline(outlines.shape);
    const disc = svg("circle");
    const count = svg("text", {}, "3");
    this.mark = svg(
      "g",
      {
        class: "badge",
        role: "slider",
        tabindex: "0",
        "aria-label": say("badgeName"),
        "aria-valuemin": "-180",
        "aria-valuemax": "180",
      },
      disc,
      count,
    );
    stage.classList.remove("closed");
    stage.replaceChildren(
      svg(
        "svg",
        { viewBox: stageBox },
        svg(
          "defs",
          {},
          svg("clipPath", { id: "cut" }, svg("path", { d: this.line })),
          svg(
            "linearGradient",
            { id: "dusk", x2: 1, y2: 1 },
            ...stops("#7fb2ff", "#4b6bdc", "#6a3fb5"),
          ),
        ),
        svg("rect", { class: "frame", x: left, y: top, width, height }),
        svg(
          "g",
          { "clip-path": "url(#cut)" },
          svg("rect", { x: left, y: top, width, height, fill: "url(#dusk)" }),
          ...portrait(),
        ),
        svg("path", { class: "host-line", d: this.line }),
        this.helper,
        this.tie,
        this.mark,
      ),
    );
    Object.assign(this, { disc, count, finger: undefined });
    this.listen();
  },
  listen() {
    const turn = (angle) => {
      settings.set("angle", String(angle));
      change(true);
    };
    // The finger keeps its distance from the middle of the badge.
    const follow = (event) => {
      const [x, y] = point(event);
      turn(swift.roundel_badge_angle(x - this.grip[0], y - this.grip[1]));
    };
    this.mark.onpointerdown = (event) => {
      if (event.button > 0 || this.finger !== undefined) return;
      this.finger = event.pointerId;
      const [[x, y], frame] = [point(event), numbers()];
      this.grip = [x - frame[badgeSlots.centerX], y - frame[badgeSlots.centerY]];
      this.mark.setPointerCapture(event.pointerId);
      event.preventDefault();
      this.mark.focus({ preventScroll: true });
    };
    // WebKit does not know the touch action of a part of a picture.
    this.mark.addEventListener("touchstart", (event) => event.preventDefault(), {
      passive: false,
    });
    this.mark.onpointermove = (event) => {
      if (event.pointerId === this.finger) follow(event);
    };
    this.mark.onlostpointercapture = (event) => {
      if (event.pointerId === this.finger) this.finger = undefined;
    };
    this.mark.onkeydown = (event) => {
      const angle = numbers()[badgeSlots.angle];
      const step = keySteps(event.key, 15);
      const goals = { Home: -180, End: 180, Escape: defaults.badge.angle };
      const goal = step ? wrap(angle + step) : goals[event.key];
      if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(goal);
    };
    stage.onwheel = null;
  },
  draw() {
    const frame = numbers();
    const [x, y] = [frame[badgeSlots.centerX], frame[badgeSlots.centerY]];
    const [radius, angle] = [frame[badgeSlots.radius], frame[badgeSlots.angle]];
    const [width, height] = [frame[badgeSlots.hostWidth], frame[badgeSlots.hostHeight]];
    const meetsCenter = frame[badgeSlots.meetsCenter];
    const multipliers = [frame[badgeSlots.widthMultiplier], frame[badgeSlots.heightMultiplier]];
    this.mark.setAttribute("transform", `translate(${x.toFixed(3)} ${y.toFixed(3)})`);
    this.disc.setAttribute("r", radius);
    this.count.setAttribute("font-size", (radius * 1.05).toFixed(1));
    this.helper.setAttribute("d", outline(outlines.helper));
    this.tie.setAttribute("d", `M${center} ${center}L${x.toFixed(3)} ${y.toFixed(3)}`);
    this.mark.setAttribute("aria-valuenow", wrap(angle));
    this.mark.setAttribute("aria-valuetext", say("degrees", wrap(angle)));
    const fraction = (value, side) => fixed((value - (center - side / 2)) / side, 4);
    facts({
      helper: multipliers.map((multiplier) => fixed(multiplier, 4)).join(" × "),
      meets: say(meetsCenter ? "center" : "corner"),
      position: `${fraction(x, width)}, ${fraction(y, height)}`,
    });
  },
};

const wrap = (angle) => (angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle);
const portrait = () => [
  svg("circle", { cx: 200, cy: 176, r: 42, fill: "#fff", opacity: 0.9 }),
  svg("path", { d: "M108 340c0-70 34-104 92-104s92 34 92 104z", fill: "#fff", opacity: 0.9 }),
];
