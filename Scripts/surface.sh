#!/bin/bash
# Compares the public declarations of the four libraries with the lists in Tests/Goldens/Surface,
# and shows the differences.
#
#   Scripts/surface.sh            compares
#   Scripts/surface.sh --record   writes the lists
#   Scripts/surface.sh --built    compares, without building the symbol graphs again
#
# A line has the name of a declaration, the declaration as it is on Linux, and, for a type, its
# supertypes; default implementations of requirements are marked. A change that removes or changes
# a line can break code that uses the library.
set -euo pipefail
cd "$(dirname "$0")/.."
graphs=.build/documentation/graphs
out=.build/documentation/surface
goldens=Tests/Goldens/Surface

[ "${1-}" = --built ] || Scripts/documentation/graphs.sh "$graphs"
mkdir -p "$out" "$goldens"
rm -f "$out"/*.txt
swiftc -parse-as-library -swift-version 6 -o "$out/print" Scripts/documentation/{Surface,Graph}.swift
for module in Roundel RoundelExport RoundelUIKit RoundelSwiftUI; do
    "$out/print" "$graphs" "$module" >"$out/$module.txt"
    [ -s "$out/$module.txt" ] || { echo "$module has no public declarations" >&2; exit 1; }
done
if [ "${1-}" = --record ]; then
    rm -f "$goldens"/*
    cp "$out"/*.txt "$goldens"
elif ! diff -ru --exclude=print "$goldens" "$out"; then
    echo "The public declarations have changed. If that is intended, run Scripts/surface.sh --record" >&2
    echo "and describe the change in CHANGELOG.md." >&2
    exit 1
fi
wc -l "$out"/*.txt
