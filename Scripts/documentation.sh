#!/bin/bash
# Builds the documentation of the four libraries on Linux. It fails on a warning, on a public symbol
# without documentation, on a public symbol that no topic lists, and on a change of the public
# declarations.
#
#   Scripts/documentation.sh                        builds .build/documentation
#   Scripts/documentation.sh preview RoundelUIKit   shows one module in a browser
#
# On a Mac `swift package generate-documentation` is enough.
set -euo pipefail
cd "$(dirname "$0")/.."
modules="Roundel RoundelExport RoundelUIKit RoundelSwiftUI"
out=.build/documentation

rm -rf "$out"
Scripts/documentation/graphs.sh "$out/graphs"

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

swiftc -parse-as-library -swift-version 6 -o "$out/check" Scripts/documentation/{Check,Graph}.swift
"$out/check" "$out" $modules
Scripts/surface.sh --built
