/// A switch.
@available(iOS 2, visionOS 1, *)
@available(tvOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UISwitch: UIControl {
    /// Whether it is on; setting it sends no event.
    open var isOn = false
    /// Changes it without an event.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    override var primaryEvents: Event { .valueChanged }

    /// Makes a switch.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }
    /// Makes a switch from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
    }

    /// What VoiceOver speaks as on or off.
    open override var accessibilityValue: String? {
        get { isOn ? "1" : "0" }
        set {}
    }
    /// The size of every switch.
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
    /// Changes the switch, and reports that.
    ///
    /// Its `accessibilityActivate` returns `false`, as `-[UISwitchAccessibility accessibilityActivate]`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let changes = isTracking
        if changes { isOn.toggle() }
        super.touchesEnded(touches, with: event)
        if changes { sendActions(for: .valueChanged) }
    }
}
