/// Input that was read but is not valid.
package struct DataError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
