#!/bin/bash
# Builds the documentation of the four libraries on Linux, and fails on a warning, on a public symbol without
# documentation, and on one that no topic lists.
#
#   Scripts/documentation.sh                        builds .build/documentation, one archive of all
#   Scripts/documentation.sh preview RoundelUIKit   and shows one module in a browser
#
# On a Mac `swift package generate-documentation` is enough. Here the front ends are compiled against stand-ins for Apple's
# frameworks: what the compiler tells of their symbols has to get Apple's names before DocC reads it.
set -euo pipefail
cd "$(dirname "$0")/.."
modules="Roundel RoundelExport RoundelUIKit RoundelSwiftUI"
out=.build/documentation

graphs=$(swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members \
    --emit-extension-block-symbols | sed -n 's/^Files written to //p')
rm -rf "$out"
for module in $modules; do
    mkdir -p "$out/graphs/$module"
    for graph in "$graphs/$module".symbols.json "$graphs/$module"@*.symbols.json; do
        [ -e "$graph" ] || continue
        name=$(basename "$graph")
        # In mangled names too: nobody takes them apart again, and they stay different from one another.
        sed 's/StandIn//g' "$graph" >"$out/graphs/$module/${name/StandIn/}"
    done
done

docc() {
    local verb=$1 module=$2
    shift 2
    command docc "$verb" "Sources/$module/$module.docc" --additional-symbol-graph-dir "$out/graphs/$module" \
        --fallback-display-name "$module" --fallback-bundle-identifier "$module" "$@"
}

if [ "${1-}" = preview ]; then docc preview "${2-Roundel}" --output-path "$out/preview"; exit; fi

archives=()
for module in $modules; do
    archives+=("$out/$module.doccarchive")
    docc convert "$module" --warnings-as-errors --output-path "$out/$module.doccarchive"
done
command docc merge "${archives[@]}" --synthesized-landing-page-name Roundel --output-path "$out/All.doccarchive"

swiftc -parse-as-library -swift-version 6 -o "$out/check" Scripts/documentation/Check.swift
"$out/check" "$out" $modules
