#!/bin/bash
# Measures the superellipse's error bounds 40 times more densely than a plain `swift test` does, optimised.
# Builds only what the suite needs, because an optimised build of all tests takes minutes.
set -euo pipefail
cd "$(dirname "$0")/../.."
package=.build/sweep
mkdir -p $package/Tests
ln -sfn "$PWD/Sources/Roundel" $package/Roundel
ln -sfn "$PWD/Tests/RoundelTestSupport" $package/RoundelTestSupport
ln -sfn "$PWD"/Tests/RoundelTests/Superellipse{BoundTests,Meter}.swift $package/Tests
cat >$package/Package.swift <<'MANIFEST'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "sweep",
    dependencies: [.package(url: "https://github.com/apple/swift-numerics", from: "1.0.0")],
    targets: [
        .target(
            name: "Roundel",
            dependencies: [.product(name: "RealModule", package: "swift-numerics")],
            path: "Roundel"
        ),
        .target(name: "RoundelTestSupport", dependencies: ["Roundel"], path: "RoundelTestSupport"),
        .testTarget(name: "Sweep", dependencies: ["Roundel", "RoundelTestSupport"], path: "Tests"),
    ]
)
MANIFEST
ROUNDEL_SWEEP="${ROUNDEL_SWEEP:-320}" swift test -c release --package-path $package
