/// How an element chooses its size and positions its children.
protocol ElementLayout {
    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize
    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize)
}

/// A view without children.
struct LeafLayout: ElementLayout {
    let size: (ProposedViewSize) -> CGSize

    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize { size(proposal) }
    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize) {}
}

/// All children at the same position, with the size of the largest: a stack along the z axis, or a
/// modifier.
struct TogetherLayout: ElementLayout {
    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        let sizes = element.children.map { $0.sizeThatFits(proposal) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize) {
        let middle = CGPoint(x: element.presentFrame.midX, y: element.presentFrame.midY)
        element.children.forEach { $0.place(around: middle, proposal) }
    }
}

/// A fixed size in one or both axes.
struct FrameLayout: ElementLayout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    private func narrowed(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        let child = element.children.first?.sizeThatFits(narrowed(proposal)) ?? .zero
        return CGSize(width: width ?? child.width, height: height ?? child.height)
    }

    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize) {
        let (frame, fraction) = (element.presentFrame, alignment.point(in: element.environment))
        let point = CGPoint(
            x: frame.minX + fraction.x * frame.width,
            y: frame.minY + fraction.y * frame.height
        )
        element.children.first?.place(around: point, fraction: fraction, narrowed(proposal))
    }
}

/// Views in front of or behind a main view, which alone determines the size.
struct AttachedLayout: ElementLayout {
    let main: Int
    let alignment: Alignment

    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        element.children[main].sizeThatFits(proposal)
    }

    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize) {
        let (frame, fraction) = (element.presentFrame, alignment.point(in: element.environment))
        let point = CGPoint(
            x: frame.minX + fraction.x * frame.width,
            y: frame.minY + fraction.y * frame.height
        )
        for (index, child) in element.children.enumerated() {
            if index == main {
                child.place(in: frame, proposal)
            } else {
                child.place(around: point, fraction: fraction, ProposedViewSize(frame.size))
            }
        }
    }
}

/// A layout of the sources under test.
final class CustomLayout<L: Layout>: ElementLayout {
    private let layout: L
    private let views: [StandInSubview]
    private var cache: L.Cache
    private let subviews: LayoutSubviews

    init(_ layout: L, of children: [StandInElement], in environment: EnvironmentValues) {
        self.layout = layout
        views = children.map { child in
            StandInSubview(values: child.layoutValues) { child.sizeThatFits($0) }
        }
        subviews = LayoutSubviews(standIns: views, layoutDirection: environment.layoutDirection)
        cache = layout.makeCache(subviews: subviews)
    }

    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize) {
        let frame = element.presentFrame
        let frames = layout.standInPlace(subviews, in: frame, proposal: proposal, cache: &cache)
        for (index, child) in element.children.enumerated() {
            child.place(in: frames[index], views[index].placed?.proposal ?? proposal)
        }
    }
}

extension Alignment {
    func point(in environment: EnvironmentValues) -> UnitPoint {
        guard environment.layoutDirection == .rightToLeft else { return point }
        return UnitPoint(x: 1 - point.x, y: point.y)
    }
}
