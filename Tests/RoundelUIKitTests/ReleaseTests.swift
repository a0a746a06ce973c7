import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// What is released after it was used: views, what drives them, and what the app gave them.
///
/// A cycle of references, or an observation that is not ended, keeps a view and its driver forever.
@MainActor @Suite(.standIn) struct ReleaseTests {
    /// Objects that must be released, by their names.
    @MainActor private final class Notes {
        private var objects: [(name: String, get: () -> AnyObject?)] = []
        /// What assistive technologies and the system may keep for longer than the app.
        var kept: [Any] = []

        func note(_ name: String, _ object: AnyObject?) {
            objects.append((name, { [weak object] in object }))
        }

        /// The driver outlives its view if something else refers to it.
        func note<Core: TurnCore>(_ driver: TurnDriver<Core>) {
            note("driver", driver)
            note("recogniser", driver.recognizer)
            for scroll in driver.scrolls { note("scroll", scroll) }
        }

        var remaining: [String] { objects.filter { $0.get() != nil }.map(\.name) }
    }

    /// Expects that everything is released that was noted in a closure, and that only so many display
    /// links are left.
    private func expectReleases(links: Int = 0, _ use: (Notes) -> Void) {
        let notes = Notes()
        use(notes)
        StandInAccessibility.posts = []
        StandInClock.step(frames: 2)
        #expect(notes.remaining.isEmpty)
        #expect(StandInClock.activeLinkCount == links)
        withExtendedLifetime(notes.kept) {}
    }

    /// Everything that can turn a view: a drag that coasts, a tap, scrolls, keys, a remote, and
    /// VoiceOver; and settings that change with the system's.
    private func turn(_ scene: Scene<some UIView>, _ notes: Notes) {
        let (view, radius) = (scene.view, Double(scene.view.bounds.width) * 0.4)
        scene.down(0, radius)
        notes.note("touch", scene.fingers.touch())
        scene.sweep(0, 60, radius)
        // A second finger does not turn the view.
        scene.down(180, radius, finger: 1)
        notes.note("second touch", scene.fingers.touch(of: 1))
        scene.fingers.up(finger: 1)
        scene.fingers.up(after: 0)
        let pointer = StandInPointer(scene.window)
        pointer.scroll([CGVector(dx: 20, dy: 0), CGVector(dx: 20, dy: 0)], at: scene.point(0, radius))
        pointer.notch(CGVector(dx: 0, dy: 10), at: scene.point(0, radius))
        StandInFocus(scene.window).move(to: view)
        StandInKeyboard(scene.window).press(UIKeyCommand.inputRightArrow)
        StandInRemote(scene.window).press(.leftArrow)
        for element in StandInVoiceOver.elements(in: view) {
            StandInVoiceOver.increment(element)
            notes.kept += element.accessibilityCustomActions ?? []
            // Elements other than views are no views of the app.
            if !(element is UIView) { notes.kept.append(element) }
        }
        StandInAccessibility.isReduceMotionEnabled.toggle()
        scene.flick(0, 90, radius)
    }

    // MARK: Wheels and dials

    /// A controller of the app, which owns a view and is its delegate.
    private final class WheelOwner: WheelViewDelegate {
        let wheel = WheelView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        init() { wheel.delegate = self }
    }

    @Test func `a wheel is released with its delegate and its content`() {
        expectReleases { notes in
            let owner = WheelOwner()
            owner.wheel.image = UIImage(standInSize: CGSize(width: 9, height: 9))
            let scene = Scene(owner.wheel)
            turn(scene, notes)
            notes.note("content", owner.wheel.contentView)
            notes.note("window", scene.window)
            notes.note("wheel", owner.wheel)
            notes.note("owner", owner)
            notes.note(owner.wheel.driver)
        }
    }

    @Test(arguments: [false, true]) func `a dial is released`(isRange: Bool) {
        expectReleases { notes in
            let frame = CGRect(x: 50, y: 50, width: 200, height: 200)
            let dial = isRange ? RangeDialView(frame: frame) : DialView(frame: frame)
            let scene = Scene(dial)
            turn(scene, notes)
            notes.note("window", scene.window)
            notes.note("dial", dial)
            notes.note(dial.driver)
        }
    }

    // MARK: Menus

