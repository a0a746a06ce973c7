import StandInTestSupport
import Testing
import UIKit

@MainActor @Suite(.standIn) struct LayoutTests {
    private let host = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 100))

    private func child(of parent: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? host).addSubview(view)
        return view
    }

    @Test func `edges and constants position a view`() {
        let view = child()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 10),
            view.rightAnchor.constraint(equalTo: host.rightAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: host.topAnchor, constant: 5),
            view.heightAnchor.constraint(equalToConstant: 30),
        ])
        host.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 30))
        #expect(!view.hasAmbiguousLayout && StandInLayout.conflicts.isEmpty)
        host.bounds.size.width = 400
        host.layoutIfNeeded()
        #expect(view.frame.width == 370)
    }

    @Test func `multipliers relate lengths and centres`() {
        let view = child()
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 0.25, constant: 2),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
            NSLayoutConstraint(
                item: view,
                attribute: .centerX,
                relatedBy: .equal,
                toItem: host,
                attribute: .centerX,
                multiplier: 1.5,
                constant: 0
            ),
            view.centerYAnchor.constraint(equalTo: host.centerYAnchor),
        ])
        host.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 52, height: 104) && view.center == CGPoint(x: 150, y: 50))
    }

    @Test func `the higher priority wins`() {
        let view = child()
        let (weak, strong) = (
            view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 80)
        )
        (weak.priority, strong.priority) = (.defaultLow, .defaultHigh)
        let limit = view.widthAnchor.constraint(lessThanOrEqualTo: host.widthAnchor, multiplier: 0.3)
        NSLayoutConstraint.activate([weak, strong])
        host.layoutIfNeeded()
        #expect(view.bounds.width == 80)
        limit.isActive = true
        host.layoutIfNeeded()
        #expect(isNear(view.bounds.width, 60) && StandInLayout.conflicts.isEmpty)
        strong.isActive = false
        host.layoutIfNeeded()
        #expect(view.bounds.width == 50)
        weak.constant = 40
        host.layoutIfNeeded()
        #expect(view.bounds.width == 40)
    }

    @Test func `leading follows the layout direction`() {
        let view = child()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 20),
        ])
        host.layoutIfNeeded()
        #expect(view.frame.minX == 10)
        let window = UIWindow.standIn(around: host)
        window.standInTraits = UITraitCollection(standInLayoutDirection: .rightToLeft)
        window.layoutIfNeeded()
        #expect(view.frame.maxX == 190)
    }

    @Test func `layout guides take part in layout and have a frame`() {
        let (view, guide) = (child(), UILayoutGuide())
        host.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: host.leftAnchor),
            guide.topAnchor.constraint(equalTo: host.topAnchor),
            guide.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 0.75),
            guide.heightAnchor.constraint(equalTo: host.heightAnchor, multiplier: 0.5),
            view.centerXAnchor.constraint(equalTo: guide.rightAnchor),
            view.centerYAnchor.constraint(equalTo: guide.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalTo: view.widthAnchor),
        ])
        host.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 150, height: 50))
        #expect(view.center == CGPoint(x: 150, y: 50))
        host.removeLayoutGuide(guide)
        #expect(host.constraints.count == 0 && view.constraints.count == 2)
    }

    @Test func `constraints work between levels of the view tree`() {
        let (outer, other) = (child(), child())
        let inner = child(of: outer)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 30),
            outer.topAnchor.constraint(equalTo: host.topAnchor, constant: 7),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            other.leftAnchor.constraint(equalTo: inner.leftAnchor),
            other.topAnchor.constraint(equalTo: inner.topAnchor, constant: 1),
        ])
        host.layoutIfNeeded()
        #expect(inner.frame.origin == CGPoint(x: 5, y: 0) && other.frame.origin == CGPoint(x: 35, y: 8))
        #expect(host.hasAmbiguousLayout == false && outer.hasAmbiguousLayout)
    }

    @Test func `the distance between two anchors is a dimension`() {
        let (a, b) = (child(), child())
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: host.leftAnchor), a.widthAnchor.constraint(equalToConstant: 20),
            b.widthAnchor.constraint(equalToConstant: 20),
            a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
                equalTo: b.rightAnchor.anchorWithOffset(to: host.rightAnchor)
            ),
        ])
        host.layoutIfNeeded()
        #expect(isNear(b.frame.minX, 100))
    }

    @Test func `an intrinsic content size takes part in layout`() {
        final class Sized: UIView {
            var size = CGSize(width: 33, height: 22)
            override var intrinsicContentSize: CGSize { size }
        }
        let view = Sized()
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: host.leftAnchor),
            view.topAnchor.constraint(equalTo: host.topAnchor),
        ])
        host.layoutIfNeeded()
        #expect(view.bounds.size == view.size && !view.hasAmbiguousLayout)
        view.size = CGSize(width: 40, height: UIView.noIntrinsicMetric)
        host.setNeedsLayout()
        host.layoutIfNeeded()
        #expect(view.bounds.width == 33, "a size that is not invalidated is not read again")
        view.invalidateIntrinsicContentSize()
        host.layoutIfNeeded()
        #expect(view.bounds.width == 40 && view.hasAmbiguousLayout)
    }

    @Test func `a contradiction is reported once`() {
        let view = child()
        let (first, second) = (
            view.widthAnchor.constraint(equalToConstant: 5), view.widthAnchor.constraint(equalToConstant: 6)
        )
        second.identifier = "too much"
        NSLayoutConstraint.activate([first, second])
        host.layoutIfNeeded()
        host.setNeedsLayout()
        host.layoutIfNeeded()
        #expect(StandInLayout.conflicts.count == 1)
        #expect(StandInLayout.conflicts.first?.constraint === second && view.bounds.width == 5)
        #expect(StandInLayout.conflicts.first?.description.contains("too much") == true)
        StandInLayout.conflicts = []
        first.isActive = false
        host.layoutIfNeeded()
        #expect(StandInLayout.conflicts.isEmpty && view.bounds.width == 6)
    }

    @Test func `a fixed frame contradicts a constraint on it`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        host.layoutIfNeeded()
        #expect(StandInLayout.conflicts.count == 1 && view.bounds.width == 10)
    }

    @Test func `two inequalities that meet determine a value`() {
        let view = child()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: host.leftAnchor),
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 5),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 10),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
        ])
        host.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout && view.bounds.width == 10)
    }

    @Test func `a transform does not change what constraints position`() {
        let view = child()
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: host.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: host.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 40),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        view.transform = CGAffineTransform(rotationAngle: 1)
        host.layoutIfNeeded()
        #expect(view.center == CGPoint(x: 100, y: 50) && view.bounds.size == CGSize(width: 40, height: 20))
    }

    @Test func `constraints are removed with their view`() {
        let view = child()
        let across = view.leftAnchor.constraint(equalTo: host.leftAnchor)
        let own = view.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([across, own])
        view.removeFromSuperview()
        #expect(!across.isActive && own.isActive && host.constraints.isEmpty)
    }

    @Test func `constraints are updated before they are solved`() {
        final class Lazy: UIView {
            override func updateConstraints() {
                heightAnchor.constraint(equalToConstant: 12).isActive = true
                super.updateConstraints()
            }
        }
        let view = Lazy()
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        view.setNeedsUpdateConstraints()
        host.layoutIfNeeded()
        #expect(view.bounds.height == 12)
    }

    /// A badge at every angle, positioned by guides, which needs no multiplier of zero.
    @Test(arguments: [
        CGSize(width: 200, height: 200), CGSize(width: 300, height: 170), CGSize(width: 90, height: 260),
    ])
    func `a badge can be pinned to within rounding`(size: CGSize) {
        host.bounds.size = size
        let square = UILayoutGuide()
        host.addLayoutGuide(square)
        let fill = square.widthAnchor.constraint(equalTo: host.widthAnchor)
        fill.priority = .defaultHigh
        NSLayoutConstraint.activate([
            fill, square.widthAnchor.constraint(equalTo: square.heightAnchor),
            square.widthAnchor.constraint(lessThanOrEqualTo: host.widthAnchor),
            square.heightAnchor.constraint(lessThanOrEqualTo: host.heightAnchor),
            square.centerXAnchor.constraint(equalTo: host.centerXAnchor),
            square.centerYAnchor.constraint(equalTo: host.centerYAnchor),
        ])
        let badges = stride(from: 0.0, to: 360, by: 15).map { degrees in
            (degrees * .pi / 180, badge(in: square, at: degrees * .pi / 180))
        }
        for scale in [1.0, 0.7] {
            host.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
            host.layoutIfNeeded()
            let radius = min(host.bounds.width, host.bounds.height) / 2
            for (angle, view) in badges {
                let point = CGPoint(
                    x: host.bounds.midX + radius * cos(angle),
                    y: host.bounds.midY + radius * sin(angle)
                )
                #expect(isNear(view.center, point) && !view.hasAmbiguousLayout)
            }
        }
        #expect(StandInLayout.conflicts.isEmpty)
    }

    private func badge(in square: UILayoutGuide, at angle: Double) -> UIView {
        let (view, probe) = (child(), UILayoutGuide())
        host.addLayoutGuide(probe)
        NSLayoutConstraint.activate([
            probe.leftAnchor.constraint(equalTo: square.leftAnchor),
            probe.topAnchor.constraint(equalTo: square.topAnchor),
            probe.widthAnchor.constraint(equalTo: square.widthAnchor, multiplier: (1 + cos(angle)) / 2),
            probe.heightAnchor.constraint(equalTo: square.heightAnchor, multiplier: (1 + sin(angle)) / 2),
            view.centerXAnchor.constraint(equalTo: probe.rightAnchor),
            view.centerYAnchor.constraint(equalTo: probe.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        return view
    }
}
