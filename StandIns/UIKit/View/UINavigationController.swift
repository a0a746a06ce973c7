/// A controller of pages, of which it shows none by itself.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UINavigationController: UIViewController {
    private var contentPop: UIGestureRecognizer?

    /// Installs the recogniser that goes back a page.
    open override func viewDidLoad() {
        super.viewDidLoad()
        #if os(iOS) || os(Linux)
        let pan = ContentPopPan(target: nil, action: nil)
        contentPop = pan
        view.addGestureRecognizer(pan)
        #endif
    }

    /// The recogniser that goes back a page when a finger pans from the leading to the trailing edge
    /// anywhere in the content.
    @available(iOS 26, visionOS 26, *)
    @available(tvOS, unavailable)
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPop }
}
