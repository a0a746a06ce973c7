#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

/// A way from the middle of a host to a place, step by step, each of them an invisible box between two corners.
///
/// The sizes of the boxes are parts of sizes of views or constant, so that the way follows when those change. A box has
/// no size below zero: a step to the left is a box whose right side is where the way stands.
@MainActor struct HelperPath {
    /// What sizes along the way can be parts of: the square in the middle of the host, or all of it.
    private(set) var box: any Sized
    /// Where the way stands.
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

    /// Goes on by parts of the size of something, given as a vector.
    mutating func step(by parts: Point2D, ofSizeOf sized: any Sized) {
        step(by: parts) { own, parts in
            [
                own.widthAnchor.constraint(to: sized.widthAnchor, times: parts.x),
                own.heightAnchor.constraint(to: sized.heightAnchor, times: parts.y),
            ]
        }
    }

    /// Goes on by points.
    mutating func step(by points: Point2D) {
        step(by: points) { own, points in
            [
                own.widthAnchor.constraint(equalToConstant: points.x),
                own.heightAnchor.constraint(equalToConstant: points.y),
            ]
        }
    }

    private mutating func step(
        by way: Point2D,
        sized: (UILayoutGuide, _ amount: Point2D) -> [NSLayoutConstraint]
    ) {
        let guide = makeGuide()
        let left = mirrors ? guide.leadingAnchor : guide.leftAnchor
        let right = mirrors ? guide.trailingAnchor : guide.rightAnchor
        let (nearX, farX) = way.x < 0 ? (right, left) : (left, right)
        let (nearY, farY) =
            way.y < 0 ? (guide.bottomAnchor, guide.topAnchor) : (guide.topAnchor, guide.bottomAnchor)
        constraints += sized(guide, pointwiseMax(way, -way))
        constraints += [nearX.constraint(equalTo: x), nearY.constraint(equalTo: y)]
        (x, y) = (farX, farY)
    }

    private mutating func makeGuide() -> UILayoutGuide {
        let guide = HelperGuide()
        guides.append(guide)
        // The badge's own, so that nothing is left in the host where a badge goes.
        badge.addLayoutGuide(guide)
        return guide
    }

    /// The largest square in the middle of the host.
    private mutating func addSquare() {
        let square = makeGuide()
        // The least of priorities makes it as large as it can be without any pull on the host.
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
    /// Ties the middle of the badge to where the way ends, and answers all that has to hold from now on.
    func end() -> [NSLayoutConstraint] {
        let ends = [badge.centerXAnchor.constraint(equalTo: x), badge.centerYAnchor.constraint(equalTo: y)]
        let all = constraints + ends
        for guide in guides { guide.constraints = all }
        NSLayoutConstraint.activate(all)
        return all
    }

    /// Takes away the way that a badge was given before, with the constraints along it.
    static func remove(to badge: UIView) {
        for case let guide as HelperGuide in badge.layoutGuides {
            NSLayoutConstraint.deactivate(guide.constraints)
            badge.removeLayoutGuide(guide)
        }
    }
}

/// A box on the way to a badge.
final class HelperGuide: UILayoutGuide {
    /// All constraints of the way that the box is on.
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
    /// This = factor · that; a factor of 0, which Auto Layout does not take, makes it constant.
    fileprivate func constraint(to other: NSLayoutDimension, times factor: Double) -> NSLayoutConstraint {
        factor == 0 ? constraint(equalToConstant: 0) : constraint(equalTo: other, multiplier: CGFloat(factor))
    }
}
#endif
