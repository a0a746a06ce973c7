import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Fingers on wheels and dials that yield to a scroll view, before their gesture is recognised.
@MainActor @Suite(.standIn) struct WaitingFingerTests {
    /// A view in a scroll view that can scroll up and down only, or not at all.
    private func scene<View: UIView>(_ view: View, height: CGFloat = 2000) -> Scene<View> {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.contentSize = CGSize(width: 390, height: height)
        scroll.delaysContentTouches = false
        view.frame = CGRect(x: 50, y: 200, width: 200, height: 200)
        scroll.addSubview(view)
        return Scene(view, around: scroll)
    }

    private func wheel() -> Scene<WheelView> {
        let wheel = WheelView()
        wheel.scrollPolicy = .yieldsToScrolling
        return scene(wheel)
    }

    private func dial(_ change: (DialView) -> Void = { _ in }) -> Scene<DialView> {
        let dial = DialView()
        dial.scrollPolicy = .yieldsToScrolling
        change(dial)
        return scene(dial)
    }

    // MARK: Wheels

    @Test func `a tap on a wheel that yields is no drag`() {
        let (scene, listener) = (wheel(), WheelListener())
        scene.view.delegate = listener
        var released = 0
        scene.view.onReleased = { _ in released += 1 }
        scene.fingers.tap(scene.point(270))
        #expect(listener.events.isEmpty && released == 0)
    }

    @Test func `a wheel that yields has caught up with the finger as soon as it turns`() {
        let scene = wheel()
        scene.down(270)
        scene.move(276)
        #expect(scene.view.rotation == 0 && !scene.view.isHeld)
        // The scroll view cannot scroll sideways.
        scene.move(300)
        #expect(scene.view.isHeld && near(scene.view.rotation, radians(30)))
        scene.restAndLift()
    }

    @Test func `content that is larger by a rounding error does not scroll`() {
        let scene = wheel()
        let scroll = scene.view.superview as? UIScrollView
        scroll?.contentSize = CGSize(width: 390.00005, height: 600.00005)
        scroll?.delaysContentTouches = true
        scene.down(270)
        scene.move(300)
        #expect(scene.view.isHeld && near(scene.view.rotation, radians(30)))
        scene.restAndLift()
        scene.down(0)
        scene.move(30)
        #expect(scene.view.isHeld && near(scene.view.rotation, radians(60)))
    }

    @Test func `a turn of the app is the app's while a finger rests on a wheel that yields`() {
        let scene = wheel()
        var ends: [Bool] = []
        scene.down(270)
        scene.view.turn(to: radians(90), duration: 1) { ends.append($0) }
        StandInClock.advance(by: 0.3)
        // Fingers tremble.
        scene.move(272)
        StandInClock.advance(by: 2)
        #expect(ends == [true] && near(scene.view.rotation, radians(90)))
        #expect(!scene.view.standInSentEvents.contains(.valueChanged))
        scene.fingers.up()
    }

    // MARK: Scroll views that cannot scroll along the path of the finger

    private enum Kind: CaseIterable { case wheel, dial, menu }

    /// A view that yields, with what it shows: a rotation or a value.
    private func yielding(_ kind: Kind) -> (view: UIView, shown: () -> CGFloat) {
        switch kind {
        case .wheel:
            let wheel = WheelView()
            wheel.scrollPolicy = .yieldsToScrolling
            return (wheel, { wheel.rotation })
        case .dial:
            let dial = DialView()
            dial.scrollPolicy = .yieldsToScrolling
            return (dial, { CGFloat(dial.value) })
        case .menu:
            let menu = CircularMenuView()
            menu.scrollPolicy = .yieldsToScrolling
            menu.items = (0..<6).map { _ in menuItem() }
            menu.isOpen = true
            return (menu, { menu.rotation })
        }
    }

    private func scroll(around scene: Scene<UIView>) throws -> UIScrollView {
        try #require(scene.view.superview as? UIScrollView)
    }

