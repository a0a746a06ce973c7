import Foundation
@_spi(Reflection) import Swift

/// A type that decides itself whether two of its values are the same for a view.
protocol SelfComparing {
    func isSame(as other: Any) -> Bool
}

/// Whether two values are the same for a view.
///
/// Apple does not document this. Assumption, from observation of SwiftUI: values with equal bytes
/// are the same. Otherwise, equatable values that are not plain data are compared with their
/// operator, other values by their fields, objects by identity, and closures by their captured
/// values.
func areSame(_ left: Any, _ right: Any) -> Bool {
    let right = unnested(right)
    func compare<T>(_ left: T) -> Bool {
        guard type(of: right) == T.self, let right = right as? T else { return false }
        return haveSameBytes(left, right) || haveSameContent(left, right)
    }
    return _openExistential(unnested(left), do: compare)
}

/// The value in an `Any`, also if that is in another one, as the value of a field of type `Any` is.
private func unnested(_ value: Any) -> Any {
    func open<T>(_ value: T) -> Any {
        guard T.self == Any.self else { return value }
        return withUnsafePointer(to: value) { value in
            unnested(UnsafeRawPointer(value).assumingMemoryBound(to: Any.self).pointee)
        }
    }
    return _openExistential(value, do: open)
}

private func haveSameBytes<T>(_ left: T, _ right: T) -> Bool {
    withUnsafeBytes(of: left) { left in
        withUnsafeBytes(of: right) { right in
            haveSameBytes(left.baseAddress, right.baseAddress, left.count)
        }
    }
}

private func haveSameBytes(_ left: UnsafeRawPointer?, _ right: UnsafeRawPointer?, _ size: Int) -> Bool {
    guard let left, let right else { return true }
    return memcmp(left, right, size) == 0
}

private func haveSameContent<T>(_ left: T, _ right: T) -> Bool {
    // The value inside an existential is compared.
    guard type(of: left as Any) == T.self else { return areSame(left, right) }
    if let left = left as? any SelfComparing { return left.isSame(as: right) }
    if T.self is AnyClass {
        return (left as? AnyKeyPath).map { $0 == right as? AnyKeyPath } ?? false
    }
    if !(_isPOD(T.self) && left is any View), let left = left as? any Equatable {
        return isEqual(left, right)
    }
    if let areSame = haveSameFields(left, right) { return areSame }
    let (left, right) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard !left.children.isEmpty, left.children.count == right.children.count else { return false }
    return zip(left.children, right.children).allSatisfy { left, right in
        left.label == right.label && areSame(left.value, right.value)
    }
}

/// Compares the fields of structures in memory.
///
/// The padding between them does not count; a mirror would wrap closures again.
private func haveSameFields<T>(_ left: T, _ right: T) -> Bool? {
    guard let fields = Fields.fields(of: left) else { return nil }
    return withUnsafePointer(to: left) { left in
        withUnsafePointer(to: right) { right in
            let (left, right) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
            return fields.allSatisfy { offset, type in haveSame(type, left + offset, right + offset) }
        }
    }
}

/// The fields of structures, which the runtime decodes from their names each time.
private enum Fields {
    typealias Field = (offset: Int, type: Any.Type)

    nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]?] = [:]

    /// The fields of a value, if it is a structure.
    static func fields<T>(of value: T) -> [Field]? {
        if let fields = known[ObjectIdentifier(T.self)] { return fields }
        let fields = Mirror(reflecting: value).displayStyle == .struct ? decoded(T.self) : nil
        known[ObjectIdentifier(T.self)] = .some(fields)
        return fields
    }

    private static func decoded(_ type: Any.Type) -> [Field] {
        var fields: [Field] = []
        _ = _forEachField(of: type) { _, offset, type, _ in
            fields.append((offset, type))
            return true
        }
        return fields
    }
}

/// Whether two fields of a type are the same, each at its address.
private func haveSame<T>(_ type: T.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    if haveSameBytes(left, right, MemoryLayout<T>.size) { return true }
    let (left, right) = (left.assumingMemoryBound(to: T.self), right.assumingMemoryBound(to: T.self))
    return haveSameContent(left.pointee, right.pointee)
}

private func isEqual<T: Equatable>(_ left: T, _ right: Any) -> Bool { left == right as? T }
