#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Places this view of a ``RadialLayout`` at an angle of its own.
    ///
    /// It leaves the spacing: the other views are spread as if it were not there. The layout's start and
    /// direction do not apply to it, but its rotation does, and so does the mirroring of right-to-left
    /// environments.
    ///
    /// - Parameter angle: Clockwise from 3 o'clock; `nil` to be spaced with the others, and not finite
    ///   counts as zero.
    public nonisolated func radialAngle(_ angle: Angle?) -> some View {
        layoutValue(key: RadialAngleKey.self, value: angle)
    }

    /// Sets how wide the sector of this view is in a ``RadialLayout`` whose spacing is weighted.
    ///
    /// - Parameter weight: The share beside those of the other views, which is 1 unless it is set; negative
    ///   or not finite counts as zero.
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
