/// A slider; in the stand-in a test moves it.
@available(iOS 2, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class UISlider: UIControl {
    /// Makes a slider with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a slider from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    override var primaryEvents: Event { .valueChanged }
    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    private var number: Float = 0
    /// The value, which is limited to the range; setting it sends no event.
    open var value: Float {
        get { number }
        set { number = min(max(newValue, minimumValue), maximumValue) }
    }
    /// The minimum value; the value is adjusted to it.
    open var minimumValue: Float = 0 { didSet { value = number } }
    /// The maximum value; the value is adjusted to it.
    open var maximumValue: Float = 1 { didSet { value = number } }
    /// Moves the thumb as a finger does, and sends the event.
    public final func standInSlide(to value: Float) {
        self.value = value
        sendActions(for: .valueChanged)
    }
    /// No intrinsic width; the height is approximately that of a thumb.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
}
