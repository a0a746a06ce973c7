// The badge on a circumference, and the helper that ties it there.
const badge = {
  build() {
    const host = settings.get("host") ?? "circle";
    const [width, height] = host === "ellipse" ? [280, 200] : [240, 240];
    const [left, top] = [200 - width / 2, 200 - height / 2];
    this.helper = svg("path", { class: "helper" });
    this.tie = svg("path", { class: "tie" });
    this.line = outline("shape");
    const disc = svg("circle"), count = svg("text", {}, "3");
    this.mark = svg("g", { class: "badge", role: "slider", tabindex: "0", "aria-label": say("badgeName"), "aria-valuemin": "-180", "aria-valuemax": "180" }, disc, count);
    stage.classList.remove("closed");
    stage.replaceChildren(svg("svg", { viewBox: "0 0 400 400" },
      svg("defs", {}, svg("clipPath", { id: "cut" }, svg("path", { d: this.line })), svg("linearGradient", { id: "dusk", x2: 1, y2: 1 }, ...stops("#7fb2ff", "#4b6bdc", "#6a3fb5"))),
      svg("rect", { class: "frame", x: left, y: top, width, height }),
      svg("g", { "clip-path": "url(#cut)" }, svg("rect", { x: left, y: top, width, height, fill: "url(#dusk)" }), ...portrait()),
      svg("path", { class: "host-line", d: this.line }), this.helper, this.tie, this.mark));
    Object.assign(this, { disc, count });
    this.listen();
  },
  listen() {
    const turn = (angle) => { settings.set("angle", String(angle)); change(true); };
    const follow = (event) => turn(swift.roundel_badge_angle(...point(event)));
    this.mark.onpointerdown = (event) => { this.mark.setPointerCapture(event.pointerId); event.preventDefault(); this.mark.focus({ preventScroll: true }); };
    this.mark.onpointermove = (event) => { if (this.mark.hasPointerCapture(event.pointerId)) follow(event); };
    this.mark.onkeydown = (event) => {
      const angle = numbers()[slots.v6];
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: 15, PageDown: -15 }[event.key];
      const goal = event.key === "Home" ? -180 : event.key === "End" ? 180 : event.key === "Escape" ? 45 : step ? wrap(angle + step) : null;
      if (goal === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(goal);
    };
    stage.onwheel = null;
  },
  draw() {
    const frame = numbers(), [x, y, radius, width, height, isCenter, angle] = [...frame.subarray(slots.v0, slots.v0 + 7)];
    this.mark.setAttribute("transform", `translate(${x.toFixed(3)} ${y.toFixed(3)})`);
    this.disc.setAttribute("r", radius);
    this.count.setAttribute("font-size", (radius * 1.05).toFixed(1));
    this.helper.setAttribute("d", outline("helper"));
    this.tie.setAttribute("d", `M200 200L${x.toFixed(3)} ${y.toFixed(3)}`);
    this.mark.setAttribute("aria-valuenow", angle);
    this.mark.setAttribute("aria-valuetext", say("degrees", angle));
    const [hostWidth, hostHeight] = settings.get("host") === "ellipse" ? [280, 200] : [240, 240];
    const share = (value, side) => fixed((value - (200 - side / 2)) / side, 4);
    facts({ helper: `${fixed(width, 4)} × ${fixed(height, 4)}`, tied: say(isCenter ? "center" : "corner"), place: `${share(x, hostWidth)}, ${share(y, hostHeight)}` });
  },
};

const wrap = (angle) => (angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle);
const portrait = () => [svg("circle", { cx: 200, cy: 176, r: 42, fill: "#fff", opacity: 0.9 }), svg("path", { d: "M108 340c0-70 34-104 92-104s92 34 92 104z", fill: "#fff", opacity: 0.9 })];
