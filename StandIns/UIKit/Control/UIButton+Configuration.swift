extension UIButton {
    /// The looks of a button and what it shows.
    @available(iOS 15, tvOS 15, visionOS 1, *)
    public struct Configuration {
        /// How round the corners are.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

        /// The picture.
        public var image: UIImage?
        /// How round the corners are.
        public var cornerStyle: CornerStyle = .dynamic

        /// The name of the looks, for pictures.
        public private(set) var standInStyle = "plain"

        /// A background in the tint colour.
        public static func filled() -> Configuration { styled("filled") }

        private static func styled(_ name: String) -> Configuration {
            var configuration = Configuration()
            configuration.standInStyle = name
            return configuration
        }
    }

    /// Makes a button of some looks that does an action.
    @available(iOS 15, tvOS 15, visionOS 1, *)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        setTitle(primaryAction?.title, for: .normal)
        setImage(configuration.image ?? primaryAction?.image, for: .normal)
        self.configuration = configuration
    }
}
