#if canImport(SwiftUI)
import SwiftUI

/// A hidden view of UIKit or AppKit, which tells where SwiftUI shows a container.
///
/// SwiftUI itself tells a sheet from a page by nothing: both have the environment of the views around,
/// and neither has their coordinate spaces.
@MainActor protocol RadialMenuSeatView: AnyObject {
    /// What tells a window, a sheet, a popover or a cover from every other one; `nil` before the view
    /// has been in one.
    ///
    /// It is kept outside windows: a full-screen cover takes the view behind it out of the window.
    var presentation: AnyObject? { get }
}

#if canImport(UIKit) && !os(watchOS)
import UIKit

struct RadialMenuSeat: UIViewRepresentable {
    let stage: RadialMenuStage
    /// Called when the view has got another window.
    let moved: @MainActor () -> Void

    func makeUIView(context: Context) -> SeatView { SeatView() }

    func updateUIView(_ view: SeatView, context: Context) { (stage.seat, view.moved) = (view, moved) }

    final class SeatView: UIView, RadialMenuSeatView {
        var moved: @MainActor () -> Void = {}
        private weak var known: AnyObject?

        init() {
            super.init(frame: .zero)
            (isHidden, isUserInteractionEnabled) = (true, false)
        }

        required init?(coder: NSCoder) { nil }

        /// The outermost view controller: that of a page is inside the one of the window or the sheet,
        /// while a view controller that is presented has no parent.
        var presentation: AnyObject? {
            guard let window else { return known }
            let responders = sequence(first: self as UIResponder, next: \.next)
            let controller = responders.first { $0 is UIViewController } as? UIViewController
            known = controller.map { sequence(first: $0, next: \.parent).reduce($0) { $1 } } ?? window
            return known
        }

        /// Notes the presentation, whoever asks for it, and whenever.
        override func didMoveToWindow() {
            super.didMoveToWindow()
            if presentation != nil, window != nil { moved() }
        }
    }
}
#elseif os(macOS)
import AppKit

struct RadialMenuSeat: NSViewRepresentable {
    let stage: RadialMenuStage
    /// Called when the view has got another window.
    let moved: @MainActor () -> Void

    func makeNSView(context: Context) -> SeatView { SeatView() }

    func updateNSView(_ view: SeatView, context: Context) { (stage.seat, view.moved) = (view, moved) }

    final class SeatView: NSView, RadialMenuSeatView {
        var moved: @MainActor () -> Void = {}
        private weak var known: AnyObject?

        init() {
            super.init(frame: .zero)
            isHidden = true
        }

        required init?(coder: NSCoder) { nil }

        /// The window: sheets and popovers have windows of their own.
        var presentation: AnyObject? {
            if let window { known = window }
            return known
        }

        /// Notes the presentation, whoever asks for it, and whenever.
        override func viewDidMoveToWindow() {
            super.viewDidMoveToWindow()
            if presentation != nil, window != nil { moved() }
        }
    }
}
#endif

extension RadialMenuStage {
    /// Whether it is known where the container is shown.
    ///
    /// It never is on watchOS, where no view of another framework can be asked.
    var isSeated: Bool {
        #if os(watchOS)
        true
        #else
        seat?.presentation != nil
        #endif
    }

    /// Whether another container is in the same window, sheet, popover or cover; also if it is not
    /// known.
    func isPresented(with other: RadialMenuStage) -> Bool {
        guard let own = seat?.presentation, let others = other.seat?.presentation else { return true }
        return own === others
    }
}

extension View {
    /// Puts the seat of a container behind the view, without an extent: what shows a view as a picture,
    /// such as `ImageRenderer`, cannot show views of other frameworks.
    @ViewBuilder func seated(
        _ stage: RadialMenuStage,
        moved: @escaping @MainActor () -> Void
    ) -> some View {
        #if os(watchOS)
        self
        #else
        background {
            RadialMenuSeat(stage: stage, moved: moved)
                .frame(width: 0, height: 0)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
        #endif
    }
}
#endif
