// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The checks of Swift 6 when code is compiled, and none when it runs.
///
/// From iOS 26.2 on, SwiftUI calls some closures of bodies on another thread, where the checks of Swift
/// 6 end the app. Scripts/check-apple.sh has the same settings.
let checkedWhenCompiled: [SwiftSetting] =
    [.swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency")]
    + [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferSendableFromCaptures", "IsolatedDefaultValues", "RegionBasedIsolation",
    ].map { .enableUpcomingFeature($0) }

let package = Package(
    name: "roundel",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Roundel", targets: ["Roundel"]),
        .library(name: "RoundelExport", targets: ["RoundelExport"]),
        .library(name: "RoundelSwiftUI", targets: ["RoundelSwiftUI"]),
        .library(name: "RoundelUIKit", targets: ["RoundelUIKit"]),
        .executable(name: "roundel", targets: ["RoundelCLI"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-numerics", from: "1.0.0"),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
    ],
    targets: [
        .target(
            name: "Roundel",
            dependencies: [.product(name: "RealModule", package: "swift-numerics")]
        ),
        .target(name: "RoundelExport", dependencies: ["Roundel"]),
        // Writes files completely or not at all, for the two executables.
        .target(name: "RoundelFiles"),
        .target(name: "RoundelReplay", dependencies: ["Roundel", "RoundelExport"]),
        .target(name: "RoundelSwiftUI", dependencies: ["Roundel"], swiftSettings: checkedWhenCompiled),
        .target(name: "RoundelUIKit", dependencies: ["Roundel"]),
        .executableTarget(
            name: "RoundelCLI",
            dependencies: [
                "Roundel", "RoundelExport", "RoundelFiles", "RoundelReplay",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        // Draws the pictures of the documentation, and is no product.
        .executableTarget(
            name: "roundel-figures",
            dependencies: ["Roundel", "RoundelExport", "RoundelFiles", "RoundelReplay"],
            path: "Sources/RoundelFigures"
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
            name: "RoundelCLITests",
            dependencies: ["RoundelCLI", "Roundel", "RoundelReplay", "RoundelTestSupport"]
        ),
        .testTarget(
            name: "DocumentationTests",
            dependencies: ["RoundelCLI", "Roundel", "RoundelTestSupport", "roundel-figures"]
        ),
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
    let frameworks = [
        "CoreGraphics": [], "QuartzCore": ["CoreGraphics"], "UIKit": ["CoreGraphics", "QuartzCore"],
        "SwiftUI": ["CoreGraphics", "QuartzCore", "UIKit"],
    ]
    let uiKit = ["CoreGraphics", "QuartzCore", "UIKit"]
    let users = [
        "RoundelUIKit": uiKit, "RoundelUIKitTests": uiKit, "StandInTests": uiKit + ["SwiftUI"],
        "StandInTestSupport": uiKit,
        "RoundelSwiftUI": uiKit + ["SwiftUI"], "RoundelSwiftUITests": uiKit + ["SwiftUI"],
        "RoundelDemo": uiKit + ["SwiftUI"], "RoundelDemoTests": uiKit + ["SwiftUI"],
        "FrameTimes": uiKit + ["SwiftUI"],
        "StandInPictures": uiKit + ["SwiftUI"], "StandInPicturesTests": uiKit + ["SwiftUI"],
    ]
    // The tests wait for the stand-ins most of the time: they evaluate and lay out a view tree in
    // every frame. What is tested stays as it is in a debug build.
    let optimized = [SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug))]
    // So do random tests for their numbers.
    package.targets.first { $0.name == "RoundelTestSupport" }?.swiftSettings = optimized
    func use(_ names: [String], in target: Target) {
        let aliases = names.sorted().flatMap { ["-module-alias", "\($0)=StandIn\($0)"] }
        target.dependencies += names.sorted().map { .init(stringLiteral: "StandIn\($0)") }
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(aliases)]
    }
    package.targets.append(.target(name: "StandInTestSupport", path: "Tests/StandInTestSupport"))
    package.targets.append(.testTarget(name: "StandInTests"))
    package.targets.append(
        .testTarget(name: "RoundelUIKitTests", dependencies: ["RoundelUIKit", "RoundelTestSupport"])
    )
    package.targets.append(
        .testTarget(name: "RoundelSwiftUITests", dependencies: ["RoundelSwiftUI", "RoundelTestSupport"])
    )
    // The browser that they drive is Debian's.
    package.targets.append(
        .testTarget(
            name: "RoundelWebTests",
            dependencies: ["Roundel", "RoundelCLI", "RoundelExport", "RoundelTestSupport", "RoundelWeb"]
        )
    )
    // The app that Xcode builds from a project of its own is compiled and driven here.
    let views: [Target.Dependency] = ["RoundelSwiftUI", "RoundelUIKit"]
    package.targets.append(
        .executableTarget(
            name: "RoundelDemo",
            dependencies: views + ["Roundel"],
            path: "Examples/RoundelDemo/RoundelDemo",
            exclude: ["Assets.xcassets", "Localizable.xcstrings"]
        )
    )
    // Prints a table of Benchmarks/README.md.
    package.targets.append(
        .executableTarget(name: "FrameTimes", dependencies: views, path: "Benchmarks/FrameTimes")
    )
    package.targets.append(
        .testTarget(
            name: "RoundelDemoTests",
            dependencies: views + ["Roundel", "RoundelDemo", "RoundelExport", "RoundelTestSupport"]
        )
    )
    package.targets.append(
        .target(
            name: "StandInPictures",
            dependencies: ["RoundelExport"],
            path: "Tests/StandInPictures",
            exclude: ["README.md"],
            swiftSettings: optimized
        )
    )
    package.targets.append(
        .testTarget(
            name: "StandInPicturesTests",
            dependencies: views + ["RoundelDemo", "RoundelTestSupport", "StandInPictures"]
        )
    )
    for target in package.targets {
        guard let names = users[target.name] else { continue }
        use(names, in: target)
        guard names.contains("UIKit"), target.name.contains("Test") else { continue }
        // Swift Testing looks for its overlays beside every framework of these names.
        target.dependencies += ["_Testing_CoreGraphics", "_Testing_UIKit"]
        if target.type == .test { target.dependencies.append("StandInTestSupport") }
    }
    for (name, dependencies) in frameworks.sorted(by: { $0.key < $1.key }) {
        let target = Target.target(name: "StandIn\(name)", path: "StandIns/\(name)")
        if !dependencies.isEmpty { use(dependencies, in: target) }
        target.swiftSettings = (target.swiftSettings ?? []) + optimized
        package.targets.append(target)
    }
    for name in ["_Testing_CoreGraphics", "_Testing_UIKit"] {
        package.targets.append(.target(name: name, path: "StandIns/\(name)"))
    }
}

if isRootPackage() { addStandIns() }
#endif
