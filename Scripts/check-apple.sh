#!/bin/bash
# Type-checks the libraries, the demo and every example as code for Apple's systems.
#
#   Scripts/check-apple.sh                 iOS, macOS, tvOS, watchOS and visionOS, two at a time
#   Scripts/check-apple.sh iOS tvOS        only these
#
# The compiler of the toolchain supports Apple's targets, and its standard library is available as
# text. The script rebuilds that library for each target (once; .build/apple keeps it) and compiles
# the stand-ins under the names of Apple's modules, with Apple's availability. The compiler then
# checks `#if os`, `#available`, `@objc`, `#selector`, deployment versions and isolation.
# Scripts/apple/Records.swift finds stand-ins whose declarations differ from Apple's, as recorded in
# StandIns/Records.
set -euo pipefail
cd "$(dirname "$0")/.."
apple=Scripts/apple
command -v swiftc >/dev/null || { echo "swiftc is missing; a Swift 6 toolchain is needed" >&2; exit 1; }
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
version=$(swiftc --version 2>/dev/null | sed -n 's/.*swift-\([0-9A-Za-z.-]*\)-RELEASE.*/\1/p')
# The folder of the sources: another one for planted.sh, which checks a broken copy. There only what
# the copy changes is compiled; the other modules are those that the last check of $PWD has left.
tree=${ROUNDEL_TREE:-$PWD}
changes() { [ "$tree" = "$PWD" ] || ! diff -rq "$1" "$tree/$1" >/dev/null; }
built=${ROUNDEL_OUT:-.build/apple}
# The name of the cache depends on the toolchain and on the script that rebuilds the library.
cache=.build/apple/${version:-unknown}-$(cksum <"$apple/standard-library.sh" | cut -d ' ' -f 1)
# The modules that are C on Apple's systems: root classes and geometry types.
c_modules=(-I $apple/modules/ObjectiveC -I $apple/modules/CoreFoundation -I $apple/modules/CoreGraphics)
numerics=.build/checkouts/swift-numerics/Sources
# The settings of RoundelSwiftUI in Package.swift.
swift5=(-swift-version 5 -strict-concurrency=complete)
for feature in DisableOutwardActorInference GlobalActorIsolatedTypesUsability InferSendableFromCaptures \
    IsolatedDefaultValues RegionBasedIsolation; do
    swift5+=(-enable-upcoming-feature "$feature")
done

# The deployment target of a system.
minimum() {
    case $1 in
        iOS) echo ios16.0 ;; macOS) echo macosx13.0 ;; tvOS) echo tvos16.0 ;; watchOS) echo watchos9.0 ;; visionOS) echo xros1.0 ;;
        *) echo "there is no system $1" >&2; exit 2 ;;
    esac
}

# The newest version of a system that the sources mention, or the deployment version.
newest() {
    { grep -rhoE "\b$1 [0-9]+(\.[0-9]+)?" --include='*.swift' "$tree/Sources" || true; minimum "$1" | sed "s/^[a-z]*/$1 /"; } |
        awk '{ print $2 }' | sort -V | tail -n 1
}

# x86_64, because the text of the library is for Linux on x86_64; macOS has no simulator.
triple() { local suffix=-simulator; [[ $1 != macosx* ]] || suffix=; echo "x86_64-apple-$1$suffix"; }

swift_files() { find "$@" -name '*.swift' -not -path '*.docc/*' | sort; }

# Compiles a module that the sources import, under Apple's name, into the folder $out.
emit() {
    local module=$1
    shift
    # Availability inside the modules does not matter, and their bodies never run.
    swiftc -frontend -emit-module "$@" -module-name "$module" -o "$out/$module.swiftmodule" "${flags[@]}" \
        -parse-as-library -disable-availability-checking -experimental-skip-all-function-bodies -suppress-warnings
}

# macOS has AppKit and no UIKit; watchOS has little of it, and no QuartzCore. With library evolution
# their enumerations may get new cases, as on Apple's systems, and each `switch` must handle that.
frameworks() {
    local flags=("${flags[@]}" -enable-library-evolution)
    emit ObjectiveC "$apple/modules/ObjectiveC/ObjectiveC.swift" -disable-objc-attr-requires-foundation-module
    emit CoreFoundation "$apple/modules/CoreFoundation/CoreFoundation.swift"
    emit CoreGraphics $(swift_files "$apple/modules/CoreGraphics" StandIns/CoreGraphics)
    emit Foundation "$apple/modules/Foundation/Foundation.swift"
    emit Dispatch "$apple/modules/Dispatch/Dispatch.swift"
    if [ "$1" != watchOS ]; then emit QuartzCore $(swift_files "$apple/modules/QuartzCore" StandIns/QuartzCore); fi
    case $1 in
        macOS) emit AppKit "$apple/modules/AppKit/AppKit.swift" ;;
        watchOS) emit UIKit "$apple/modules/watchOS/UIKit.swift" ;;
        *) emit UIKit $(swift_files "$apple/modules/UIKit" StandIns/UIKit) ;;
    esac
    emit SwiftUI $(swift_files StandIns/SwiftUI)
}

# Writes the syntax trees of a module, which name every declaration of the frameworks that it uses.
uses() {
    local module=$1 file number=0 arguments=() trees=$out/uses/$1
    [ "$tree" = "$PWD" ] || return 0  # Only `records` reads them.
    shift
    mkdir -p "$trees"
    for file in "$@"; do
        arguments+=(-primary-file "$file" -o "$trees/$number.json")
        number=$((number + 1))
    done
    swiftc -frontend -dump-ast -dump-ast-format json "${arguments[@]}" -module-name "$module" "${flags[@]}" \
        -parse-as-library >"$trees/log" 2>&1 || { cat "$trees/log"; return 1; }
}

