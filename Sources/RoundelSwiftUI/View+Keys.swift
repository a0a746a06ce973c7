#if canImport(SwiftUI)
import SwiftUI

// The stand-in for SwiftUI, on Linux, has the input of every system, so that each line is tested.

extension View {
    /// Runs an action for an arrow key: 1 for right and up, −1 for left and down.
    ///
    /// While it is not active, the keys go to other views.
    func onArrowKeys(isActive: Bool, perform step: @escaping (Int) -> Void) -> some View {
        onMove(perform: isActive ? step : nil)
            .onKeys(isActive ? [.right, .up, .left, .down] : []) { key in
                step(key == .right || key == .up ? 1 : -1)
            }
    }

    /// Runs an action for Escape, or for Menu on a remote control; see ``onArrowKeys(isActive:perform:)``.
    func onEscape(isActive: Bool, perform action: @escaping () -> Void) -> some View {
        onExit(perform: isActive ? action : nil).onKeys(isActive ? [.leave] : []) { _ in action() }
    }

    /// Runs an action for keys of an iPad, which has had the way to do that from iOS 17 on.
    @ViewBuilder func onKeys(
        _ keys: [TurnKey],
        perform action: @escaping (TurnKey) -> Void
    ) -> some View {
        #if os(iOS) || os(visionOS) || os(Linux)
        if #available(iOS 17, visionOS 1, *) {
            focusable(!keys.isEmpty).onKeyPress(phases: [.down, .repeat]) { press in
                let character = press.key.character
                guard let key = keys.first(where: { $0.equivalent.character == character }) else {
                    return .ignored
                }
                action(key)
                return .handled
            }
        } else {
            self
        }
        #else
        self
        #endif
    }

    /// Runs an action for the arrow keys of a Mac and the edges of a remote control.
    @ViewBuilder private func onMove(perform step: ((Int) -> Void)?) -> some View {
        #if os(macOS) || os(tvOS) || os(Linux)
        focusable(step != nil).onMoveCommand { step?($0 == .right || $0 == .up ? 1 : -1) }
        #else
        self
        #endif
    }

    @ViewBuilder private func onExit(perform action: (() -> Void)?) -> some View {
        #if os(macOS) || os(tvOS) || os(Linux)
        onExitCommand(perform: action)
        #else
        self
        #endif
    }
}
#endif
