"""Solves the systems of the Swift solver with scipy and with kiwisolver, and compares the results.

Each line of the input is a system with the Swift solver's answer. scipy's linear programming decides
which required constraints can hold and what the minimum error is, one priority after the other.
kiwisolver must have the same errors, as far as its weighted sum of priorities allows.
"""

import json
import sys
from types import SimpleNamespace

import kiwisolver
import numpy
from scipy.optimize import linprog

SLACK = 1e-5
STRENGTHS = {
    1000: kiwisolver.strength.required,
    750: kiwisolver.strength.strong,
    500: kiwisolver.strength.medium,
    250: kiwisolver.strength.weak,
}
OPTIONAL = (750, 500, 250)


def error(entry, values):
    total = entry["constant"] + sum(factor * values[int(i)] for i, factor in entry["terms"])
    return {0: abs(total), -1: max(0.0, total), 1: max(0.0, -total)}[entry["relation"]]


def error_at(priority, entries, values):
    return sum(error(entry, values) for entry in entries if entry["priority"] == priority)


def optimum(count, entries, bounds, goal):
    """The minimum total error of the constraints of priority `goal`, within the limits in `bounds`."""
    optional = [entry for entry in entries if entry["priority"] < 1000]
    width = count + len(optional)
    left, right = [], []
    column = count
    for entry in entries:
        row = numpy.zeros(width)
        for i, factor in entry["terms"]:
            row[int(i)] += factor
        slot = None
        if entry["priority"] < 1000:
            slot, column = column, column + 1
        for sign in {-1: (1,), 1: (-1,), 0: (1, -1)}[entry["relation"]]:
            signed = sign * row
            if slot is not None:
                signed[slot] = -1
            left.append(signed)
            right.append(-sign * entry["constant"])
    for priority, limit in bounds:
        left.append(errors_of(priority, optional, count, width))
        right.append(limit + SLACK)
    if not left:
        return SimpleNamespace(status=0, fun=0.0)
    objective = errors_of(goal, optional, count, width)
    limits = [(None, None)] * count + [(0, None)] * len(optional)
    return linprog(objective, A_ub=numpy.array(left), b_ub=numpy.array(right), bounds=limits, method="highs")


def errors_of(priority, optional, count, width):
    row = numpy.zeros(width)
    for index, entry in enumerate(optional):
        if entry["priority"] == priority:
            row[count + index] = 1
    return row


def kiwi_values(count, entries):
    solver = kiwisolver.Solver()
    variables = [kiwisolver.Variable(str(i)) for i in range(count)]
    relations = {-1: "<=", 0: "==", 1: ">="}
    for entry in entries:
        terms = [kiwisolver.Term(variables[int(i)], factor) for i, factor in entry["terms"]]
        expression = kiwisolver.Expression(terms, entry["constant"])
        strength = STRENGTHS[entry["priority"]]
        solver.addConstraint(kiwisolver.Constraint(expression, relations[entry["relation"]], strength))
    solver.updateVariables()
    return [variable.value() for variable in variables]


def faults(system):
    """The faults of the Swift result, and whether kiwisolver agrees with it."""
    count, values, found, kept = len(system["values"]), system["values"], [], []
    for entry in system["constraints"]:
        if entry["priority"] == 1000:
            feasible = optimum(count, kept + [entry], [], 0).status == 0
            if feasible != entry["taken"]:
                found.append(f"a required constraint is {'' if feasible else 'in'}feasible: {entry}")
            if not entry["taken"]:
                continue
        kept.append(entry)
    if error_at(1000, kept, values) > 1e-5:
        found.append("a required constraint does not hold")
    bounds = []
    for priority in OPTIONAL:
        best = optimum(count, kept, bounds, priority)
        if best.status != 0:
            found.append(f"no optimum at {priority}: {best.message}")
            break
        bounds.append((priority, best.fun))
        ours = error_at(priority, kept, values)
        if abs(ours - best.fun) > 1e-3 * max(1.0, abs(best.fun)):
            found.append(f"priority {priority}: error {ours}, least {best.fun}")
            break
    kiwi = kiwi_values(count, kept)
    agrees = all(
        abs(error_at(p, kept, kiwi) - error_at(p, kept, values)) < 1e-3 for p in (1000, *OPTIONAL)
    )
    return found, agrees


def main(path):
    with open(path, encoding="utf-8") as lines:
        systems = [json.loads(line) for line in lines]
    wrong = agreeing = 0
    for system in systems:
        found, agrees = faults(system)
        agreeing += agrees
        wrong += bool(found)
        for fault in found:
            print(f"seed {system['seed']}: {fault}")
    refused = sum(not entry["taken"] for system in systems for entry in system["constraints"])
    print(
        f"{len(systems)} systems, {refused} required constraints refused, {wrong} differ from scipy, "
        f"{agreeing} have kiwisolver's errors"
    )
    if len(systems) < 400 or wrong or agreeing != len(systems):
        sys.exit(1)


main(sys.argv[1])
