#!/bin/bash
# Rebuilds the toolchain's own standard library for another target, for type checking alone.
#
#   Scripts/apple/standard-library.sh TRIPLE FOLDER
#
# The toolchain ships it as text, with the attributes and versions that Apple's SDKs show too. Nothing here is run.
set -euo pipefail
triple=$1 out=$2
root=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
mkdir -p "$out/interfaces"

build() {
    local module=$1
    shift
    local interface=$out/interfaces/$module.swiftinterface
    # Back-deployed copies of functions need a library that is not there, and link names have nothing to link.
    sed -e "s/-target x86_64-unknown-linux-gnu/-target $triple -disable-availability-checking/" \
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
