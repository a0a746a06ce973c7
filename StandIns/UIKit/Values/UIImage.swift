/// An image: a size and a name.
@available(iOS 2, tvOS 9, watchOS 2, visionOS 1, *)
@available(macOS, unavailable)
open class UIImage: NSObject, @unchecked Sendable {
    /// How images are drawn of what can be drawn in several ways.
    @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    open class Configuration: NSObject, @unchecked Sendable {}

    /// How symbols are drawn.
    @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        private(set) var pointSize: CGFloat?
        /// Draws a symbol beside text of a size.
        public convenience init(pointSize: CGFloat) {
            self.init()
            self.pointSize = pointSize
        }
    }

    /// Whether an image is drawn in its own colours.
    @available(iOS 7, tvOS 9, watchOS 2, visionOS 1, *)
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// The size in points.
    open private(set) var size: CGSize
    /// Pixels per point.
    @available(iOS 4, tvOS 9, watchOS 2, visionOS 1, *)
    open var scale: CGFloat { 1 }
    /// The colours it is drawn in.
    @available(iOS 7, tvOS 9, watchOS 2, visionOS 1, *)
    open private(set) var renderingMode: RenderingMode = .automatic
    /// The name it was made by.
    public let standInName: String?

    /// Makes an image of no size.
    public override init() {
        (size, standInName) = (.zero, nil)
        super.init()
    }
    /// Makes an image of a size, for tests.
    public init(standInSize size: CGSize, name: String? = nil) {
        (self.size, standInName) = (size, name)
        super.init()
    }
    /// Finds no image: Linux tests have no asset catalogue.
    public init?(named name: String) { nil }
    /// Makes a symbol; every name is taken to exist, 24 points square.
    @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public init?(systemName name: String) {
        (size, standInName) = (CGSize(width: 24, height: 24), name)
        super.init()
    }
    /// Makes a symbol in a way; it is taken to be a fifth larger than the text.
    @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        let side = (configuration as? SymbolConfiguration)?.pointSize.map { (1.2 * $0).rounded() } ?? 24
        (size, standInName) = (CGSize(width: side, height: side), name)
        super.init()
    }

    /// The same image in other colours.
    @available(iOS 7, tvOS 9, watchOS 2, visionOS 1, *)
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        let image = UIImage(standInSize: size, name: standInName)
        image.renderingMode = renderingMode
        return image
    }
}
