#!/bin/bash
# Builds a small package that depends on Roundel, by path and by version, and fails if that package
# gets a stand-in or a compiler flag that only the root package may use.
set -euo pipefail
cd "$(dirname "$0")/.."
roundel=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# SwiftPM caches manifests by path: the manifest as the root package must not be used as a
# dependency.
swift package describe --type json >"$work/root.json"
grep -q StandInUIKit "$work/root.json" || { echo "the root package does not see its stand-ins"; exit 1; }

git clone --quiet "$roundel" "$work/roundel"
git -C "$work/roundel" -c user.name=check -c user.email=check@example.com tag 99.0.0

check() {
    local name=$1 dependency=$2
    mkdir -p "$work/$name/Sources/Dependent"
    cat >"$work/$name/Package.swift" <<MANIFEST
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "dependent",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [$dependency],
    targets: [
        .target(
            name: "Dependent",
            dependencies: [
                .product(name: "Roundel", package: "roundel"), .product(name: "RoundelUIKit", package: "roundel"),
            ])
    ]
)
MANIFEST
    cat >"$work/$name/Sources/Dependent/Dependent.swift" <<SOURCE
import Roundel
import RoundelUIKit

#if canImport(UIKit) || canImport(StandInUIKit)
#error("a dependent must not see a stand-in")
#endif

public let quarter = Angle.degrees(90)
SOURCE
    (cd "$work/$name" && swift build -v) >"$work/$name.log" 2>&1 || { cat "$work/$name.log"; exit 1; }
    if grep -nE 'module-alias|StandIn' "$work/$name.log"; then
        echo "$name: the dependent was built with a stand-in or its flags"
        exit 1
    fi
    if grep -n docc "$work/$name/Package.resolved"; then
        echo "$name: the dependent fetches a package that only the documentation of Roundel needs"
        exit 1
    fi
    echo "$name: built without the stand-ins"
}

check by-path ".package(name: \"roundel\", path: \"$roundel\")"
check by-version ".package(url: \"file://$work/roundel\", from: \"99.0.0\")"