    @Test(arguments: Kind.allCases, [true, false])
    private func `a drag that the pan of a scroll view does not get turns a view that yields`(
        kind: Kind,
        isPointer: Bool
    ) throws {
        let (view, shown) = yielding(kind)
        let scene = self.scene(view)
        let scroll = try scroll(around: scene)
        if isPointer {
            scene.fingers.type = .indirectPointer
        } else {
            scroll.panGestureRecognizer.isEnabled = false
        }
        // It begins upwards.
        scene.drag(180, 240)
        #expect(shown() > 0.1 && scroll.contentOffset == .zero)
    }

    @Test(arguments: Kind.allCases, [true, false])
    private func `a view that yields turns where the content fits, in each direction`(
        kind: Kind,
        isOuterFirst: Bool
    ) throws {
        for isUp in [true, false] {
            let (view, shown) = yielding(kind)
            let scene = self.scene(view, height: 600)
            scene.window.standInTouchesOuterViewsFirst = isOuterFirst
            scene.drag(isUp ? 180 : 270, isUp ? 240 : 330)
            #expect(shown() > 0.1, "\(isUp)")
            #expect(try scroll(around: scene).contentOffset == .zero)
        }
    }

    @Test(arguments: Kind.allCases, [true, false])
    private func `a drag that begins sideways turns a view that yields, and keeps the finger`(
        kind: Kind,
        isOuterFirst: Bool
    ) throws {
        let (view, shown) = yielding(kind)
        let scene = self.scene(view)
        scene.window.standInTouchesOuterViewsFirst = isOuterFirst
        try scroll(around: scene).delaysContentTouches = true
        scene.down(270)
        // The second half of the way goes down.
        scene.sweep(270, 380)
        #expect(shown() > 0.3)
        #expect(try scroll(around: scene).contentOffset == .zero)
        scene.restAndLift()
        StandInClock.advance(by: 2)
        let before = shown()
        // A drag that begins up or down scrolls, also if it goes sideways later.
        scene.down(180)
        let start = scene.point(180)
        for (x, y) in [(4.0, 8.0), (8, 16), (40, 16), (40, 40)] {
            scene.fingers.move(CGPoint(x: start.x - x, y: start.y - y))
        }
        #expect(try scroll(around: scene).contentOffset.y > 20)
        scene.fingers.up()
        #expect(shown() == before)
    }

