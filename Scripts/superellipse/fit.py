"""Finds the constants of Sources/Roundel/Geometry/Superellipse/SuperellipseTable.swift and prints that file.

    python3 fit.py > ../../Sources/Roundel/Geometry/Superellipse/SuperellipseTable.swift
    python3 fit.py --check ../../Sources/Roundel/Geometry/Superellipse/SuperellipseTable.swift

Needs numpy; takes about a minute. Nothing in it is random.

- Grading A(n): joints stand where (ratio of the coordinates) ** n is (2j / segments) ** A. The values at NODES are
  the path of least cost through a grid of candidates, the cost of an exponent being its largest error, over
  the segment counts in TARGETS, in parts of the target. Between nodes A is linear in log2 n.
- Bounds: the largest error found in each quarter octave of n, at 97 exponents, plus MARGIN, rounded up to one of STEPS
  steps an octave, which are numbered from 2 ** LEAST millionths on so that each fits a byte.
- Best handle: the k of the four-cubic form (handle = k times the half-side) whose largest error is least, at 65
  values of 2 ** (-1/n) from 1/2 (n = 1) to 1 (n infinite).
"""
import sys
import numpy as np
import recipe
from recipe import MAX_SEGMENTS, bernstein, distance, error, hausdorff, joint

NODES = np.array([-4, -3, -2.5, -2.25, -2, -1.84375, -1.75, -1.5, -1.25, -1, -.875, -.75, -.5, -.25, 0, .25, .5, .625, .75, .875, 1,
                  1.125, 1.25, 1.375, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.5, 4, 5, 6, 7, 8, 10])
TARGETS = {3: 76, 4: 11.6, 5: 9, 6: 6, 7: 6, 8: 4, 10: 2, 12: 0.6, 16: 0.17}
CANDIDATES = np.arange(1.2, 10.01, 0.1)
FINE = 1 / 32
MARGIN = 1.02
STEPS, LEAST = 9, -10
LAST = 14


def exponents(x):
    """2 ** x, but never 1 itself, where the curve is a line and the recipe has nothing to do."""
    n = 2.0 ** x
    return np.where(np.abs(n - 1) < 1e-9, 1 + 1e-6, n)


def cost():
    x = np.arange(NODES[0], NODES[-1] + FINE / 2, FINE)
    n = np.broadcast_to(exponents(x)[:, None], (len(x), len(CANDIDATES)))
    ratios = []
    for count, target in TARGETS.items():
        e = 1e6 * np.nan_to_num(error(n, CANDIDATES[None, :], count), nan=1)
        ratios.append(e / target)
        if count == 5:  # four cubics are the optimum for n = 2.5 at 4000 px and 0.01 px; five must reach it
            ratios.append(np.where((x > 1.26)[:, None] & (x < 1.38)[:, None], e / 4.5, 0))
        if count == 4:  # and three are for n = 3: four must reach it
            ratios.append(np.where((x > 1.49)[:, None] & (x < 1.76)[:, None], e / 4.4, 0))
    worst = np.maximum.reduce(ratios)
    # Near n = 2 good and bad gradings lie close together: an exponent pays for its neighbours too.
    padded = np.pad(worst, 1, mode='edge')
    near = [padded[i:i + worst.shape[0], j:j + worst.shape[1]] for i in range(3) for j in range(3)]
    return x, np.maximum.reduce(near)


def grading():
    x, q = cost()
    index = np.arange(len(CANDIDATES))
    at = np.rint((NODES - NODES[0]) / FINE).astype(int)
    # Below 0.3 no limit is promised: those exponents count for less.
    q = np.where((x < np.log2(0.3))[:, None], 0.5 * q, q)
    total, back = q[at[0]] ** 4, []
    for a, b in zip(at[:-1], at[1:]):
        step = 0.003 * (CANDIDATES[:, None] - CANDIDATES[None, :]) ** 2
        for k in range(a + 1, b + 1):
            u = (k - a) / (b - a)
            place = (1 - u) * index[:, None] + u * index[None, :]
            i = np.minimum(place.astype(int), len(index) - 2)
            f = place - i
            step = step + np.maximum(np.where(f < 1, q[k][i], 0), np.where(f > 0, q[k][i + 1], 0)) ** 4
        both = total[:, None] + step
        back.append(both.argmin(0))
        total = both.min(0)
    path = [total.argmin()]
    for j in back[::-1]:
        path.append(j[path[-1]])
    return CANDIDATES[np.array(path[::-1])]


