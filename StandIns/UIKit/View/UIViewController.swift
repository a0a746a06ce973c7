/// A view controller, as far as it manages a view.
@available(iOS 2, tvOS 9, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// The controller that contains this one.
    @available(iOS 2, tvOS 9, visionOS 1, *)
    open var parent: UIViewController? { standInParent }
    /// The controller that contains this one; set by what contains it.
    public final weak var standInParent: UIViewController?

    /// Makes a controller.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// Makes a controller from an archive; the stand-in reads nothing from it.
    public required init?(coder: NSCoder) { super.init() }
    /// Makes a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// The view, which is loaded at its first use.
    open var view: UIView! {
        get {
            if loadedView == nil {
                loadView()
                viewDidLoad()
            }
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.standInController = self
        }
    }
    /// Whether the view is loaded.
    @available(iOS 3, tvOS 9, visionOS 1, *)
    open var isViewLoaded: Bool { loadedView != nil }
    /// Makes the view.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    /// Called after the view was made.
    open func viewDidLoad() {}
    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    final func standInMoved(toWindow window: UIWindow?) {
        if window != nil {
            viewWillAppear(false)
            viewDidAppear(false)
        } else {
            viewWillDisappear(false)
            viewDidDisappear(false)
        }
    }
    /// Called before the view's `layoutSubviews`.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open func viewWillLayoutSubviews() {}
    /// Called after the view's `layoutSubviews`.
    @available(iOS 5, tvOS 9, visionOS 1, *)
    open func viewDidLayoutSubviews() {}
    /// The superview of the view.
    open override var next: UIResponder? { loadedView?.superview }
}
