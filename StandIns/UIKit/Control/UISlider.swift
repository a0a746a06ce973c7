/// A control for a number in a range; in the stand-in a test moves it.
@available(iOS 2, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class UISlider: UIControl {
    /// Makes a slider at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a slider from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    private var number: Float = 0
    /// The number; setting it goes as far as the range does, and sends no event.
    open var value: Float {
        get { number }
        set { number = min(max(newValue, minimumValue), maximumValue) }
    }
    /// The start of the range; the number goes with it.
    open var minimumValue: Float = 0 { didSet { value = number } }
    /// The end of the range; the number goes with it.
    open var maximumValue: Float = 1 { didSet { value = number } }
    /// Moves the thumb as a finger does, and tells of it.
    public final func standInSlide(to value: Float) {
        self.value = value
        sendActions(for: .valueChanged)
    }
    /// No width of its own; the height is about that of a thumb.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
}
