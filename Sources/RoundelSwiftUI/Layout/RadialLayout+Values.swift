#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Places this view of a ``RadialLayout`` at a given angle.
    ///
    /// The other views are spaced as if this view were not there. The layout's start and direction
    /// do not apply to this view, but its rotation does, and so does the mirroring in right-to-left
    /// environments.
    ///
    /// - Parameter angle: The angle, clockwise from 3 o'clock; one that is not finite counts as
    ///   zero. `nil` spaces the view together with the others.
    public nonisolated func radialAngle(_ angle: Angle?) -> some View {
        layoutValue(key: RadialAngleKey.self, value: angle)
    }

    /// Sets the width of this view's sector in a ``RadialLayout`` whose spacing is weighted.
    ///
    /// - Parameter weight: The weight relative to those of the other views. The default is 1, and a
    ///   weight that is negative or not finite counts as zero.
    public nonisolated func radialWeight(_ weight: Double) -> some View {
        layoutValue(key: RadialWeightKey.self, value: weight)
    }
}

struct RadialAngleKey: LayoutValueKey {
    static let defaultValue: Angle? = nil
}

struct RadialWeightKey: LayoutValueKey {
    static let defaultValue = 1.0
}
#endif
