// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "roundel",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Roundel", targets: ["Roundel"]),
        .library(name: "RoundelExport", targets: ["RoundelExport"]),
        .executable(name: "roundel", targets: ["RoundelCLI"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-numerics", from: "1.0.0"),
    ],
    targets: [
        .target(
            name: "Roundel",
            dependencies: [.product(name: "RealModule", package: "swift-numerics")]
        ),
        .target(name: "RoundelExport", dependencies: ["Roundel"]),
        .executableTarget(
            name: "RoundelCLI",
            dependencies: [
                "Roundel", "RoundelExport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(name: "CWasmRuntime"),
        .executableTarget(name: "RoundelWeb", dependencies: ["Roundel", "RoundelExport", "CWasmRuntime"]),
        .plugin(
            name: "Playground",
            capability: .command(
                intent: .custom(verb: "playground", description: "Builds roundel-playground.html.")
            )
        ),
        .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
        .target(name: "RoundelTestSupport", dependencies: ["Roundel"], path: "Tests/RoundelTestSupport"),
        .testTarget(
            name: "RoundelTests",
            dependencies: ["Roundel", "RoundelTestSupport", "CAllocationCounter"],
            exclude: ["Traces"]
        ),
        .testTarget(name: "RoundelExportTests", dependencies: ["RoundelExport", "RoundelTestSupport"]),
        .testTarget(
            name: "RoundelWebTests",
            dependencies: ["Roundel", "RoundelCLI", "RoundelExport", "RoundelWeb"]
        ),
        .testTarget(name: "RoundelCLITests", dependencies: ["RoundelCLI", "Roundel", "RoundelTestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
