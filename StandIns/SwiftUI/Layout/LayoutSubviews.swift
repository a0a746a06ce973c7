/// A value that a view hands to the layout that it stands in.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that hand over none.
    static var defaultValue: Value { get }
}

/// One view of a layout: how large it likes to be, and where it was put.
///
/// Layouts run on the main thread here; SwiftUI may run them elsewhere.
public final class StandInSubview {
    let size: (ProposedViewSize) -> CGSize
    let values: [ObjectIdentifier: Any]

    /// How often the layout asked for a size.
    public private(set) var timesMeasured = 0

    /// What `place` was last told.
    public internal(set) var placed: (position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)?

    init(values: [ObjectIdentifier: Any], size: @escaping (ProposedViewSize) -> CGSize) {
        (self.values, self.size) = (values, size)
    }

    /// Makes a view that answers every proposal with the same size.
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

    /// Where it was put, in the coordinates of the layout before a flip; null where it was not.
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

/// A layout's handle on one of its views.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct LayoutSubview: Equatable {
    let view: StandInSubview

    /// Whether both are handles on the same view.
    public static func == (left: Self, right: Self) -> Bool { left.view === right.view }

    /// A value that the view hands over.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        view.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// The size that the view takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view.measured(proposal) }

    /// Puts the view somewhere.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        view.placed = (position, anchor, proposal)
    }
}

/// The views of a layout, in order.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    let views: [StandInSubview]

    /// Which way text runs in the container.
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
    /// The handle on a view.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(view: views[index]) }
}
