#!/bin/bash
# Type-checks the lines that Linux builds leave out (#if canImport(ObjectiveC)), against the stand-ins.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

swift build --target RoundelUIKit
modules=$(swift build --show-bin-path)/Modules
swiftc -emit-module -parse-as-library -module-name ObjectiveC -o "$work/ObjectiveC.swiftmodule" \
    Scripts/objc/ObjectiveC.swift

aliases=()
for framework in CoreGraphics QuartzCore UIKit; do aliases+=(-module-alias "$framework=StandIn$framework"); done
# The C modules of packages that Roundel imports.
includes=()
while IFS= read -r map; do
    includes+=(-Xcc "-fmodule-map-file=$map")
done < <(find .build/checkouts -path '*/include/module.modulemap' 2>/dev/null)

check() {
    swiftc -typecheck -swift-version 6 -parse-as-library -module-name RoundelUIKit \
        -Xfrontend -enable-objc-interop "${aliases[@]}" "${includes[@]}" -I "$work" -I "$modules" \
        Scripts/objc/TargetAction.swift "$@"
}

check Scripts/objc/Good.swift
if check Scripts/objc/Bad.swift 2>"$work/bad.log"; then
    echo "the check lets a missing selector pass"
    exit 1
fi
grep -q "cannot find 'missing'" "$work/bad.log" || { cat "$work/bad.log"; exit 1; }

# Without the runtime no type counts as one that Interface Builder can show, so those marks are left out.
cp -R Sources/RoundelUIKit "$work/sources"
rm -r "$work/sources/RoundelUIKit.docc"
find "$work/sources" -name '*.swift' -exec sed -i 's/@IBInspectable //' {} +
mapfile -d '' sources < <(find "$work/sources" -name '*.swift' -print0)
check "${sources[@]}"
echo "checked ${#sources[@]} files with their Objective-C lines"
