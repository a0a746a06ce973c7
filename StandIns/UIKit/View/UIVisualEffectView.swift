/// An effect, such as a blur.
@available(iOS 8, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIVisualEffect: NSObject {}

/// A view with an effect, which the stand-in does not draw.
///
/// Subviews belong into its content view. As in UIKit, it is an error to add one to the view itself.
@available(iOS 8, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UIVisualEffectView: UIView {
    /// The effect.
    open var effect: UIVisualEffect?
    /// The view for subviews.
    open var contentView: UIView { content }
    private let content = UIView()

    /// Makes a view with an effect.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        addSubview(content)
    }
    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(content)
    }
    /// Refuses other views than the content view.
    open override func didAddSubview(_ subview: UIView) {
        precondition(subview === content, "add \(subview) to the content view")
        super.didAddSubview(subview)
    }
}
