/// A segmented control; in the stand-in a test selects.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UISegmentedControl: UIControl {
    /// The index if no segment is selected.
    public static let noSegment = -1

    private var titles: [String?] = []
    /// Makes a control with titles and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String }
    }
    /// Makes a control without segments, with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a control from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The number of segments.
    open var numberOfSegments: Int { titles.count }
    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? { titles[segment] }
    /// The index of the selected segment; setting it sends no event.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet { precondition(selectedSegmentIndex < titles.count, "there is no such segment") }
    }
    /// Selects as a finger does, and sends the event.
    public final func standInChoose(_ segment: Int) {
        selectedSegmentIndex = segment
        sendActions(for: .valueChanged)
    }
    /// All segments are as wide as the widest title, which has 13 points of weight 500, and 24
    /// beside it.
    open override var intrinsicContentSize: CGSize {
        let widths = titles.map { StandInText.size(of: $0 ?? "", size: 13, weight: 500).width + 24 }
        return CGSize(width: (widths.max() ?? 0) * CGFloat(titles.count), height: 32)
    }
}
