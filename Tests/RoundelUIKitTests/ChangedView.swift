import RoundelTestSupport
import UIKit

/// A view that gets random settings in a random order, inside and outside a window and animations,
/// and which a new view with the last settings of each kind is compared with.
@MainActor final class ChangedView<View: UIView> {
    let view: View
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    /// The kinds of the changes so far, for the report of a fault.
    private(set) var log: [String] = []
    private let make: () -> View
    private var last: [Int: (View) -> Void] = [:]

    init(_ make: @escaping () -> View) {
        (self.make, view) = (make, make())
        window.makeKeyAndVisible()
    }

    /// Sets something, of which a later setting of the same kind is to leave no trace.
    func set(_ kind: Int, animated: Bool = false, _ setting: @escaping (View) -> Void) {
        let view = view
        log.append(animated ? "animated \(kind)" : "\(kind)")
        last[kind] = setting
        if animated { UIView.animate(withDuration: 0.3) { setting(view) } } else { setting(view) }
    }

    /// Does something that is to leave no trace.
    func perform(_ words: String, _ action: () -> Void) {
        log.append(words)
        action()
    }

    func layOut() { perform("layout") { window.layoutIfNeeded() } }

    func toggleWindow() {
        log.append("window")
        if view.superview == nil { window.addSubview(view) } else { view.removeFromSuperview() }
    }

    /// Compares the view with a new one that gets the last settings in a container, after a layout and
    /// the end of all animations.
    func fault(in container: UIView? = nil, _ describe: (View) -> [String]) -> String? {
        let container = container ?? window
        if view.superview !== container { container.addSubview(view) }
        window.layoutIfNeeded()
        StandInClock.advance(by: 1)
        let fresh = make()
        for (_, setting) in last.sorted(by: { $0.key < $1.key }) { setting(fresh) }
        container.addSubview(fresh)
        window.layoutIfNeeded()
        let different = zip(describe(view), describe(fresh)).first { $0 != $1 }
        return different.map { "after \(log.joined(separator: ", ")): \($0), in a new view: \($1)" }
    }
}

extension CGPath {
    /// The elements with rounded coordinates.
    var rounded: [String] {
        standInElements.map { element in
            let points = element.points.map { "\(rounding($0.x)) \(rounding($0.y))" }
            return "\(element.type) \(points.joined(separator: ", "))"
        }
    }
}

/// A length with six decimals, and without the sign of zero.
func rounding(_ length: CGFloat) -> Double { (Double(length) * 1e6).rounded() / 1e6 + 0 }
