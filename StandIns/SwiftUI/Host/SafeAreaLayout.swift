/// Expands the content beyond the safe area.
nonisolated struct SafeAreaModifier: ViewModifier, PrimitiveModifier {
    let edges: Edge.Set
    @MainActor var layout: any ElementLayout { SafeAreaLayout(edges: edges) }
}

/// A view that is placed in the safe area, and whose content reaches to the edges of the window
/// where it reaches those of the safe area.
///
/// Assumption, from observation of SwiftUI: modifiers around have the frame in the safe area.
struct SafeAreaLayout: ElementLayout {
    let edges: Edge.Set

    /// The window that is laid out, and the part of it that is safe.
    nonisolated(unsafe) static var window = CGRect.zero
    nonisolated(unsafe) static var safe = CGRect.zero

    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        element.children.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize) {
        let (frame, window, safe) = (element.presentFrame, Self.window, Self.safe)
        let isMirrored = element.environment.layoutDirection == .rightToLeft
        let (left, right) = (edges.contains(.leading), edges.contains(.trailing))
        let x = frame.minX <= safe.minX && (isMirrored ? right : left) ? window.minX : frame.minX
        let end = frame.maxX >= safe.maxX && (isMirrored ? left : right) ? window.maxX : frame.maxX
        let y = frame.minY <= safe.minY && edges.contains(.top) ? window.minY : frame.minY
        let bottom = frame.maxY >= safe.maxY && edges.contains(.bottom) ? window.maxY : frame.maxY
        let whole = CGRect(x: x, y: y, width: end - x, height: bottom - y)
        let middle = CGPoint(x: whole.midX, y: whole.midY)
        element.children.first?.place(around: middle, ProposedViewSize(whole.size))
    }
}

/// The parts of a window at its edges that are not safe, in points.
public struct StandInInsets: Equatable, Sendable {
    /// At each edge.
    public var top, left, bottom, right: CGFloat

    /// Makes insets.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// The rest of a rectangle.
    func rest(of rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + left,
            y: rect.minY + top,
            width: rect.width - left - right,
            height: rect.height - top - bottom
        )
    }
}
