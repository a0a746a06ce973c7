#!/bin/bash
# Type-checks the libraries, the demo and every example as code for Apple's systems.
#
#   Scripts/check-apple.sh                 iOS, macOS, tvOS, watchOS and visionOS, two at a time
#   Scripts/check-apple.sh iOS tvOS        only these
#
# The toolchain's compiler knows Apple's targets, and its standard library is there as text. That library is rebuilt for each
# target (once: .build/apple keeps it); the stand-ins are compiled under Apple's own module names, with Apple's availability on them.
# What `#if os`, `#available`, `@objc`, `#selector`, deployment versions and isolation let through is then the compiler's judgement. A
# stand-in that declares something as Apple does not is found by Scripts/apple/Records.swift, against StandIns/Records.
set -euo pipefail
cd "$(dirname "$0")/.."
apple=Scripts/apple
command -v swiftc >/dev/null || { echo "swiftc is missing; a Swift 6 toolchain is needed" >&2; exit 1; }
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
version=$(swiftc --version 2>/dev/null | sed -n 's/.*swift-\([0-9A-Za-z.-]*\)-RELEASE.*/\1/p')
# Where the sources are: another tree, for those who break a copy to see it refused.
tree=${ROUNDEL_TREE:-$PWD}
built=${ROUNDEL_OUT:-.build/apple}
# What it is rebuilt with belongs to the name of what is kept.
cache=.build/apple/${version:-unknown}-$(cksum <"$apple/standard-library.sh" | cut -d ' ' -f 1)
# What is C on Apple's systems: the roots of classes, and the plane's types.
c_modules=(-I $apple/modules/ObjectiveC -I $apple/modules/CoreFoundation -I $apple/modules/CoreGraphics)
numerics=.build/checkouts/swift-numerics/Sources

# The systems, each with what the package is built for.
minimum() {
    case $1 in
        iOS) echo ios16.0 ;; macOS) echo macosx13.0 ;; tvOS) echo tvos16.0 ;; watchOS) echo watchos9.0 ;; visionOS) echo xros1.0 ;;
        *) echo "there is no system $1" >&2; exit 2 ;;
    esac
}

# The newest version of a system that the sources mention, or the least one.
newest() {
    { grep -rhoE "\b$1 [0-9]+(\.[0-9]+)?" --include='*.swift' "$tree/Sources" || true; minimum "$1" | sed "s/^[a-z]*/$1 /"; } |
        awk '{ print $2 }' | sort -V | tail -n 1
}

# x86_64, since the library's text is that of x86_64 Linux; macOS has no simulator.
triple() { local suffix=-simulator; [[ $1 != macosx* ]] || suffix=; echo "x86_64-apple-$1$suffix"; }

swift_files() { find "$@" -name '*.swift' -not -path '*.docc/*' | sort; }

# Modules that the sources import, under Apple's names, in the folder $out.
emit() {
    local module=$1
    shift
    # Their own use of newer types is nobody's concern, and nobody runs their bodies.
    swiftc -frontend -emit-module "$@" -module-name "$module" -o "$out/$module.swiftmodule" "${flags[@]}" \
        -parse-as-library -disable-availability-checking -experimental-skip-all-function-bodies -suppress-warnings
}

# macOS has no UIKit; watchOS hardly any, and no QuartzCore. As on Apple's systems they may grow: a `switch` has to expect that.
frameworks() {
    local flags=("${flags[@]}" -enable-library-evolution)
    emit ObjectiveC "$apple/modules/ObjectiveC/ObjectiveC.swift" -disable-objc-attr-requires-foundation-module
    emit CoreFoundation "$apple/modules/CoreFoundation/CoreFoundation.swift"
    emit CoreGraphics $(swift_files "$apple/modules/CoreGraphics" StandIns/CoreGraphics)
    emit Foundation "$apple/modules/Foundation/Foundation.swift"
    if [ "$1" != watchOS ]; then emit QuartzCore $(swift_files "$apple/modules/QuartzCore" StandIns/QuartzCore); fi
    case $1 in
        macOS) ;;
        watchOS) emit UIKit "$apple/modules/watchOS/UIKit.swift" ;;
        *) emit UIKit $(swift_files "$apple/modules/UIKit" StandIns/UIKit) ;;
    esac
    emit SwiftUI $(swift_files StandIns/SwiftUI)
}

# What the sources of a module use of the frameworks, as syntax trees with the names of all that they mention.
uses() {
    local module=$1 file number=0 arguments=() trees=$out/uses/$1
    shift
    mkdir -p "$trees"
    for file in "$@"; do
        arguments+=(-primary-file "$file" -o "$trees/$number.json")
        number=$((number + 1))
    done
    swiftc -frontend -dump-ast -dump-ast-format json "${arguments[@]}" -module-name "$module" "${flags[@]}" \
        -parse-as-library >"$trees/log" 2>&1 || { cat "$trees/log"; return 1; }
}

# Beyond types: initialisation, flow between actors, and what else is found on the way to code.
judge() {
    local module=$1
    shift
    swiftc -frontend -emit-sil -o /dev/null "$@" -module-name "$module" "${flags[@]}" -warnings-as-errors
}

