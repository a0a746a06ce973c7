#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A path from the centre of a host to a point, in steps.
///
/// Each step is a layout guide twice as large as the step, whose centre is at the beginning of the
/// step and one of whose corners is at its end.
///
/// The sizes of the guides are constant or fractions of the sizes of views, so that the path
/// follows when those change. A guide cannot have a negative size: a step to the left ends at the
/// left edge. Only constraints within the badge refer to the leading and trailing edges, so that
/// its layout direction mirrors all steps or none.
@MainActor struct HelperPath {
    /// The box whose size the steps can be fractions of: the largest square in the centre of the
    /// host, or the host itself.
    private(set) var box: any Sized
    /// The current end of the path.
    private(set) var x: NSLayoutXAxisAnchor
    private(set) var y: NSLayoutYAxisAnchor

    private var guides: [HelperGuide] = []
    private var constraints: [NSLayoutConstraint] = []
    private let host: UIView
    private let badge: UIView
    private let mirrors: Bool

    init(in host: UIView, to badge: UIView, mirrors: Bool, isSquare: Bool) {
        (self.host, self.badge, self.mirrors, box) = (host, badge, mirrors, host)
        (x, y) = (host.centerXAnchor, host.centerYAnchor)
        if isSquare { addSquare() }
    }

    /// Adds a step whose components are fractions of a width and a height.
    mutating func step(by parts: Point2D, ofSizeOf sized: any Sized) {
        step(by: parts) { guide, parts in
            [
                guide.widthAnchor.constraint(to: sized.widthAnchor, times: 2 * parts.x),
                guide.heightAnchor.constraint(to: sized.heightAnchor, times: 2 * parts.y),
            ]
        }
    }

    /// Adds a step in points.
    mutating func step(by points: Point2D) {
        step(by: points) { guide, points in
            [
                guide.widthAnchor.constraint(equalToConstant: twice(points.x)),
                guide.heightAnchor.constraint(equalToConstant: twice(points.y)),
            ]
        }
    }

    /// Adds a step whose displacement in points can be changed, and its constraints.
    ///
    /// A guide cannot turn to the other side, so there is one in each direction.
    mutating func adjustableStep() -> AdjustableStep {
        AdjustableStep(
            forward: adjustableStep(toward: Point2D(1, 1)),
            backward: adjustableStep(toward: Point2D(-1, -1))
        )
    }

    private mutating func adjustableStep(toward direction: Point2D) -> [NSLayoutConstraint] {
        var sizes: [NSLayoutConstraint] = []
        step(by: direction) { guide, _ in
            sizes = [guide.widthAnchor, guide.heightAnchor].map { $0.constraint(equalToConstant: 0) }
            return sizes
        }
        return sizes
    }

    /// Adds constraints that are activated and removed with the path.
    mutating func add(_ more: [NSLayoutConstraint]) { constraints += more }

    private mutating func step(
        by displacement: Point2D,
        sized: (UILayoutGuide, _ amount: Point2D) -> [NSLayoutConstraint]
    ) {
        let guide = makeGuide()
        constraints += sized(guide, pointwiseMax(displacement, -displacement))
        constraints += [
            guide.centerXAnchor.constraint(equalTo: x), guide.centerYAnchor.constraint(equalTo: y),
        ]
        let left = mirrors ? guide.leadingAnchor : guide.leftAnchor
        let right = mirrors ? guide.trailingAnchor : guide.rightAnchor
        x = displacement.x < 0 ? left : right
        y = displacement.y < 0 ? guide.topAnchor : guide.bottomAnchor
    }

    private mutating func makeGuide() -> UILayoutGuide {
        let guide = HelperGuide()
        guides.append(guide)
        // The guide belongs to the badge, so that nothing is left in the host when the badge is
        // removed.
        badge.addLayoutGuide(guide)
        return guide
    }

    /// Adds the largest square in the centre of the host.
    private mutating func addSquare() {
        let square = makeGuide()
        // With the lowest priority, the square is as large as possible and does not influence the
        // host's size.
        let asLargeAsPossible = square.widthAnchor.constraint(equalTo: host.widthAnchor)
        asLargeAsPossible.priority = UILayoutPriority(1)
        constraints += [
            square.centerXAnchor.constraint(equalTo: host.centerXAnchor),
            square.centerYAnchor.constraint(equalTo: host.centerYAnchor),
            square.widthAnchor.constraint(equalTo: square.heightAnchor),
            square.widthAnchor.constraint(lessThanOrEqualTo: host.widthAnchor),
            square.heightAnchor.constraint(lessThanOrEqualTo: host.heightAnchor),
            asLargeAsPossible,
        ]
        box = square
    }
}

extension HelperPath {
    /// Puts the centre of the badge at the end of the path, and activates and returns all
    /// constraints of the path.
    func end() -> [NSLayoutConstraint] {
        let ends = [badge.centerXAnchor.constraint(equalTo: x), badge.centerYAnchor.constraint(equalTo: y)]
        let all = constraints + ends
        for guide in guides { guide.constraints = all }
        NSLayoutConstraint.activate(all)
        return all
    }

    /// Removes the path of a badge, with its guides and constraints.
    static func remove(to badge: UIView) {
        for case let guide as HelperGuide in badge.layoutGuides {
            NSLayoutConstraint.deactivate(guide.constraints)
            badge.removeLayoutGuide(guide)
        }
        CornerPin.remove(from: badge)
    }
}

/// A step of a path to a badge whose displacement can be changed.
@MainActor struct AdjustableStep {
    /// The width and the height of a guide for a step to the right and down.
    fileprivate let forward: [NSLayoutConstraint]
    /// The width and the height of a guide for a step to the left and up.
    fileprivate let backward: [NSLayoutConstraint]

    /// Sets the displacement, in points.
    func set(_ displacement: Point2D) {
        for (sizes, lengths) in [(forward, displacement), (backward, -displacement)] {
            for (constraint, length) in zip(sizes, [lengths.x, lengths.y]) {
                let constant = twice(max(length, 0))
                if constraint.constant != constant { constraint.constant = constant }
            }
        }
    }
}

/// The constant of a guide that is twice as large as a step: Auto Layout refuses one that is not
/// finite.
private func twice(_ length: Double) -> CGFloat { CGFloat(min(2 * length, .greatestFiniteMagnitude)) }

/// A layout guide for one step of a path to a badge.
final class HelperGuide: UILayoutGuide {
    /// All constraints of the path that the guide belongs to.
    var constraints: [NSLayoutConstraint] = []
}

/// Something with a width and a height: a view or a guide.
@MainActor protocol Sized {
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Sized {}
extension UILayoutGuide: Sized {}

extension NSLayoutDimension {
    /// A constraint that makes this dimension a multiple of another one.
    ///
    /// With the factor 0, which Auto Layout refuses as a multiplier, the dimension is the constant
    /// 0.
    fileprivate func constraint(to other: NSLayoutDimension, times factor: Double) -> NSLayoutConstraint {
        factor == 0 ? constraint(equalToConstant: 0) : constraint(equalTo: other, multiplier: CGFloat(factor))
    }
}
#endif