    @Test(arguments: [true, false])
    func `a wheel around a scroll view turns where that cannot scroll`(isOuterFirst: Bool) {
        for (height, turns) in [(1000.0, false), (120, true)] {
            let (wheel, inner) = (WheelView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), UIView())
            let scroll = UIScrollView(frame: CGRect(x: 130, y: 40, width: 60, height: 120))
            scroll.contentSize = CGSize(width: 60, height: height)
            inner.addSubview(scroll)
            wheel.contentView = inner
            let scene = Scene(wheel)
            scene.window.standInTouchesOuterViewsFirst = isOuterFirst
            scene.window.layoutIfNeeded()
            let start = scene.point(0, 60)
            scene.fingers.drag((0...6).map { CGPoint(x: start.x, y: start.y - 8 * CGFloat($0)) })
            #expect((wheel.rotation < -0.3) == turns && (scroll.contentOffset.y > 20) == !turns)
        }
    }

    @Test func `a finger scrolls what can scroll along its path, and nothing that is disabled`() throws {
        struct Change {
            let body: (UIScrollView) -> Void
            let scrolls: Bool
        }
        let changes = [
            Change(body: { _ in }, scrolls: false),
            Change(body: { $0.alwaysBounceVertical = true }, scrolls: true),
            Change(body: { $0.alwaysBounceHorizontal = true }, scrolls: false),
            Change(
                body: { ($0.alwaysBounceVertical, $0.bounces) = (true, false) },
                scrolls: false
            ),
            Change(body: { $0.contentInset.bottom = 1 }, scrolls: true),
            Change(
                body: {
                    $0.contentSize.height = 900
                    $0.contentInset.top = -300
                },
                scrolls: false
            ),
            Change(
                body: {
                    $0.contentSize.height = 900
                    $0.isScrollEnabled = false
                },
                scrolls: false
            ),
        ]
        for (number, change) in changes.enumerated() {
            let wheel = WheelView()
            wheel.scrollPolicy = .yieldsToScrolling
            let scene = self.scene(wheel as UIView, height: 600)
            let scroll = try self.scroll(around: scene)
            scroll.delaysContentTouches = true
            change.body(scroll)
            scene.drag(180, 240)
            #expect((wheel.rotation > 0.5) == !change.scrolls, "\(number)")
        }
    }

    @Test(arguments: [true, false])
    func `a finger that rests on a wheel turns it where the scroll view leaves it to controls`(
        isLeft: Bool
    ) throws {
        final class Taking: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { true }
        }
        let frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        let scroll = isLeft ? UIScrollView(frame: frame) : Taking(frame: frame)
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let wheel = WheelView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        wheel.scrollPolicy = .yieldsToScrolling
        scroll.addSubview(wheel)
        let scene = Scene(wheel, around: scroll)
        scene.down(180)
        StandInClock.advance(by: 0.5)
        scene.sweep(180, 240)
        scene.restAndLift()
        #expect((wheel.rotation > 0.5) == isLeft && (scroll.contentOffset.y > 20) == !isLeft)
    }

    @Test func `of two scroll views around, one that can scroll is enough`() {
        let (wheel, pages) = (WheelView(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600)))
        wheel.scrollPolicy = .yieldsToScrolling
        pages.contentSize = CGSize(width: 1170, height: 600)
        let list = UIScrollView(frame: pages.bounds)
        list.contentSize = CGSize(width: 390, height: 2000)
        pages.addSubview(list)
        wheel.frame = CGRect(x: 50, y: 200, width: 200, height: 200)
        list.addSubview(wheel)
        let scene = Scene(wheel, around: pages)
        for (x, y) in [(-8.0, 0.0), (0, -8)] {
            let start = scene.point(225)
            scene.fingers.drag(
                (0...6).map { CGPoint(x: start.x + x * CGFloat($0), y: start.y + y * CGFloat($0)) }
            )
        }
        #expect(wheel.rotation == 0 && pages.contentOffset.x > 20 && list.contentOffset.y > 20)
    }

    // MARK: Dials

    @Test func `a finger that trembles on the thumb of a dial that yields does not move it`() {
        let scene = dial { $0.value = 0.5 }
        scene.down(270)
        scene.move(274)
        scene.fingers.up()
        #expect(scene.view.value == 0.5 && sentValues(scene.view) == 0)
    }

    @Test func `a finger that is lifted far from where it went down taps no dial that yields`() {
        let scene = dial { $0.value = 0.5 }
        scene.down(200)
        scene.fingers.up(scene.point(240))
        StandInClock.advance(by: 1)
        #expect(scene.view.value == 0.5 && sentValues(scene.view) == 0)
    }

    @Test func `a returning dial goes on when a finger that stopped it is lifted elsewhere`() {
        let scene = dial {
            $0.settings.returnsTo = 0.5
            $0.value = 0.5
        }
        scene.drag(270, 330)
        StandInClock.advance(by: 0.05)
        scene.down(200)
        #expect(!scene.view.isMoving && scene.view.value != 0.5)
        scene.fingers.up(scene.point(240))
        StandInClock.advance(by: 2)
        #expect(!scene.view.isMoving && scene.view.value == 0.5)
    }

    @Test(arguments: [true, false])
    func `a tap that stops a dial that yields is one touch to the app`(returns: Bool) {
        let scene = dial {
            $0.settings.coasts = returns ? nil : .smooth
            $0.settings.returnsTo = returns ? 0.5 : nil
            $0.value = 0.5
        }
        if returns { scene.drag(270, 330) } else { scene.flick(270, 300) }
        StandInClock.advance(by: 0.05)
        #expect(scene.view.isMoving)
        let before = scene.view.standInSentEvents.count
        scene.down(150)
        let value = scene.view.value
        scene.fingers.up()
        #expect(scene.view.value == value)
        let events = scene.view.standInSentEvents.dropFirst(before)
        #expect(
            events.filter { $0 == .editingDidBegin || $0 == .editingDidEnd }
                == [.editingDidBegin, .editingDidEnd]
        )
        StandInClock.advance(by: 2)
        #expect(!scene.view.isMoving && scene.view.value == (returns ? 0.5 : value))
    }
}
