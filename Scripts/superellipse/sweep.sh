#!/bin/sh
# Measures the superellipse's error bounds 40 times more densely than a plain `swift test` does, optimised.
set -eu
cd "$(dirname "$0")/../.."
ROUNDEL_SWEEP="${ROUNDEL_SWEEP:-320}" swift test -c release -Xswiftc -enable-testing \
    --filter SuperellipseBoundTests "$@"
