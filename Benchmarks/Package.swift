// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "roundel-benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "roundel", path: ".."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .target(name: "Comparisons"),
        .executableTarget(name: "RatioTable", dependencies: ["Comparisons"]),
        // The benchmark plugin runs the executables whose folder stands directly in `Benchmarks`.
        .executableTarget(
            name: "RoundelBenchmarks",
            dependencies: [
                "Comparisons",
                .product(name: "Roundel", package: "roundel"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "RoundelBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
