extension UIButton {
    /// The appearance and the content of a button.
    @available(iOS 15, tvOS 15, visionOS 1, *)
    public struct Configuration {
        /// The corner style.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

        /// The image.
        public var image: UIImage?
        /// The corner style.
        public var cornerStyle: CornerStyle = .dynamic

        /// The name of the style, for pictures.
        public private(set) var standInStyle = "plain"

        /// The style with a background in the tint colour.
        public static func filled() -> Configuration { styled("filled") }

        private static func styled(_ name: String) -> Configuration {
            var configuration = Configuration()
            configuration.standInStyle = name
            return configuration
        }
    }

    /// Makes a button with a configuration and an action.
    @available(iOS 15, tvOS 15, visionOS 1, *)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        setTitle(primaryAction?.title, for: .normal)
        setImage(configuration.image ?? primaryAction?.image, for: .normal)
        self.configuration = configuration
    }
}
