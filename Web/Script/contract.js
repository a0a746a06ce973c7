// Generated from Sources/RoundelWeb/Contract.swift, which says how. Do not edit.
const stageSize = 400;
const dialRadius = 150;
const knobRadius = 142;
const hubDiameter = 68;
const mostButtons = 60;
const noItem = -1;
const centerItem = -2;
const lastItem = -1;
const slots = {
  rotation: 0,
  velocity: 1,
  phase: 2,
  restRotation: 3,
  pointed: 4,
  selected: 5,
  current: 6,
  pressed: 7,
  isOpen: 8,
  isTurnable: 9,
  count: 10,
  itemTurn: 11,
  firstPosition: 12,
  firstTurn: 13,
  firstOpenness: 14,
};
const menuSlots = {
  itemDiameter: 15,
  centerX: 16,
  centerY: 17,
  radiusX: 18,
  radiusY: 19,
};
const pressSlots = {
  items: 15,
  parent: 16,
  isSubmenuOpen: 17,
  itemDiameter: 18,
  centerX: 19,
  centerY: 20,
  titleX: 21,
  titleY: 22,
  openness: 23,
  choices: 24,
};
const wheelSlots = {
  detents: 15,
  lowerLimit: 16,
  upperLimit: 17,
  deadZoneRadius: 18,
};
const dialSlots = {
  thumbs: 15,
  held: 16,
  leastValue: 17,
  greatestValue: 18,
  decimals: 19,
  start: 20,
  end: 21,
  lowerDirection: 22,
  upperDirection: 23,
  lowerValue: 24,
  upperValue: 25,
};
const superellipseSlots = {
  width: 15,
  height: 16,
  inset: 17,
  exponent: 18,
  handle: 19,
  segments: 20,
  errorBound: 21,
  largestError: 22,
  magnification: 23,
  radius: 24,
  smoothing: 25,
};
const badgeSlots = {
  hostWidth: 15,
  hostHeight: 16,
  centerX: 17,
  centerY: 18,
  radius: 19,
  widthMultiplier: 20,
  heightMultiplier: 21,
  meetsCenter: 22,
  angle: 23,
};
const phases = {
  idle: 0,
  dragging: 1,
  coasting: 2,
  settling: 3,
};
const touches = {
  began: 0,
  moved: 1,
  ended: 2,
  cancelled: 3,
  hovered: 4,
  left: 5,
  clicked: 6,
};
const menuKeys = {
  left: 0,
  right: 1,
  up: 2,
  down: 3,
  choose: 4,
  leave: 5,
};
const dialKeys = {
  left: 0,
  right: 1,
  up: 2,
  down: 3,
  pageUp: 4,
  pageDown: 5,
  home: 6,
  end: 7,
};
const outlines = {
  shape: 0,
  curve: 1,
  handles: 2,
  error: 3,
  helper: 4,
  decay: 5,
  base: 6,
  minorMarks: 7,
  majorMarks: 8,
};
const languages = {
  uikit: 0,
  swiftui: 1,
  svg: 2,
  css: 3,
};
const decays = {
  ice: "0.98",
  smooth: "0.95",
  moderate: "0.92",
  quick: "0.85",
};
const defaults = {
  menu: {
    open: "center",
    submenu: "3",
    hold: "0.5",
    count: "8",
    sweep: "360",
    end: "inclusive",
    step: "0",
    pad: "0",
    start: "-90",
    direction: "clockwise",
    orientation: "upright",
    land: "yes",
    decay: "0.92",
    sensitivity: "1",
    speed: "50",
    spin: "0",
    seed: "0",
  },
  wheel: {
    detents: "0",
    dead: "0.2",
    decay: "0.92",
    sensitivity: "1",
    speed: "50",
    spin: "0",
    seed: "0",
  },
  dial: {
    range: "0,100",
    step: "1",
    value: "40",
    start: "135",
    sweep: "270",
    curve: "linear",
    drag: "follow",
    decay: "0",
    ticks: "11",
    minor: "1",
  },
  superellipse: {
    n: "3.5",
    inset: "0",
    size: "240,240",
  },
  badge: {
    angle: "45",
    ratio: "0.2",
    host: "circle",
    side: "on",
    offset: "0",
  },
};
