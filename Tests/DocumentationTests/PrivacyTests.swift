import Foundation
import RoundelTestSupport
import Testing

/// Checks that the privacy manifests state that no data is collected, and that the sources use no
/// API that needs a reason.
@Suite struct PrivacyTests {
    static let libraries = ["Roundel", "RoundelExport", "RoundelSwiftUI", "RoundelUIKit"]

    /// The API for which Apple requires a reason: file times, system uptime, disk space, keyboards,
    /// user defaults.
    static let reasoned = [
        "creationDate", "modificationDate", "contentModificationDate", "fileModificationDate", "getattrlist",
        "fstat", "lstat", "stat(", "systemUptime", "mach_absolute_time", "volumeAvailableCapacity",
        "systemFreeSize",
        "systemSize", "statfs", "statvfs", "activeInputModes", "UserDefaults", "AppStorage", "SceneStorage",
    ]

    @Test(arguments: libraries) func `a library declares that it collects nothing`(_ name: String) throws {
        let file = Repository.root.appending(path: "Sources/\(name)/PrivacyInfo.xcprivacy")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        let manifest = try #require(list as? [String: Any])
        let lists = ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes"]
        #expect(Set(manifest.keys) == Set(lists + ["NSPrivacyTracking"]))
        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        for key in lists { #expect((manifest[key] as? [Any])?.isEmpty == true, "\(key)") }
    }

    @Test(arguments: libraries) func `no source asks for what needs a reason`(_ name: String) throws {
        let files = Repository.sources(of: name)
        #expect(files.count > 5)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for name in Self.reasoned { #expect(!text.contains(name), "\(file.lastPathComponent): \(name)") }
        }
    }
}
