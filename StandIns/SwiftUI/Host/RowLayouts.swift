/// A row whose first view is leading and whose last view is trailing.
///
/// It takes all the width.
struct EndsLayout: ElementLayout {
    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        let sizes = element.children.map { $0.sizeThatFits(proposal) }
        let width = sizes.reduce(8 * CGFloat(max(0, sizes.count - 1))) { $0 + $1.width }
        return CGSize(width: max(width, proposal.width ?? width), height: sizes.map(\.height).max() ?? 0)
    }

    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize) {
        let frame = element.presentFrame
        let isMirrored = element.environment.layoutDirection == .rightToLeft
        for (index, child) in element.children.enumerated() {
            let x: CGFloat = (index == 0) == isMirrored ? 1 : 0
            let point = CGPoint(x: frame.minX + x * frame.width, y: frame.midY)
            child.place(around: point, fraction: UnitPoint(x: x, y: 0.5), proposal)
        }
    }
}

/// A list, for pictures.
public protocol StandInList {}

/// A row of a list with a link to another view, for pictures.
public struct StandInLink {}

/// Rows on a rounded background, from the top down.
///
/// The measures are approximately those of an inset list on an iPhone.
struct ListLayout: ElementLayout {
    static let margin: CGFloat = 16
    static let inset: CGFloat = 20

    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize) {
        let isMirrored = element.environment.layoutDirection == .rightToLeft
        for (child, row) in zip(element.children, element.rows(in: element.presentFrame)) {
            let x = isMirrored ? row.maxX - Self.inset : row.minX + Self.inset
            let room = ProposedViewSize(width: max(0, row.width - 2 * Self.inset), height: nil)
            child.place(
                around: CGPoint(x: x, y: row.midY),
                fraction: UnitPoint(x: isMirrored ? 1 : 0, y: 0.5),
                room
            )
        }
    }
}

extension StandInElement {
    /// The rows of a list, as their presented frames.
    public var standInRows: [CGRect] { rows(in: shownFrame) }

    fileprivate func rows(in frame: CGRect) -> [CGRect] {
        let width = max(0, frame.width - 2 * ListLayout.margin)
        let room = ProposedViewSize(width: max(0, width - 2 * ListLayout.inset), height: nil)
        var top = frame.minY + ListLayout.margin
        return children.map { child in
            let height = max(44, child.sizeThatFits(room).height + 22)
            defer { top += height }
            return CGRect(x: frame.minX + ListLayout.margin, y: top, width: width, height: height)
        }
    }
}

/// The bar above the content of a navigation stack.
public struct StandInNavigationBar {
    /// The title, if there is one.
    public let title: String?
    /// Whether the title is large and below the bar.
    public let isLarge: Bool
    /// Whether there is a back button.
    public let canGoBack: Bool

    init(over children: [StandInElement], canGoBack: Bool) {
        let records = children.flatMap(\.all).compactMap { $0.value as? StandInRecord }
        title = records.first { $0.name == "navigationTitle" }?.value as? String
        let mode = records.first { $0.name == "navigationBarTitleDisplayMode" }?.value
        isLarge = title != nil && mode.map { "\($0)" != "inline" } ?? true
        self.canGoBack = canGoBack
    }

    /// The height in points, as on an iPhone, without the status bar.
    public var height: CGFloat { isLarge ? 96 : title == nil && !canGoBack ? 0 : 44 }
}

/// Space above.
struct BarLayout: ElementLayout {
    let height: CGFloat

    func size(of element: StandInElement, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeChildren(of element: StandInElement, _ proposal: ProposedViewSize) {
        let frame = element.presentFrame
        let bar = min(height, frame.height)
        let room = ProposedViewSize(width: frame.width, height: frame.height - bar)
        let middle = CGPoint(x: frame.midX, y: (frame.minY + bar + frame.maxY) / 2)
        for child in element.children { child.place(around: middle, room) }
    }
}

extension StandInElement {
    /// The presented outline of the element, if it is a shape.
    @MainActor public var shownDrawing: StandInDrawing? {
        (value as? any DrawingElement)?.drawing(in: shownFrame, isShown: true)
    }
}
