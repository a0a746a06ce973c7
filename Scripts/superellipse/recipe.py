"""The cubics of Roundel's superellipse, for arrays of exponents at once.

This is the algorithm of SuperellipseOctant.swift and SuperellipseCubicFit.swift in
Sources/Roundel/Geometry/Superellipse, written a second time in order to search for its constants. An octant
runs from an axis point, at (0, 0) with a horizontal tangent, to the diagonal, where the slope is 1. A point
(s, h) stands for x = s, y = 1 - h if n >= 1, and for x = h, y = 1 - s if n < 1. Next to n = 1 the sources draw
lines instead; no constant is searched for there.
"""
import numpy as np

np.seterr(all='ignore')
NODES = 6
TS = 0.5 - 0.5 * np.cos(np.pi * (np.arange(NODES) + 0.5) / NODES)
DAMPING_AXIS, DAMPING = 1e-3, 2e-5
STEPS, STRIDE = 3, 0.3
MAX_SEGMENTS = 16
ERROR_TS = np.concatenate([np.linspace(0, 1, 121), 10.0 ** np.linspace(-4, -2.1, 12)])


def joint(n, v):
    """The curve point whose coordinates have the ratio v ** (1/n), and the slope there."""
    log = np.log(np.maximum(v, 1e-300))
    g = np.log1p(v) / n
    flat, along = -np.expm1(-g), np.where(v > 0, np.exp(log / n - g), 0)
    slope = np.where(v > 0, np.exp(log * np.abs(n - 1) / n), 0)
    return np.where(n >= 1, along, flat), np.where(n >= 1, flat, along), slope


def graph(n, s):
    """Height and slope of the curve at the abscissa s."""
    s = np.maximum(s, 1e-300)
    power = np.exp(n * np.log(s))
    log = np.log1p(-power) / n
    high, high_slope = -np.expm1(log), power / s * np.exp(log) / (1 - power)
    rest = np.log1p(-s)
    gone = -np.expm1(n * rest)
    low = np.exp(np.log(gone) / n)
    low_slope = np.where(gone > 0, low / gone * (1 - gone) / (1 - s), 0)
    return np.where(n >= 1, high, low), np.where(n >= 1, high_slope, low_slope)


def start(n):
    """First guess of the two handles next to the axis, in parts of the distance to where the tangents meet."""
    m = np.maximum(n, 1 / n)
    a = np.maximum(0.1, m - 1.55)
    outer = np.where(m < 2, a, np.maximum(0.35, 1.05 - 2 / (m + 0.2)))
    return outer, np.where(m < 2, 1 - 0.2 * a * (1 + a), 1 + 0.14 * np.log(m / 2.75))


def inner(n, j):
    """First guess for the handles of the j-th segment after that one."""
    uneven = np.logical_and(j == 1, n > 2.25)
    return np.where(uneven, 0.5, 2 / 3), np.where(uneven, 0.8, 2 / 3)


def bernstein(t):
    u = 1 - t
    return u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3


def distance(n, s, h, foot):
    """Distance of points (s, h) from the curve by Newton's method, from the point at the abscissa foot; never too small."""
    best = np.inf
    for _ in range(8):
        foot = np.clip(foot, 1e-300, 1 - 1e-16)
        height, slope = graph(n, foot)
        best = np.fmin(best, np.hypot(foot - s, height - h))
        foot = foot - ((foot - s) + (height - h) * slope) / (1 + slope * slope)
        foot = np.where(np.isfinite(foot), foot, s)
    return best


