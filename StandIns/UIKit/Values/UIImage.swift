/// An image: a size and a name.
@available(iOS 2, tvOS 9, watchOS 2, visionOS 1, *)
@available(macOS, unavailable)
open class UIImage: NSObject, @unchecked Sendable {
    /// The configuration of images.
    @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    open class Configuration: NSObject, @unchecked Sendable {}

    /// The configuration of symbols.
    @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        private(set) var pointSize: CGFloat?
        /// Makes a configuration for a text size.
        public convenience init(pointSize: CGFloat) {
            self.init()
            self.pointSize = pointSize
        }
    }

    /// The rendering mode of an image.
    @available(iOS 7, tvOS 9, watchOS 2, visionOS 1, *)
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// The size in points.
    open private(set) var size: CGSize
    /// Pixels per point.
    @available(iOS 4, tvOS 9, watchOS 2, visionOS 1, *)
    open var scale: CGFloat { 1 }
    /// The rendering mode.
    @available(iOS 7, tvOS 9, watchOS 2, visionOS 1, *)
    open private(set) var renderingMode: RenderingMode = .automatic
    /// The name.
    public let standInName: String?
    /// The colour of an image that has one of its own.
    public private(set) var standInTint: UIColor?

    /// Makes an empty image.
    public override init() {
        (size, standInName) = (.zero, nil)
        super.init()
    }
    /// Makes an image of a size, for tests.
    public init(standInSize size: CGSize, name: String? = nil) {
        (self.size, standInName) = (size, name)
        super.init()
    }
    /// Always `nil`: tests on Linux have no asset catalogue.
    public init?(named name: String) { nil }
    /// Makes a symbol with a size of 24 by 24 points; every name exists.
    @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public init?(systemName name: String) {
        (size, standInName) = (CGSize(width: 24, height: 24), name)
        super.init()
    }
    /// Makes a symbol with a configuration; it is 1.2 times as large as the text.
    @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        let side = (configuration as? SymbolConfiguration)?.pointSize.map { (1.2 * $0).rounded() } ?? 24
        (size, standInName) = (CGSize(width: side, height: side), name)
        super.init()
    }

    /// The same image with another rendering mode.
    @available(iOS 7, tvOS 9, watchOS 2, visionOS 1, *)
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        let image = UIImage(standInSize: size, name: standInName)
        (image.renderingMode, image.standInTint) = (renderingMode, standInTint)
        return image
    }

    /// The same image in a colour and with a rendering mode.
    @available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let image = withRenderingMode(renderingMode)
        image.standInTint = color
        return image
    }
}
