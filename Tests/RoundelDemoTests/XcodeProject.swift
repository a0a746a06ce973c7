import Foundation
import Testing

/// The project file: a dictionary of objects that refer to one another.
struct XcodeProject {
    typealias Object = [String: Any]

    let objects: [String: Object]
    let rootObject: String
    let objectVersion: String

    init() throws {
        let file = Demo.folder.appending(path: "RoundelDemo.xcodeproj/project.pbxproj")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        let project = try #require(list as? [String: Any])
        objects = try #require(project["objects"] as? [String: Object])
        rootObject = try #require(project["rootObject"] as? String)
        objectVersion = try #require(project["objectVersion"] as? String)
    }

    /// All objects of a kind.
    func all(_ kind: String) -> [Object] { objects.values.filter { $0["isa"] as? String == kind } }

    /// The only object of a kind.
    func only(_ kind: String) throws -> Object {
        let all = all(kind)
        try #require(all.count == 1, "\(kind)")
        return all[0]
    }

    /// The objects that a list of an object refers to.
    func list(_ key: String, of object: Object) throws -> [Object] {
        try #require(object[key] as? [String]).map { try #require(objects[$0]) }
    }

    /// All strings in a value that have the form of a reference.
    static func references(in value: Any) -> [String] {
        switch value {
        case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
        case let list as [Any]: list.flatMap(references)
        case let object as Object: object.flatMap { references(in: $0.key) + references(in: $0.value) }
        default: []
        }
    }

    /// The build settings of the project and of its target, by configuration.
    func settings() throws -> [String: [String: String]] {
        var settings: [String: [String: String]] = [:]
        for list in all("XCConfigurationList") {
            for configuration in try self.list("buildConfigurations", of: list) {
                let name = try #require(configuration["name"] as? String)
                let own = try #require(configuration["buildSettings"] as? [String: String])
                settings[name, default: [:]].merge(own) { $0 + " and " + $1 }
            }
        }
        return settings
    }
}