    /// A controller of the app, which owns a menu, supplies its items, and is its delegate.
    private final class MenuOwner: CircularMenuViewDelegate, CircularMenuViewDataSource {
        let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))

        init() {
            (menu.delegate, menu.dataSource) = (self, self)
            menu.reloadData()
        }

        func numberOfItems(in menu: CircularMenuView) -> Int { 5 }
        func circularMenuView(_ menu: CircularMenuView, viewForItemAt index: Int) -> UIView {
            // A control that the menu hears, and a view.
            index == 0 ? WheelView(frame: CGRect(x: 0, y: 0, width: 44, height: 44)) : menuItem()
        }
    }

    @Test(arguments: [false, true]) func `a circular menu is released with its owner and its items`(
        hasActions: Bool
    ) {
        expectReleases { notes in
            let owner = MenuOwner()
            let (menu, center) = (owner.menu, UIButton(type: .system))
            (menu.centerView, menu.isOpen) = (center, true)
            if hasActions { menu.setItems((0..<5).map { UIAction(title: "\($0)") { _ in } }) }
            let scene = Scene(menu)
            for item in menu.items + [center] { notes.note("item", item) }
            scene.fingers.tap(menu.convert(menu.items[1].center, to: scene.window))
            StandInClock.advance(by: 2)
            for element in menu.itemElements { StandInVoiceOver.perform(menu.words.next, on: element) }
            menu.fallbackCenterElement.map { notes.kept.append($0) }
            turn(scene, notes)
            notes.note("window", scene.window)
            notes.note("menu", menu)
            notes.note("owner", owner)
            notes.note(menu.driver)
        }
    }

    // MARK: Radial menus

    /// A responder that has the keys before a menu opens.
    private final class Reader: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override var canBecomeFocused: Bool { true }
    }

    /// Opens a radial menu under a finger, and by its actions, and closes it.
    private func use(_ scene: RadialMenuScene, _ notes: Notes) {
        let (reader, front) = (Reader(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
        scene.window.addSubview(reader)
        reader.becomeFirstResponder()
        StandInFocus(scene.window).move(to: reader)
        // In front of the view, but not where the finger is.
        scene.window.addSubview(front)
        scene.open()
        notes.note("overlay", scene.overlay)
        for view in scene.overlay?.subviews ?? [] { notes.note("\(type(of: view))", view) }
        scene.pointer.hover(at: scene.point(-90))
        scene.keyboard.press(UIKeyCommand.inputDownArrow)
        StandInAccessibility.isVoiceOverRunning = true
        StandInAccessibility.isReduceMotionEnabled.toggle()
        scene.interaction.dismiss()
        scene.settle()
        StandInVoiceOver.perform("Copy", on: scene.view)
        for view in [reader, front] {
            notes.note("view", view)
            view.removeFromSuperview()
        }
    }

    @Test func `a radial menu is released when it has closed, and with its view and its window`() {
        expectReleases { notes in
            // A view inside has the finger.
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let scene = RadialMenuScene()
            scene.view.addSubview(inner)
            use(scene, notes)
            notes.note("inner view", inner)
            notes.note("view", scene.view)
            notes.note("window", scene.window)
            notes.note("interaction", scene.interaction)
            notes.note("driver", scene.interaction.driver)
            notes.note("recogniser", scene.interaction.driver.recognizer)
            // VoiceOver may keep the actions.
            notes.kept += scene.view.accessibilityCustomActions ?? []
        }
    }

    @Test func `an interaction keeps neither its view nor what was touched or in front there`() {
        let interaction = RadialMenuInteraction(menu: UIMenu())
        // Its own link, which is paused.
        expectReleases(links: 1) { notes in
            let scene = RadialMenuScene()
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            scene.view.removeInteraction(scene.interaction)
            interaction.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
            scene.view.addInteraction(interaction)
            scene.view.addSubview(inner)
            use(scene, notes)
            #expect(interaction.view === scene.view)
            for view in [inner, scene.view, scene.window] { notes.note("\(type(of: view))", view) }
        }
        #expect(interaction.view == nil)
    }

    @Test func `an open menu does not keep the view that had the keys and the focus`() {
        let scene = RadialMenuScene()
        weak var released: Reader?
        do {
            let reader = Reader(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            released = reader
            scene.window.addSubview(reader)
            StandInFocus(scene.window).move(to: reader)
            reader.becomeFirstResponder()
            scene.open()
            #expect(scene.overlay?.isFirstResponder == true && scene.overlay?.isFocused == true)
            reader.removeFromSuperview()
        }
        #expect(scene.interaction.isOpen && released == nil)
    }

    @Test func `an observation that is released hears nothing any more`() {
        @MainActor final class Count { var value = 0 }
        let (count, name) = (Count(), Notification.Name("changed"))
        var all = [
            Observation(of: name) { count.value += 1 },
            Observation(of: name, reading: { $0.object as? Int }) { count.value += $0 },
        ]
        NotificationCenter.default.post(name: name, object: 10)
        #expect(count.value == 11)
        all.removeAll()
        NotificationCenter.default.post(name: name, object: 10)
        #expect(count.value == 11)
    }

    // MARK: Badges

    /// A host with a badge that is pinned to its outline, in a window.
    private func pinned(_ host: UIView, _ isInside: Bool, _ notes: Notes, pin: (UIView) -> UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let window = UIWindow.standIn(around: root)
        host.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        root.addSubview(host)
        let badge = pin(isInside ? host : root)
        window.layoutIfNeeded()
        notes.note("host", host)
        notes.note("badge", badge)
        for view in badge.subviews { notes.note("\(type(of: view))", view) }
    }

    @Test(arguments: [true, false], [0.0, 24])
    func `a host is released with its badge, in it or beside it`(isInside: Bool, radius: CGFloat) {
        for host in [{ UIView() }, { ShapedView() }] as [() -> UIView] {
            expectReleases { notes in
                let host = host()
                pinned(host, isInside, notes) { parent in
                    let badge = BadgeView()
                    (badge.ratio, badge.hostCornerRadius) = (0.25, radius)
                    parent.addSubview(badge)
                    badge.host = host
                    return badge
                }
            }
            expectReleases { notes in
                let host = host()
                pinned(host, isInside, notes) { parent in
                    let (badge, corners) = (UIView(), Corners(radius: Double(radius)))
                    parent.addSubview(badge)
                    badge.pin(toCircumferenceOf: host, at: 1, outline: .corners(corners))
                    return badge
                }
            }
        }
    }

    @Test func `a badge does not keep a host that goes, and a host no pin that was removed`() {
        let (badge, view) = (BadgeView(), UIView())
        let window = UIWindow.standIn(around: view)
        view.addSubview(badge)
        expectReleases { notes in
            let host = ShapedView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
            view.addSubview(host)
            badge.hostCornerRadius = 24
            badge.host = host
            for pin in badge.subviews { notes.note("pin", pin) }
            badge.degrees = 10
            notes.note("host", host)
            #expect(!notes.remaining.contains("pin"))
            host.removeFromSuperview()
        }
        #expect(badge.host == nil)
        withExtendedLifetime(window) {}
    }
}
