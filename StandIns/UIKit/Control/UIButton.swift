/// A button, with titles and images for each state and an action.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class UIButton: UIControl {
    /// The type of a button.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        @available(iOS 7, tvOS 9, visionOS 1, *)
        case system = 1
        @available(iOS 13, visionOS 1, *)
        @available(tvOS, unavailable)
        case close = 7
    }

    private var images: [State: UIImage] = [:]
    private var titles: [State: String] = [:]
    /// The type.
    open internal(set) var buttonType: ButtonType = .custom
    /// Its menu, which a finger opens that is held, or that touches down if it is the primary action.
    @available(iOS 14, tvOS 17, visionOS 1, *)
    open var menu: UIMenu? {
        get { ownMenu }
        set {
            ownMenu = newValue
            opensContextMenu = newValue != nil
        }
    }
    private var ownMenu: UIMenu?
    /// Whether a tap, rather than an event that the app sends, changes ``isSelected``.
    ///
    /// Assumption: Apple documents the tap alone.
    @available(iOS 15, tvOS 17, visionOS 1, *)
    open var changesSelectionAsPrimaryAction: Bool {
        get { isToggle }
        set { isToggle = newValue }
    }
    private var isToggle = false
    /// How often a touch has opened the menu, for tests.
    public private(set) final var standInMenuCount = 0
    /// The configuration, if the button has one.
    @available(iOS 15, tvOS 15, visionOS 1, *)
    open var configuration: Configuration? {
        get { looks as? Configuration }
        set {
            looks = newValue
            invalidateIntrinsicContentSize()
        }
    }
    private var looks: Any?

    /// Makes a button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }
    /// Makes a button from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }
    /// Makes a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }
    /// Makes a button of a type with an action.
    ///
    /// It gets the title and the image of the action, but not its disabled state.
    @available(iOS 14, tvOS 14, visionOS 1, *)
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        setTitle(primaryAction?.title, for: .normal)
        setImage(primaryAction?.image, for: .normal)
    }

    /// Sets a title.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        invalidateIntrinsicContentSize()
    }
    /// The title for a state, or that for the normal state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// The current title.
    open var currentTitle: String? { title(for: state) }
    /// Sets an image.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        invalidateIntrinsicContentSize()
    }
    /// The image for a state, or that for the normal state.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// The current image.
    open var currentImage: UIImage? { image(for: state) }
    /// The label, or the title.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }
    /// The image beside the title, which has 17 points.
    open override var intrinsicContentSize: CGSize {
        let text = StandInText.size(of: currentTitle ?? "", size: 17)
        let image = currentImage?.size ?? .zero
        let gap: CGFloat = text.width > 0 && image.width > 0 ? 8 : 0
        return CGSize(width: max(text.width + gap + image.width, 30), height: max(image.height, 17) + 12)
    }
    /// Opens the menu, if that is the primary action.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if menuIsPrimaryAction, ownMenu != nil, isEnabled { standInMenuCount += 1 }
        super.touchesBegan(touches, with: event)
    }
    /// Changes the selection of a toggle.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isToggle, isTracking, isTouchInside { isSelected.toggle() }
        super.touchesEnded(touches, with: event)
    }
    /// A touch up inside is the primary action of a button, also if the app sends that event.
    override var primaryEvents: Event { .touchUpInside }
    /// The views around a button do not recognise a single tap on it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }
}