# What readers see, and the demo, as code for an iPhone.
examples() {
    local program=$cache/examples written=$out/examples group count=0 layout
    [ "$program" -nt "$apple/Examples.swift" ] ||
        swiftc -parse-as-library -swift-version 6 -o "$program" "$apple/Examples.swift" Tests/DocumentationTests/CodeBlock.swift
    "$program" "$tree" "$written"
    # Theirs is another package.
    local flags=(-target "$(triple "$least")" "${common[@]}")
    for group in "$written"/*/; do
        # A file called main.swift is a script.
        layout=-parse-as-library
        [ ! -e "$group/main.swift" ] || layout=
        swiftc -frontend -emit-sil -o /dev/null "$group"*.swift $layout -module-name Example "${flags[@]}" 2>"$written/log" || {
            cat "$written/log"
            return 1
        }
        # An example seldom uses all that it makes.
        if grep 'warning:' "$written/log" | grep -vE 'never (used|read|mutated)|is unused|will never be executed'; then return 1; fi
        count=$((count + 1))
    done
    judge RoundelDemo $(swift_files "$tree/Examples/RoundelDemo/RoundelDemo") -parse-as-library
    uses RoundelDemo $(swift_files "$tree/Examples/RoundelDemo/RoundelDemo")
    echo "iOS: the demo and $count groups of examples"
}

check() {
    local system=$1 least
    [ -d "$numerics" ] || { echo "swift-numerics is not there: run swift package resolve" >&2; exit 1; }
    least=$(minimum "$system")
    local library=$cache/$least
    [ -e "$library/done" ] || { "$apple/standard-library.sh" "$(triple "$least")" "$library" && touch "$library/done"; }
    local out=$built/$system
    rm -rf "$out"
    mkdir -p "$out"
    local common=(-I "$out" "${c_modules[@]}" -I "$library" -I "$numerics/_NumericsShims/include" -resource-dir "$cache/resources"
        -swift-version 6)
    # An SDK says which iOS a visionOS without a version of its own stands for.
    [ "$system" != visionOS ] || common+=(-sdk "$apple/visionOS")
    local flags=(-target "$(triple "$least")" "${common[@]}")
    frameworks "$system"
    emit RealModule "$numerics"/RealModule/*.swift

    local at versions=("$least" "${least%%[0-9]*}$(newest "$system")")
    [ "${versions[0]}" != "${versions[1]}" ] || unset 'versions[1]'
    for at in "${versions[@]}"; do
        flags=(-target "$(triple "$at")" "${common[@]}" -package-name roundel)
        local library_name
        for library_name in Roundel RoundelExport RoundelSwiftUI RoundelUIKit; do
            judge "$library_name" $(swift_files "$tree/Sources/$library_name") -parse-as-library
            # What the next ones import; the least version will do for the newer.
            [ "$at" != "$least" ] || emit "$library_name" $(swift_files "$tree/Sources/$library_name")
            case $library_name in
                Roundel*UI*) [ "$at" != "$least" ] || uses "$library_name" $(swift_files "$tree/Sources/$library_name") ;;
            esac
        done
        echo "$system ${at#"${at%%[0-9]*}"}: the libraries"
        [ "$system $at" != "iOS $least" ] || examples
    done
}

# The stand-ins against what Apple's pages say, for all that any system's sources use.
records() {
    local program=$cache/records graphs=.build/apple/graphs module system
    [ "$program" -nt "$apple/Records.swift" ] ||
        swiftc -O -parse-as-library -swift-version 6 -o "$program" "$apple/Records.swift"
    rm -rf "$graphs"
    # From every system: a graph leaves out what its own system lacks.
    for system in iOS macOS tvOS watchOS visionOS; do
        mkdir -p "$graphs/$system"
        for module in CoreFoundation CoreGraphics Foundation QuartzCore UIKit SwiftUI; do
            [ -e ".build/apple/$system/$module.swiftmodule" ] || continue
            swift symbolgraph-extract -module-name "$module" -output-dir "$graphs/$system" \
                -target "$(triple "$(minimum "$system")")" -I ".build/apple/$system" -I "$cache/$(minimum "$system")" \
                "${c_modules[@]}" -resource-dir "$cache/resources" -minimum-access-level public -skip-synthesized-members
        done
    done
    "$program" StandIns/Records "$graphs" .build/apple/{iOS,macOS,tvOS,watchOS,visionOS}/uses
}

# The compiler's own headers and nothing else: Linux's Foundation lies beside them. Once, before two systems are checked at a time.
if [ ! -e "$cache/resources/clang" ]; then
    mkdir -p "$cache/resources"
    ln -sfn "$toolchain/lib/swift/"{shims,clang} "$cache/resources/"
fi
if [ $# -eq 0 ]; then
    swift package resolve >/dev/null
    printf '%s\n' iOS macOS tvOS watchOS visionOS | xargs -n 1 -P 2 "$0"
    records
else
    for system in "$@"; do check "$system"; done
fi
