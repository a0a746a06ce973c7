#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Runs an action when a value changes, with the variant of `onChange` that the system has.
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

    /// Plays the feedback of a collision when a count changes, from iOS 17 on.
    func impactFeedback(trigger: Int) -> some View { feedback(isImpact: true, trigger: trigger) }

    /// Plays selection feedback when a count changes, from iOS 17 on.
    func selectionFeedback(trigger: Int) -> some View { feedback(isImpact: false, trigger: trigger) }

    /// On older systems it does nothing.
    @ViewBuilder private func feedback(isImpact: Bool, trigger: Int) -> some View {
        #if os(visionOS) && compiler(<6.2)
        // The SDK of these compilers does not declare sensory feedback.
        self
        #else
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26, *) {
            sensoryFeedback(isImpact ? .impact : .selection, trigger: trigger)
        } else {
            self
        }
        #endif
    }
}
#endif
