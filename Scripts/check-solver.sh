#!/bin/bash
# Compares the stand-ins' constraint solver with scipy and kiwisolver on 500 seeded systems.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check kiwisolver scipy numpy

ROUNDEL_SOLVER_DUMP="$work/systems.jsonl" swift test --filter SolverTests
"$work/venv/bin/python" Scripts/check_solver.py "$work/systems.jsonl"
