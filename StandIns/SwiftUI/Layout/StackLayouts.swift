/// Views in a column.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct VStackLayout: Layout, StackLayout {
    /// The alignment of views that are narrower than the widest.
    public var alignment: HorizontalAlignment
    /// The distance between views; 8 points by default (an assumption).
    public var spacing: CGFloat?

    let long: WritableKeyPath<CGSize, CGFloat> & Sendable = \.height
    let across: WritableKeyPath<CGSize, CGFloat> & Sendable = \.width
    var fraction: CGFloat { alignment.fraction }

    /// Makes a layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

/// Views in a row.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct HStackLayout: Layout, StackLayout {
    /// The alignment of views that are less tall than the tallest.
    public var alignment: VerticalAlignment
    /// The distance between views; 8 points by default (an assumption).
    public var spacing: CGFloat?

    let long: WritableKeyPath<CGSize, CGFloat> & Sendable = \.width
    let across: WritableKeyPath<CGSize, CGFloat> & Sendable = \.height
    var fraction: CGFloat { alignment.fraction }

    /// Makes a layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

/// The layout that rows and columns have in common.
protocol StackLayout: Layout where Cache == Void {
    var spacing: CGFloat? { get }
    /// The length along the stack.
    var long: WritableKeyPath<CGSize, CGFloat> & Sendable { get }
    /// The length across it.
    var across: WritableKeyPath<CGSize, CGFloat> & Sendable { get }
    /// The fraction of the free space across the stack that is before a view.
    var fraction: CGFloat { get }
}

extension StackLayout {
    /// Along the stack, the sum of the views and the distances; across it, the size of the largest
    /// view.
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
            var offset = CGSize.zero
            offset[keyPath: long] = passed
            offset[keyPath: across] = (bounds.size[keyPath: across] - size[keyPath: across]) * fraction
            let point = CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height)
            subview.place(at: point, proposal: ProposedViewSize(size))
            passed += size[keyPath: long] + gap
        }
    }

    private var gap: CGFloat { spacing ?? 8 }

    private func gaps(among subviews: Subviews) -> CGFloat { gap * CGFloat(max(0, subviews.count - 1)) }

    /// The least flexible view chooses its size first, from an equal part of the remaining space,
    /// as in SwiftUI.
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
