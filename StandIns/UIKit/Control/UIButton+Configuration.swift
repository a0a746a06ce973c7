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

        /// A background in the tint colour.
        public static func filled() -> Configuration { Configuration() }
    }

    /// Makes a button of some looks that does an action.
    @available(iOS 15, tvOS 15, visionOS 1, *)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        setTitle(primaryAction?.title, for: .normal)
        setImage(configuration.image ?? primaryAction?.image, for: .normal)
    }
}
