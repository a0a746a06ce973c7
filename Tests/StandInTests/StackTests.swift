import StandInTestSupport
import Testing
import UIKit

/// Stacks, sliders and segments.
@MainActor @Suite(.standIn) struct StackTests {
    private final class Box: UIView {
        private let size: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
    }

    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let wide = Box(100, 20)
    private let small = Box(40, 30)

    private func stack() -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [wide, small])
        (stack.spacing, stack.alignment) = (10, .center)
        stack.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
        return stack
    }

    @Test func `a stack is a row or a column and hugs its views`() {
        let stack = stack()
        host.layoutIfNeeded()
        #expect(isNear(stack.frame, CGRect(x: 0, y: 0, width: 150, height: 30)))
        #expect(isNear(wide.frame, CGRect(x: 0, y: 5, width: 100, height: 20)))
        #expect(isNear(small.frame, CGRect(x: 110, y: 0, width: 40, height: 30)))
        stack.axis = .vertical
        host.layoutIfNeeded()
        #expect(isNear(stack.frame, CGRect(x: 0, y: 0, width: 100, height: 60)))
        #expect(isNear(small.frame, CGRect(x: 30, y: 30, width: 40, height: 30)))
        #expect(!small.hasAmbiguousLayout && StandInLayout.conflicts.isEmpty)
    }

    @Test func `a stack fills its cross axis by default`() {
        let stack = stack()
        (stack.axis, stack.alignment) = (.vertical, .fill)
        stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
        host.layoutIfNeeded()
        #expect(wide.frame.width == 200 && small.frame.width == 200 && small.frame.minY == 30)
    }

    @Test func `a row follows the layout direction`() {
        let stack = stack()
        let window = UIWindow.standIn(around: host)
        window.standInTraits = UITraitCollection(standInLayoutDirection: .rightToLeft)
        window.layoutIfNeeded()
        #expect(isNear(wide.frame.minX, 50) && isNear(small.frame.minX, 0) && stack.frame.width == 150)
    }

    @Test func `constraints follow a frame that layoutSubviews sets`() {
        final class Half: UIView {
            let inner = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                inner.bounds.size = CGSize(width: bounds.width / 2, height: bounds.height / 2)
            }
        }
        let (half, child) = (Half(), UIView())
        host.addSubview(half)
        half.addSubview(half.inner)
        half.inner.addSubview(child)
        for view in [half, child] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            half.widthAnchor.constraint(equalTo: host.widthAnchor),
            half.heightAnchor.constraint(equalTo: host.heightAnchor),
            child.widthAnchor.constraint(equalTo: half.inner.widthAnchor),
        ])
        host.layoutIfNeeded()
        #expect(half.inner.bounds.width == 200 && child.bounds.width == 200)
    }

    @Test func `the safe area is the whole view`() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        let safe = host.safeAreaLayoutGuide
        view.rightAnchor.constraint(equalTo: safe.rightAnchor, constant: -10).isActive = true
        host.layoutIfNeeded()
        #expect(safe === host.safeAreaLayoutGuide && view.frame.maxX == 390)
    }

    @Test func `a slider stays in its range and reports only changes by a finger`() {
        let slider = UISlider()
        slider.maximumValue = 8
        slider.value = 9
        #expect(slider.value == 8 && slider.standInSentEvents.isEmpty)
        slider.standInSlide(to: -1)
        #expect(slider.value == 0 && slider.standInSentEvents == [.valueChanged, .primaryActionTriggered])
        slider.minimumValue = 2
        #expect(slider.value == 2)
    }

    @Test func `a finger selects a segment`() {
        let control = UISegmentedControl(items: ["one", "two"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
        control.standInChoose(1)
        #expect(control.selectedSegmentIndex == 1 && control.standInSentEvents == [.valueChanged])
        #expect(control.titleForSegment(at: 1) == "two")
    }
}
