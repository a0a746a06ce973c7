import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The consistency of the project file, which is written by hand.
///
/// Only Xcode can show that it builds.
@Suite struct XcodeProjectTests {
    let project: XcodeProject

    init() throws { project = try XcodeProject() }

    @Test func `every reference resolves and no object is left over`() {
        var (reached, open) = (Set<String>(), [project.rootObject])
        while let reference = open.popLast() {
            guard reached.insert(reference).inserted else { continue }
            guard let object = project.objects[reference] else {
                Issue.record("\(reference) is not in the project")
                continue
            }
            open += XcodeProject.references(in: object)
        }
        #expect(reached == Set(project.objects.keys))
        #expect(project.objects[project.rootObject]?["isa"] as? String == "PBXProject")
    }

    @Test func `the app is built from the folder of its sources`() throws {
        #expect(project.objectVersion == "77")
        let folder = try project.only("PBXFileSystemSynchronizedRootGroup")
        let target = try project.only("PBXNativeTarget")
        #expect(try project.list("fileSystemSynchronizedGroups", of: target).count == 1)
        let path = try #require(folder["path"] as? String)
        #expect(Demo.folder.appending(path: path).path == Demo.sources.path)
        #expect(try Demo.swift(in: Demo.sources).contains { $0.text.contains("@main") })
    }

    @Test func `the project refers to this package, which has every product that the app uses`() throws {
        let package = try project.only("XCLocalSwiftPackageReference")
        let path = try #require(package["relativePath"] as? String)
        #expect(Demo.folder.appending(path: path).standardized.path == Demo.root.path)
        let manifest = try String(contentsOf: Demo.manifest, encoding: .utf8)
        let products = try products()
        for product in products { #expect(manifest.contains(".library(name: \"\(product)\"")) }
        let imported = try Demo.swift(in: Demo.sources).flatMap { file in
            file.text.matches(of: /(?m)^import (Roundel\w*)$/).map { String($0.1) }
        }
        #expect(Set(imported) == products)
    }

    @Test func `the products that the target depends on are linked`() throws {
        let phase = try project.only("PBXFrameworksBuildPhase")
        let linked = try project.list("files", of: phase).map { file in
            let reference = try #require(file["productRef"] as? String)
            return try #require(project.objects[reference])
        }
        #expect(Set(linked.compactMap { $0["productName"] as? String }) == (try products()))
    }

    @Test func `an iPhone gives the app every frame that its screen has`() throws {
        let files = project.all("XCBuildConfiguration").compactMap {
            ($0["buildSettings"] as? [String: Any])?["INFOPLIST_FILE"] as? String
        }
        #expect(files == ["Info.plist", "Info.plist"])
        let file = try Data(contentsOf: Demo.folder.appending(path: files[0]))
        let list = try PropertyListSerialization.propertyList(from: file, format: nil) as? [String: Any]
        #expect(list?["CADisableMinimumFrameDurationOnPhone"] as? Bool == true)
    }

    private func products() throws -> Set<String> {
        let target = try project.only("PBXNativeTarget")
        let dependencies = try project.list("packageProductDependencies", of: target)
        return Set(dependencies.compactMap { $0["productName"] as? String })
    }

    @Test func `both configurations are complete, and contain no signing team`() throws {
        for list in project.all("XCConfigurationList") {
            let names = try project.list("buildConfigurations", of: list).compactMap { $0["name"] as? String }
            #expect(names == ["Debug", "Release"])
            #expect(list["defaultConfigurationName"] as? String == "Release")
        }
        for (name, settings) in try project.settings() {
            let expected = [
                "IPHONEOS_DEPLOYMENT_TARGET": "16.0", "SWIFT_VERSION": "6.0", "SDKROOT": "iphoneos",
                "TARGETED_DEVICE_FAMILY": "1,2", "GENERATE_INFOPLIST_FILE": "YES",
                "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
                "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
                "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
            ]
            for (key, value) in expected { #expect(settings[key] == value, "\(key) in \(name)") }
            #expect(!settings.keys.contains { $0.contains("TEAM") || $0.contains("PROVISIONING") })
            #expect(!settings.values.contains { $0.contains(" and ") }, "set twice in \(name)")
        }
        let manifest = try String(contentsOf: Demo.manifest, encoding: .utf8)
        #expect(manifest.contains(".iOS(.v16)") && manifest.contains("swiftLanguageModes: [.v6]"))
    }

    @Test func `the regions of the project are the languages of the texts`() throws {
        let root = try #require(project.objects[project.rootObject])
        let languages = Set(try LocalizationTests.catalogue().values.flatMap(\.keys))
        #expect(Set(try #require(root["knownRegions"] as? [String])) == languages.union(["Base"]))
        #expect(root["developmentRegion"] as? String == "en")
    }

    @Test func `the scheme builds the app`() throws {
        let path = "RoundelDemo.xcodeproj/xcshareddata/xcschemes/RoundelDemo.xcscheme"
        let scheme = try String(contentsOf: Demo.folder.appending(path: path), encoding: .utf8)
        let blueprints = scheme.matches(of: /BlueprintIdentifier = "(\w+)"/).map { String($0.1) }
        #expect(!blueprints.isEmpty)
        for blueprint in blueprints {
            #expect(project.objects[blueprint]?["isa"] as? String == "PBXNativeTarget")
        }
        #expect(XMLParser(data: Data(scheme.utf8)).parse())
    }
}
