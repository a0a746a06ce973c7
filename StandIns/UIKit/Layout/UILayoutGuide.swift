/// A rectangle that takes part in layout and is not displayed.
@available(iOS 9, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UILayoutGuide: NSObject {
    /// Makes a guide.
    public override init() { super.init() }
    /// The view that it belongs to.
    open internal(set) weak var owningView: UIView?
    /// Whether it is the content of a scroll view, which begins at zero and has an unlimited size.
    var isScrollContent = false
    /// A name for debugging.
    open var identifier = ""
    /// Its frame in the owner's coordinates.
    open internal(set) var layoutFrame: CGRect = .zero

    /// Its left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, .left) }
    /// Its right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, .right) }
    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, .leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, .trailing) }
    /// Its horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, .centerX) }
    /// Its top edge.
    open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, .top) }
    /// Its bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, .bottom) }
    /// Its vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, .centerY) }
    /// Its width.
    open var widthAnchor: NSLayoutDimension { .init(item: self, .width) }
    /// Its height.
    open var heightAnchor: NSLayoutDimension { .init(item: self, .height) }
}
