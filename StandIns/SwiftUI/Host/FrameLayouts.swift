/// A layout that proposes another size to its content than it is offered, and centres it.
protocol NarrowingLayout: ElementLayout {
    func narrowed(_ proposal: ProposedViewSize) -> ProposedViewSize
}

extension NarrowingLayout {
    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize) {
        let middle = CGPoint(x: element.presentFrame.midX, y: element.presentFrame.midY)
        element.children.first?.place(around: middle, narrowed(proposal))
    }
}

/// A maximum size in one or both axes, which is used as far as the proposal allows.
struct GreatestFrameLayout: NarrowingLayout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func narrowed(_ proposal: ProposedViewSize) -> ProposedViewSize {
        func narrowed(_ length: CGFloat?, _ greatest: CGFloat?) -> CGFloat? {
            length.map { min($0, greatest ?? $0) }
        }
        return ProposedViewSize(
            width: narrowed(proposal.width, width),
            height: narrowed(proposal.height, height)
        )
    }

    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        let offer = narrowed(proposal)
        let child = element.children.first?.sizeThatFits(offer) ?? .zero
        return CGSize(
            width: width == nil ? child.width : offer.width ?? child.width,
            height: height == nil ? child.height : offer.height ?? child.height
        )
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

/// Padding on all sides.
struct PaddingLayout: NarrowingLayout {
    let length: CGFloat

    func narrowed(_ proposal: ProposedViewSize) -> ProposedViewSize {
        func narrowed(_ side: CGFloat?) -> CGFloat? { side.map { max(0, $0 - 2 * length) } }
        return ProposedViewSize(width: narrowed(proposal.width), height: narrowed(proposal.height))
    }

    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        let child = element.children.first?.sizeThatFits(narrowed(proposal)) ?? .zero
        return CGSize(width: child.width + 2 * length, height: child.height + 2 * length)
    }
}

/// The largest square that fits into the proposal.
struct SquareLayout: NarrowingLayout {
    func narrowed(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let side = [proposal.width, proposal.height].compactMap { $0 }.min()
        return ProposedViewSize(width: side, height: side)
    }

    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        element.children.first?.sizeThatFits(narrowed(proposal)) ?? .zero
    }
}
