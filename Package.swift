// swift-tools-version: 6.0
import Foundation
import PackageDescription

let package = Package(
    name: "roundel",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Roundel", targets: ["Roundel"]),
        .library(name: "RoundelExport", targets: ["RoundelExport"]),
        .library(name: "RoundelSwiftUI", targets: ["RoundelSwiftUI"]),
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
        .target(name: "RoundelSwiftUI", dependencies: ["Roundel"]),
        .executableTarget(
            name: "RoundelCLI",
            dependencies: [
                "Roundel", "RoundelExport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
        .target(name: "RoundelTestSupport", dependencies: ["Roundel"], path: "Tests/RoundelTestSupport"),
        .testTarget(
            name: "RoundelTests",
            dependencies: ["Roundel", "RoundelTestSupport", "CAllocationCounter"],
            exclude: ["Traces"]
        ),
        .testTarget(name: "RoundelSwiftUITests", dependencies: ["RoundelSwiftUI", "RoundelTestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// MARK: - Stand-ins for Apple's frameworks, for the tests on Linux

#if os(Linux)
/// Whether this manifest describes the package being built, and not a dependency of it.
///
/// SwiftPM changes to the root package's directory, or to one inside it, before it reads manifests.
func isRootPackage() -> Bool {
    let here = URL(fileURLWithPath: Context.packageDirectory).standardizedFileURL
    guard !here.pathComponents.contains("checkouts") else { return false }
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        guard folder.path != "/" else { return true }
        folder.deleteLastPathComponent()
    }
    return folder.resolvingSymlinksInPath().path == here.resolvingSymlinksInPath().path
}

@MainActor func addStandIns() {
    let frameworks: [String: [String]] = ["SwiftUI": []]
    let users = ["RoundelSwiftUI": ["SwiftUI"], "RoundelSwiftUITests": ["SwiftUI"]]
    func use(_ names: [String], in target: Target) {
        target.dependencies += names.sorted().map { .init(stringLiteral: "StandIn\($0)") }
        let aliases = names.sorted().flatMap { ["-module-alias", "\($0)=StandIn\($0)"] }
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(aliases)]
    }
    for target in package.targets {
        if let names = users[target.name] { use(names, in: target) }
    }
    for (name, dependencies) in frameworks.sorted(by: { $0.key < $1.key }) {
        let target = Target.target(name: "StandIn\(name)", path: "StandIns/\(name)")
        if !dependencies.isEmpty { use(dependencies, in: target) }
        package.targets.append(target)
    }
}

if isRootPackage() { addStandIns() }
#endif
