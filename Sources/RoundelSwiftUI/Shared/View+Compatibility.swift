#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Runs an action when a value changes, in the way that the system has.
    @ViewBuilder func onValueChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (Value) -> Void
    ) -> some View {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            onChange(of: value) { _, new in action(new) }
        } else {
            onChange(of: value, perform: action)
        }
    }

    /// Plays the feedback of a selection when a count changes, from iOS 17 on; on older systems it does nothing.
    @ViewBuilder func selectionFeedback(trigger: Int) -> some View {
        #if os(visionOS) && compiler(<6.2)
        // Its SDK does not have them.
        self
        #else
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26, *) {
            sensoryFeedback(.selection, trigger: trigger)
        } else {
            self
        }
        #endif
    }
}
#endif
