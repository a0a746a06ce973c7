/// A rectangle that takes part in layout and is not seen.
@available(iOS 9, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UILayoutGuide: NSObject {
    /// Makes a guide.
    public override init() { super.init() }
    /// The view that it belongs to.
    open internal(set) weak var owningView: UIView?
    /// Whether it is the content of a scroll view, which begins at zero and has any size.
    var isScrollContent = false
    /// A name for whoever wants one.
    open var identifier = ""
    /// Where it is, in the owner's coordinates.
    open internal(set) var layoutFrame: CGRect = .zero

    /// Its left side.
    open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, .left) }
    /// Its right side.
    open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, .right) }
    /// The side where reading starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, .leading) }
    /// The side where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, .trailing) }
    /// Its middle, across.
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, .centerX) }
    /// Its top.
    open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, .top) }
    /// Its bottom.
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, .bottom) }
    /// Its middle, down.
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, .centerY) }
    /// Its width.
    open var widthAnchor: NSLayoutDimension { .init(item: self, .width) }
    /// Its height.
    open var heightAnchor: NSLayoutDimension { .init(item: self, .height) }
}
