/// As much of a view controller as holds a view.
open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// Makes a controller.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// Makes a controller from an archive; the stand-in reads nothing from it.
    public required init?(coder: NSCoder) { super.init() }
    /// Makes a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// The view, loaded when first asked for.
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
    /// Whether the view was asked for.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Makes the view.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    /// Called after the view was made.
    open func viewDidLoad() {}
    /// Called before the view's `layoutSubviews`.
    open func viewWillLayoutSubviews() {}
    /// Called after the view's `layoutSubviews`.
    open func viewDidLayoutSubviews() {}
    /// The superview of the view.
    open override var next: UIResponder? { loadedView?.superview }
}
