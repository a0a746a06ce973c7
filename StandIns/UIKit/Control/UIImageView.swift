/// A view of an image; user interaction is disabled by default.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UIImageView: UIView {
    /// Makes a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    /// Makes a view with the size of an image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }
    /// Makes a view from an archive.
    ///
    /// The archive stores whether user interaction is enabled; here it is disabled.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }
    /// The image.
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// The image's size.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