def handle_error(n, k):
    """Largest distance, either way, between the cubic (0, 0) (k, 0) (1, 1 - k) (1, 1) of the octant frame and the curve.

    For arrays of n and k. The distance is the true one: to first order, it is too large at the sharp bends of
    great exponents.
    """
    t = np.linspace(0, 0.5, 401)[:, None]
    _, b1, b2, b3 = bernstein(t)
    s, h = b1 * k + b2 + b3, b2 * (1 - k) + b3
    # Newton's method finds the nearest point of the curve, from the nearest one of a few: the curve bends once.
    foot, start = s, np.full(s.shape, np.inf)
    for v in np.concatenate([[0], 10.0 ** np.linspace(-12, 0, 97)]):
        at, height, _ = joint(n, v)
        near = np.hypot(at - s, height - h)
        foot, start = np.where(near < start, at, foot), np.minimum(near, start)
    best = np.fmin(start, distance(n, s, h, foot))
    gap = np.sqrt(2) * np.abs((4 + 3 * k) / 8 - 2.0 ** (-1 / n))
    return np.maximum(gap, np.max(best, axis=0))


def best_handles():
    """Golden-section search, 60 steps for all exponents at once."""
    y = np.linspace(0.5, 1, 65)
    n = np.minimum(-1 / np.log2(np.minimum(y, 1 - 1e-5)), 2.0 ** 16)
    n[0] = 1 + 1e-9
    low, high, golden = np.zeros(65), np.full(65, 1.3), (np.sqrt(5) - 1) / 2
    # The error has one valley near the k that meets the diagonal; start around it.
    middle = np.clip((8 * y - 4) / 3, 0, 1.3)
    low, high = np.maximum(low, middle - 0.1), np.minimum(high, middle + 0.1)
    for _ in range(60):
        a, b = high - golden * (high - low), low + golden * (high - low)
        left = handle_error(n, a) < handle_error(n, b)
        low, high = np.where(left, low, a), np.where(left, b, high)
    k = (low + high) / 2
    k[0] = 0
    return np.round(k, 6)


def bounds(values, handles):
    """Rows of quarter octaves from 2 ** -4 to 2 ** LAST, columns of 1 ... MAX_SEGMENTS cubics, in 1e-6 half-widths."""
    rows = []
    for x in np.arange(-4, LAST, 0.25):
        n = exponents(np.linspace(x, x + 0.25, 97))
        a = np.interp(np.log2(n), NODES, values)
        k = np.interp(2 ** (-1 / n), np.linspace(0.5, 1, 65), handles)
        one = handle_error(n, k) if x >= 0 else hausdorff(n, a, 1)
        rows.append([1e6 * MARGIN * np.nanmax(one)]
                    + [1e6 * MARGIN * np.max(hausdorff(n, a, count)) for count in range(2, MAX_SEGMENTS + 1)])
    return np.array(rows)


def codes(rows):
    """The numbers of the steps, rounded up."""
    steps = np.ceil(STEPS * (np.log2(rows) - LEAST)).astype(int)
    assert steps.max() < 256
    return np.maximum(steps, 0)


def wrapped(words, indent='        '):
    lines, line = [], indent.rstrip('\n')
    for word in words:
        if len(line) + len(word) + 2 > 108:
            lines.append(line.rstrip())
            line = indent
        line += word + ', '
    return '\n'.join(lines + [line.rstrip()])


def swift():
    values, handles = grading(), best_handles()
    rows = bounds(values, handles)
    numbers = lambda xs: wrapped(['%g' % x for x in xs])
    rows_text = '\n'.join(wrapped([str(code) for code in row]) for row in codes(rows))
    return f"""internal import RealModule

/// The constants of the superellipse's cubics, found by `Scripts/superellipse/fit.py`, which prints
/// this file.
enum SuperellipseTable {{
    /// The greatest number of cubics in a quadrant that ``bounds`` has a column for.
    static let maximumSegments = {MAX_SEGMENTS}

    /// The base-2 logarithms of the exponents at which ``grading`` is given.
    static let gradingNodes: [Double] = [
{numbers(NODES)}
    ]

    /// How much denser the joints are near the axis, at each of ``gradingNodes``.
    static let grading: [Double] = [
{numbers(values)}
    ]

    /// The greatest errors plus a margin of {MARGIN - 1:.0%}, rounded up and encoded as in ``bound(_:)``.
    ///
    /// There is a row for each quarter octave of the exponent from 1/16 to {2 ** LAST}, and a column for
    /// each number of cubics in a quadrant from 1.
    static let bounds: [UInt8] = [
{rows_text}
    ]

    /// The bound for a number in ``bounds``, in parts of the half-width.
    static func bound(_ code: UInt8) -> Double {{ .exp2(Double(code) / {STEPS} - {-LEAST}) * 1e-6 }}

    /// The best handle of the four-cubic shape at 65 values of n.
    ///
    /// The values of 2^(−1/n) are equidistant from 1/2 (n = 1) to 1 (n = ∞).
    static let handles: [Double] = [
{numbers(handles)}
    ]
}}
"""


if __name__ == '__main__':
    text = swift()
    if len(sys.argv) == 3 and sys.argv[1] == '--check':
        same = open(sys.argv[2]).read() == text
        print('the same' if same else 'DIFFERENT')
        sys.exit(0 if same else 1)
    print(text, end='')