class Segment:
    """One cubic with tangents (1, m0) and (1, m3); with `mirror` it is its own mirror image in the diagonal."""

    def __init__(self, n, first, last, mirror=False):
        self.n, self.mirror = n, mirror
        self.s0, self.h0, m0 = first
        if mirror:
            self.s3, self.h3 = 1 - self.h0, 1 - self.s0
            meeting = ((self.s3 - self.s0) - (self.h3 - self.h0) * m0) / (1 - m0 * m0)
            self.out, self.back = (meeting, meeting * m0), (meeting * m0, meeting)
        else:
            self.s3, self.h3, m3 = last
            ds, dh = self.s3 - self.s0, self.h3 - self.h0
            a, b = (ds * m3 - dh) / (m3 - m0), (dh - ds * m0) / (m3 - m0)
            self.out, self.back = (a, a * m0), (b, b * m3)

    def at(self, t, l0, l1):
        b0, b1, b2, b3 = bernstein(t)
        s = b0 * self.s0 + b1 * (self.s0 + l0 * self.out[0]) + b2 * (self.s3 - l1 * self.back[0]) + b3 * self.s3
        h = b0 * self.h0 + b1 * (self.h0 + l0 * self.out[1]) + b2 * (self.h3 - l1 * self.back[1]) + b3 * self.h3
        return s, h, b1, b2

    def residual(self, t, l0, l1):
        s, h, b1, b2 = self.at(t, l0, l1)
        height, slope = graph(self.n, s)
        c = 1 / np.sqrt(1 + slope * slope)
        return ((h - height) * c, b1 * (self.out[1] - self.out[0] * slope) * c,
                -b2 * (self.back[1] - self.back[0] * slope) * c)

    def fit(self, guess, damping, axis=False):
        l0, l1 = (np.broadcast_to(x, self.n.shape) * 1.0 for x in guess)
        for _ in range(STEPS):
            n00 = n01 = n11 = g0 = g1 = 0
            for t in TS:
                if self.mirror and t > 0.5:
                    continue
                r, j0, j1 = self.residual(t, l0, l1)
                if self.mirror:
                    j0, j1 = j0 + j1, 0
                n00, n01, n11, g0, g1 = n00 + j0 * j0, n01 + j0 * j1, n11 + j1 * j1, g0 + j0 * r, g1 + j1 * r
            if self.mirror:
                d0 = d1 = -g0 / n00
            else:
                n00, n11 = n00 * (1 + damping), n11 * (1 + damping)
                det = n00 * n11 - n01 * n01
                d0, d1 = -(n11 * g0 - n01 * g1) / det, -(n00 * g1 - n01 * g0) / det
            scale = np.minimum(1, STRIDE / np.maximum(np.maximum(np.abs(d0), np.abs(d1)), 1e-30))
            top = np.where(self.n < 1, 1.0, 4.0)
            l0, l1 = np.clip(l0 + d0 * scale, 0.01, top), np.clip(l1 + d1 * scale, 0.01, top)
            if axis:  # s increases if a + c - sqrt(ac) <= T, with the first and last control legs a, c and the chord T
                chord, c = self.s3 - self.s0, np.minimum(l1 * self.back[0], self.s3 - self.s0)
                longest = (np.sqrt(c) + np.sqrt(4 * chord - 3 * c)) ** 2 / 4
                l0 = np.minimum(l0, longest / np.maximum(self.out[0], 1e-300))
        return l0, l1

    def error(self, l0, l1):
        """Largest distance from the curve, to first order, in parts of the half-width."""
        t = ERROR_TS[ERROR_TS <= 0.5] if self.mirror else ERROR_TS
        t = t.reshape((-1,) + (1,) * self.n.ndim)
        return np.nanmax(np.abs(self.residual(t, l0, l1)[0]), axis=0)

    def distance(self, l0, l1):
        """The same with the nearest point of the curve found by Newton's method; never too small."""
        t = ERROR_TS[ERROR_TS <= 0.5] if self.mirror else ERROR_TS
        s, h, _, _ = self.at(t.reshape((-1,) + (1,) * self.n.ndim), l0, l1)
        return np.max(distance(self.n, s, h, s), axis=0)


def segments(n, grading, count):
    """The segments of one octant; the last one of an odd count crosses the diagonal."""
    zero = np.zeros_like(n)
    joints = [(zero, zero, zero)]
    joints += [joint(n, (2 * j / count) ** grading) for j in range(1, (count + 1) // 2)]
    if count % 2 == 0:
        joints.append(joint(n, np.ones_like(n)))
    out = []
    for j in range(len(joints) - 1):
        s = Segment(n, joints[j], joints[j + 1])
        out.append((s, s.fit(start(n) if j == 0 else inner(n, j), DAMPING_AXIS if j == 0 else DAMPING, j == 0)))
    if count % 2:
        s = Segment(n, joints[-1], None, mirror=True)
        out.append((s, s.fit((2 / 3, 2 / 3), 0)))
    return out


def error(n, grading, count):
    """Largest error of the path with `count` cubics a quadrant, in parts of the half-width."""
    n, grading = np.broadcast_arrays(np.asarray(n, float), np.asarray(grading, float))
    return np.maximum.reduce([s.error(*l) for s, l in segments(n, grading, count)])


def hausdorff(n, grading, count):
    """The same, with true distances and the gap at the diagonal, where the curve may be far from the path."""
    n, grading = np.broadcast_arrays(np.asarray(n, float), np.asarray(grading, float))
    worst = []
    for s, l in segments(n, grading, count):
        worst.append(s.distance(*l))
        if s.mirror:
            at, height, _, _ = s.at(0.5, *l)
            big = 2.0 ** (-1 / n)
            worst.append(np.hypot(at - np.where(n >= 1, big, 1 - big), height - np.where(n >= 1, 1 - big, big)))
    return np.maximum.reduce(worst)
