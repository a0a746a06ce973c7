import Foundation

/// What says itself whether another value of its type is the same for a view.
protocol SelfComparing {
    func isSame(as other: Any) -> Bool
}

/// Whether a view could not tell one value from another.
///
/// Apple documents nothing of this. Assumption, from what SwiftUI is seen to do: the bytes decide; where they
/// differ, values that are equatable and not plain data are compared by that, others by their fields, objects
/// and closures by where they and what they hold lie.
func areSame(_ left: Any, _ right: Any) -> Bool {
    func compare<T>(_ left: T) -> Bool {
        guard type(of: right) == T.self, let right = right as? T else { return false }
        return haveSameBytes(left, right) || haveSameContent(left, right)
    }
    return _openExistential(left, do: compare)
}

private func haveSameBytes<T>(_ left: T, _ right: T) -> Bool {
    withUnsafeBytes(of: left) { left in
        withUnsafeBytes(of: right) { right in
            left.elementsEqual(right)
        }
    }
}

private func haveSameContent<T>(_ left: T, _ right: T) -> Bool {
    if let left = left as? any SelfComparing { return left.isSame(as: right) }
    if T.self is AnyClass {
        return (left as? AnyKeyPath).map { $0 == right as? AnyKeyPath } ?? false
    }
    if !(_isPOD(T.self) && left is any View), let left = left as? any Equatable {
        return isEqual(left, right)
    }
    let (left, right) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard !left.children.isEmpty, left.children.count == right.children.count else { return false }
    return zip(left.children, right.children).allSatisfy { left, right in
        left.label == right.label && areSame(left.value, right.value)
    }
}

private func isEqual<T: Equatable>(_ left: T, _ right: Any) -> Bool { left == right as? T }
