/// An image: a size and a name.
open class UIImage: NSObject, @unchecked Sendable {
    /// How images are drawn of what can be drawn in several ways.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// How symbols are drawn.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat
        /// Draws a symbol beside text of a size.
        public init(pointSize: CGFloat) {
            self.pointSize = pointSize
            super.init()
        }
    }

    /// Whether an image is drawn in its own colours.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// The size in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat = 1
    /// The colours it is drawn in.
    public private(set) var renderingMode: RenderingMode = .automatic
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
    public convenience init?(named name: String) { nil }
    /// Makes a symbol; every name is taken to exist, 24 points square.
    public convenience init?(systemName name: String) {
        self.init(standInSize: CGSize(width: 24, height: 24), name: name)
    }
    /// Makes a symbol in a way; it is taken to be as large as the text.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let side = (configuration as? SymbolConfiguration)?.pointSize ?? 24
        self.init(standInSize: CGSize(width: side, height: side), name: name)
    }

    /// The same image in other colours.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        let image = UIImage(standInSize: size, name: standInName)
        image.renderingMode = renderingMode
        return image
    }
}
