import StandInTestSupport
import Testing
import UIKit

/// What UIKit stops with an exception must stop here as well.
@Suite struct StrictnessTests {
    @Test func `a location attribute needs a nonzero multiplier`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (host, view) = (UIView(), UIView())
                host.addSubview(view)
                _ = NSLayoutConstraint(
                    item: view,
                    attribute: .centerX,
                    relatedBy: .equal,
                    toItem: host,
                    attribute: .right,
                    multiplier: 0,
                    constant: 0
                )
            }
        }
    }

    @Test func `constrained views need a common ancestor`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
            }
        }
    }

    @Test func `leading cannot be combined with left`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
            }
        }
    }

    @Test func `an active constraint stays required`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                let width = view.widthAnchor.constraint(equalToConstant: 1)
                width.isActive = true
                width.priority = .defaultHigh
            }
        }
    }

    @Test func `a view cannot be added to itself`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }
    }

    @Test func `a path needs a current point for a line`() async {
        await #expect(processExitsWith: .failure) { CGMutablePath().addLine(to: .zero) }
    }

    @Test func `a mask cannot have a superlayer`() async {
        await #expect(processExitsWith: .failure) {
            let (layer, other) = (CALayer(), CALayer())
            layer.addSublayer(other)
            layer.mask = other
        }
    }
}
