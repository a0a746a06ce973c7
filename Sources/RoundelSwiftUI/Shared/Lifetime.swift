#if canImport(SwiftUI)
import SwiftUI

/// Content that appears and disappears together with the view around it, and with an object: another
/// object gets other content.
///
/// It does so at once, also where the change of the object is animated.
struct Lifetime<Content: View>: View {
    private let object: ObjectIdentifier
    private let content: Content

    init(of object: AnyObject, @ViewBuilder content: () -> Content) {
        (self.object, self.content) = (ObjectIdentifier(object), content())
    }

    var body: some View {
        ForEach([object], id: \.self) { _ in content }.transaction { $0.animation = nil }
    }
}

extension View {
    /// Runs an action when the view disappears, and when it has another object.
    ///
    /// The action is the one with which the view was last evaluated that had the object.
    func onLoss(of object: AnyObject, perform action: @escaping @MainActor () -> Void) -> some View {
        background {
            Lifetime(of: object) {
                Color.clear.allowsHitTesting(false).accessibilityHidden(true).onDisappear { action() }
            }
        }
    }
}
#endif
