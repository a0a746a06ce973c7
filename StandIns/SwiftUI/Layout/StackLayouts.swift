/// Views below one another, each in the middle across.
public struct VStackLayout: Layout, StackLayout {
    let spacing: CGFloat
    let long: WritableKeyPath<CGSize, CGFloat> & Sendable = \.height
    let across: WritableKeyPath<CGSize, CGFloat> & Sendable = \.width

    /// Makes a layout; without a distance it is taken to be 8 points.
    public init(spacing: CGFloat? = nil) { self.spacing = spacing ?? 8 }
}

/// Views beside one another, each in the middle down.
public struct HStackLayout: Layout, StackLayout {
    let spacing: CGFloat
    let long: WritableKeyPath<CGSize, CGFloat> & Sendable = \.width
    let across: WritableKeyPath<CGSize, CGFloat> & Sendable = \.height

    /// Makes a layout; without a distance it is taken to be 8 points.
    public init(spacing: CGFloat? = nil) { self.spacing = spacing ?? 8 }
}

/// What rows and columns share.
protocol StackLayout: Layout where Cache == Void {
    var spacing: CGFloat { get }
    /// The length along the stack.
    var long: WritableKeyPath<CGSize, CGFloat> & Sendable { get }
    /// The length across it.
    var across: WritableKeyPath<CGSize, CGFloat> & Sendable { get }
}

extension StackLayout {
    /// As long as the views with the room between them, and as wide as the widest.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = sizes(of: subviews, proposal)
        var size = CGSize.zero
        size[keyPath: long] = sizes.map { $0[keyPath: long] }.reduce(gaps(among: subviews), +)
        size[keyPath: across] = sizes.map { $0[keyPath: across] }.max() ?? 0
        return size
    }

    /// Places each view after the one before.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        var passed: CGFloat = 0
        for (subview, size) in zip(subviews, sizes(of: subviews, proposal)) {
            var place = CGSize.zero
            place[keyPath: long] = passed
            place[keyPath: across] = (bounds.size[keyPath: across] - size[keyPath: across]) / 2
            let point = CGPoint(x: bounds.minX + place.width, y: bounds.minY + place.height)
            subview.place(at: point, proposal: ProposedViewSize(size))
            passed += size[keyPath: long] + spacing
        }
    }

    private func gaps(among subviews: Subviews) -> CGFloat { spacing * CGFloat(max(0, subviews.count - 1)) }

    /// The least flexible view chooses first from an equal share of what is left, as SwiftUI does.
    private func sizes(of subviews: Subviews, _ proposal: ProposedViewSize) -> [CGSize] {
        let isColumn = long == \CGSize.height
        func size(_ subview: LayoutSubview, _ length: CGFloat?) -> CGSize {
            subview.sizeThatFits(
                isColumn
                    ? ProposedViewSize(width: proposal.width, height: length)
                    : ProposedViewSize(width: length, height: proposal.height)
            )
        }
        guard let room = isColumn ? proposal.height : proposal.width else {
            return subviews.map { size($0, nil) }
        }
        let flexibility = subviews.map { size($0, .infinity)[keyPath: long] - size($0, 0)[keyPath: long] }
        var (left, sizes) = (room - gaps(among: subviews), subviews.map { _ in CGSize.zero })
        let order = subviews.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (rank, index) in order.enumerated() {
            sizes[index] = size(subviews[index], max(0, left / CGFloat(subviews.count - rank)))
            left -= sizes[index][keyPath: long]
        }
        return sizes
    }
}