# Checks more than types: initialisation, data races, and everything else that the compiler finds
# before it generates code.
judge() {
    local module=$1
    shift
    swiftc -frontend -emit-sil -o /dev/null "$@" -module-name "$module" "${flags[@]}" -warnings-as-errors
}

# Checks an example with the settings of apps: with a feature that hides members of modules that a file
# does not import, and with those of new projects in Xcode 26, which are on the main actor by default.
example() {
    local settings
    for settings in '-enable-upcoming-feature MemberImportVisibility' '-default-isolation MainActor
        -enable-upcoming-feature InferIsolatedConformances -enable-upcoming-feature NonisolatedNonsendingByDefault'; do
        swiftc -frontend -emit-sil -o /dev/null -module-name Example "${flags[@]}" $settings "$@" 2>"$written/log" || {
            cat "$written/log"
            return 1
        }
        # Examples often do not use all their values.
        if grep 'warning:' "$written/log" | grep -vE 'never (used|read|mutated)|is unused|will never be executed'; then return 1; fi
    done
}

# Checks the examples of the documents, those of the tests, and the demo as code for iOS.
examples() {
    local program=$cache/examples written=$out/examples group count=0 layout
    [ "$program" -nt "$apple/Examples.swift" ] ||
        swiftc -parse-as-library -swift-version 6 -o "$program" "$apple/Examples.swift" Tests/DocumentationTests/CodeBlock.swift
    "$program" "$tree" "$written"
    # Examples and demo are other packages.
    local flags=(-target "$(triple "$least")" "${common[@]}" -swift-version 6)
    for group in "$written"/*/; do
        # A file called main.swift is a script.
        layout=-parse-as-library
        [ ! -e "$group/main.swift" ] || layout=
        example "$group"*.swift $layout || return 1
        count=$((count + 1))
    done
    for group in Tests/RoundelSwiftUITests/UserExamples.swift Tests/RoundelUIKitTests/UserExamples.swift; do
        example "$group" -parse-as-library || return 1
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
    local common=(-I "$out" -I ".build/apple/$system" "${c_modules[@]}" -I "$library" -I "$numerics/_NumericsShims/include" -resource-dir "$cache/resources")
    # An SDK maps versions of iOS to versions of visionOS.
    [ "$system" != visionOS ] || common+=(-sdk "$apple/visionOS")
    local flags=(-target "$(triple "$least")" "${common[@]}" -swift-version 6)
    if [ "$tree" = "$PWD" ]; then
        frameworks "$system"
        emit RealModule "$numerics"/RealModule/*.swift
    elif [ ! -d ".build/apple/$system" ]; then
        echo "$system has not been checked yet"
        exit 1
    fi

    local at versions=("$least" "${least%%[0-9]*}$(newest "$system")")
    [ "${versions[0]}" != "${versions[1]}" ] || unset 'versions[1]'
    for at in "${versions[@]}"; do
        local library_name
        for library_name in Roundel RoundelExport RoundelSwiftUI RoundelUIKit; do
            changes "Sources/$library_name" || continue
            flags=(-target "$(triple "$at")" "${common[@]}" -package-name roundel)
            if [ "$library_name" = RoundelSwiftUI ]; then flags+=("${swift5[@]}"); else flags+=(-swift-version 6); fi
            judge "$library_name" $(swift_files "$tree/Sources/$library_name") -parse-as-library
            # The next modules import it. The module for the deployment version also serves newer
            # ones.
            [ "$at" != "$least" ] || emit "$library_name" $(swift_files "$tree/Sources/$library_name")
            case $library_name in
                Roundel*UI*) [ "$at" != "$least" ] || uses "$library_name" $(swift_files "$tree/Sources/$library_name") ;;
            esac
        done
        echo "$system ${at#"${at%%[0-9]*}"}: the libraries"
        [ "$system $at" != "iOS $least" ] || examples
    done
}

# Compares the stand-ins with Apple's documentation, for all declarations that the sources use.
records() {
    local program=$cache/records graphs=.build/apple/graphs module system
    [ "$program" -nt "$apple/Records.swift" ] ||
        swiftc -O -parse-as-library -swift-version 6 -o "$program" "$apple/Records.swift"
    rm -rf "$graphs"
    # From every system, because a graph has only the declarations of its system.
    for system in iOS macOS tvOS watchOS visionOS; do
        mkdir -p "$graphs/$system"
        for module in CoreFoundation CoreGraphics Foundation QuartzCore AppKit UIKit SwiftUI; do
            [ -e ".build/apple/$system/$module.swiftmodule" ] || continue
            swift symbolgraph-extract -module-name "$module" -output-dir "$graphs/$system" \
                -target "$(triple "$(minimum "$system")")" -I ".build/apple/$system" -I "$cache/$(minimum "$system")" \
                "${c_modules[@]}" -resource-dir "$cache/resources" -minimum-access-level public -skip-synthesized-members
        done
    done
    "$program" StandIns/Records "$graphs" .build/apple/{iOS,macOS,tvOS,watchOS,visionOS}/uses
}

# Only the compiler's headers: Foundation for Linux is beside them. This runs once, before two
# systems are checked at the same time.
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
