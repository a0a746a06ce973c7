#!/bin/bash
# Writes the symbol graphs of the four libraries' public declarations into a folder:
# Scripts/documentation/graphs.sh FOLDER
#
# On Linux the front ends are compiled against stand-ins for Apple's frameworks. Their graphs get
# Apple's names here.
set -euo pipefail
out=$PWD/$1
cd "$(dirname "$0")/../.."

graphs=$(swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members \
    --emit-extension-block-symbols | sed -n 's/^Files written to //p')
for module in Roundel RoundelExport RoundelUIKit RoundelSwiftUI; do
    rm -rf "${out:?}/$module"
    mkdir -p "$out/$module"
    for graph in "$graphs/$module".symbols.json "$graphs/$module"@*.symbols.json; do
        [ -e "$graph" ] || continue
        name=$(basename "$graph")
        # This changes mangled names as well. Nothing demangles them, and they stay unique.
        sed 's/StandIn//g' "$graph" >"$out/$module/${name/StandIn/}"
    done
done
