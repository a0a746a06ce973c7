/// A value that a view passes to the layout around it.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that pass none.
    static var defaultValue: Value { get }
}

/// A view of a layout: its size for proposals, and its position.
///
/// Layouts run on the main thread here; SwiftUI may run them elsewhere.
public final class StandInSubview {
    let size: (ProposedViewSize) -> CGSize
    let values: [ObjectIdentifier: Any]

    /// The distance of the baseline of its text from its top; `nil` for a view without text.
    public var baseline: CGFloat?

    /// The number of times that the layout asked for a size.
    public private(set) var timesMeasured = 0

    /// The last arguments of `place`.
    public internal(set) var placed: (position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)?

    init(values: [ObjectIdentifier: Any], size: @escaping (ProposedViewSize) -> CGSize) {
        (self.values, self.size) = (values, size)
    }

    /// Makes a view with the same size for every proposal.
    public convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(values: [:]) { _ in CGSize(width: width, height: height) }
    }

    /// The same view with a layout value.
    public func with<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) -> StandInSubview {
        StandInSubview(values: values.merging([ObjectIdentifier(key): value]) { $1 }, size: size)
    }

    func measured(_ proposal: ProposedViewSize) -> CGSize {
        timesMeasured += 1
        return size(proposal)
    }

    /// Its frame in the coordinates of the layout, before mirroring; null if it was not placed.
    var frame: CGRect {
        guard let placed else { return .null }
        let size = size(placed.proposal)
        let corner = CGPoint(
            x: placed.position.x - placed.anchor.x * size.width,
            y: placed.position.y - placed.anchor.y * size.height
        )
        return CGRect(origin: corner, size: size)
    }
}

/// A proxy for a view, which a layout uses.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct LayoutSubview: Equatable {
    let view: StandInSubview

    /// Whether both are proxies for the same view.
    public static func == (left: Self, right: Self) -> Bool { left.view === right.view }

    /// A value that the view passes to the layout.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        view.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// The size of the view for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view.measured(proposal) }

    /// Positions the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        view.placed = (position, anchor, proposal)
    }
}

/// The views of a layout, in order.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    let views: [StandInSubview]

    /// The layout direction in the container.
    public var layoutDirection: LayoutDirection

    /// Makes a collection of views.
    public init(standIns views: [StandInSubview], layoutDirection: LayoutDirection = .leftToRight) {
        (self.views, self.layoutDirection) = (views, layoutDirection)
    }

    /// Whether both hold the same views.
    public static func == (left: Self, right: Self) -> Bool {
        left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
    }

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { views.count }
    /// The proxy for a view.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(view: views[index]) }
}
