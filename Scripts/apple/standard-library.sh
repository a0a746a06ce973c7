#!/bin/bash
# Rebuilds the standard library of the toolchain for another target, for type checking only.
#
#   Scripts/apple/standard-library.sh TRIPLE FOLDER
#
# The toolchain contains it as text, with the same attributes and versions as in Apple's SDKs. It is
# never run, so that its functions need no bodies, which take seven times as long. Only the errors
# for which the compiler looks into them, as for an overflow of constants, are left to the build for
# Linux.
set -euo pipefail
triple=$1 out=$2
root=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
mkdir -p "$out/interfaces"

build() {
    local module=$1
    shift
    local interface=$out/interfaces/$module.swiftinterface bodies=-experimental-skip-all-function-bodies
    # Back-deployed functions need a library that is not available, and there is nothing to link.
    sed -e "s/-target x86_64-unknown-linux-gnu/-target $triple -disable-availability-checking $bodies/" \
        -e 's/ -module-link-name [a-zA-Z_]*//' -e 's/@backDeployed([^)]*)//' \
        "$root/lib/swift/linux/$module.swiftmodule/x86_64-unknown-linux-gnu.swiftinterface" >"$interface"
    swiftc -frontend -compile-module-from-interface "$interface" -o "$out/$module.swiftmodule" \
        -module-name "$module" -target "$triple" -disable-availability-checking -I "$out" \
        -resource-dir "$root/lib/swift" "$@"
}

build Swift -parse-stdlib
build _Concurrency -parse-stdlib
build SwiftOnoneSupport -parse-stdlib
build _StringProcessing
build _Builtin_float
