import StandInTestSupport
import Testing
import UIKit

/// What UIKit stops with an exception must not pass here.
@Suite struct StrictnessTests {
    @Test func aLocationNeedsAMultiplier() async {
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

    @Test func itemsNeedACommonAncestor() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
            }
        }
    }

    @Test func leadingIsNotLeft() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
            }
        }
    }

    @Test func anActiveConstraintStaysRequired() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                let width = view.widthAnchor.constraint(equalToConstant: 1)
                width.isActive = true
                width.priority = .defaultHigh
            }
        }
    }

    @Test func aViewIsNotInItself() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }
    }

    @Test func aPathGrowsFromAPoint() async {
        await #expect(processExitsWith: .failure) { CGMutablePath().addLine(to: .zero) }
    }

    @Test func aMaskHasNoSuperlayer() async {
        await #expect(processExitsWith: .failure) {
            let (layer, other) = (CALayer(), CALayer())
            layer.addSublayer(other)
            layer.mask = other
        }
    }
}
