import Foundation

/// A mistake: the speed shrinks with time, but is added once a frame.
struct NaiveCoasting {
    var rotation = 0.0
    var omega: Double  // radians in a frame

    mutating func frame(lasting seconds: Double) {
        omega *= pow(0.92, 60 * seconds)
        rotation += omega
    }
}
