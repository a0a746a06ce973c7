import Foundation
import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// A property of a menu that is shown has the effect that it has on a new one.
@MainActor @Suite(.standIn) struct MenuPropertyTests {
    typealias Change = @MainActor (CircularMenuView) -> Void

    nonisolated static let changes: [(name: String, change: Change)] = [
        ("centerSize", { $0.centerSize = CGSize(width: 70, height: 50) }),
        ("arrangement", { $0.arrangement = .arc(sweep: .pi) }),
        ("anchor", { $0.anchor = .bottomTrailing }),
        ("radius", { $0.radius = .fixed(70) }),
        ("startAngle", { $0.startAngle = 0.4 }),
        ("direction", { $0.direction = .counterclockwise }),
        ("pointerAngle", { $0.pointerAngle = 0.2 }),
        ("orientation", { $0.orientation = .radial }),
        ("itemSize", { $0.itemSize = CGSize(width: 30, height: 20) }),
        ("shrinksItemsToFit", { $0.shrinksItemsToFit = true }),
        ("mirrorsInRightToLeft", { $0.mirrorsInRightToLeft = false }),
        ("landsOnItems", { $0.landsOnItems = false }),
        ("turnsSelectionToPointer", { $0.turnsSelectionToPointer = false }),
        ("turning", { $0.turning = .never }),
        ("deadZone", { $0.deadZone = 0.5 }),
        ("flight", { $0.flight = 1 }),
        ("stagger", { $0.stagger = 0.2 }),
        ("closesOnEscape", { $0.closesOnEscape = false }),
        ("settings", { $0.settings.sensitivity = 2 }),
    ]

    /// What a menu shows, and how it will respond.
    private func state(_ menu: CircularMenuView) -> [String] {
        let views = menu.items + [menu.centerView].compactMap { $0 }
        let shown = views.map { view in
            let numbers = [
                view.center.x, view.center.y, view.bounds.width, view.bounds.height, view.transform.a,
                view.transform.b,
            ]
            return "\(numbers.map { ($0 * 1000).rounded() + 0 })"
        }
        return shown + ["\(menu.core.settings)", "\(menu.core.mayBegin)"]
    }

    /// An open menu in a window, which reads from right to left, and whose five items overlap.
    private func menu(_ change: Change, isLater: Bool) -> [String] {
        let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        menu.semanticContentAttribute = .forceRightToLeft
        (menu.centerView, menu.arrangement) = (menuItem(), .step(0.3))
        let items = (0..<5).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 55)) }
        if !isLater { change(menu) }
        (menu.items, menu.isOpen) = (items, true)
        let scene = Scene(menu)
        if isLater { change(menu) }
        scene.window.layoutIfNeeded()
        return state(menu)
    }

    @Test(arguments: changes.indices)
    func `a property that is changed later has the same effect as one that is set at first`(_ index: Int) {
        let (name, change) = Self.changes[index]
        let first = menu(change, isLater: false)
        #expect(first != menu({ _ in }, isLater: false), "\(name) has no effect")
        #expect(menu(change, isLater: true) == first, "\(name)")
    }

    // MARK: Commands before a layout

    nonisolated static let commands: [(name: String, command: Change)] = [
        ("item", { $0.turn(toItemAt: 2) }), ("turn", { $0.turn(to: 1) }), ("step", { $0.step(by: 1) }),
        ("spin", { $0.spin(velocity: 2) }), ("random", { $0.spinAtRandom(seed: 3) }),
        ("rotation", { $0.rotation = 0.7 }), ("selection", { $0.selectedIndex = 2 }),
        ("open", { $0.setOpen(false) }), ("activation", { $0.activateItem(at: 1) }),
        ("centre", { $0.activateCenter() }),
        ("next", { StandInVoiceOver.perform("Next", on: $0.itemElements[0]) }),
    ]

    /// A menu whose properties the app changes, with a layout before what follows or without one.
    private func changed(isLaidOut: Bool, landsOnItems: Bool) -> Scene<CircularMenuView> {
        let scene = menuScene(4)
        scene.view.pointerAngle = 0.5
        (scene.view.direction, scene.view.radius) = (.counterclockwise, .fixed(80))
        (scene.view.landsOnItems, scene.view.flight) = (landsOnItems, 0.7)
        scene.view.settings.decay = .ice
        if isLaidOut { scene.window.layoutIfNeeded() }
        return scene
    }

    @Test(arguments: commands.indices)
    func `a command counts with what the app has changed just before`(_ index: Int) {
        let (name, command) = Self.commands[index]
        let states = [true, false].map { isLaidOut in
            StandInClock.reset()
            let scene = changed(isLaidOut: isLaidOut, landsOnItems: false)
            command(scene.view)
            return "\(scene.view.core.wheel) \(scene.view.core.opening) \(scene.view.core.settings)"
        }
        #expect(states[0] == states[1], "\(name)")
    }

    @Test func `what the app reads counts with what it has changed just before`() {
        let values: [(CircularMenuView) -> String] = [
            { "\($0.ring.radii)" }, { "\($0.wheel.settings.decay)" }, { "\($0.rotation)" },
            { "\($0.pointedIndex ?? -1)" }, { "\($0.predictedRestRotation ?? 0)" },
        ]
        for (number, value) in values.enumerated() {
            let usual = value(menuScene(4).view)
            let states = [true, false].map { value(changed(isLaidOut: $0, landsOnItems: true).view) }
            #expect(states[0] == states[1] && states[0] != usual, "\(number)")
        }
    }

    // MARK: Items

    @Test func `weights leave the gap that the app gives`() {
        let scene = menuScene(2) { menu in
            menu.arrangement = .weights([3, 1], sweep: .pi, pad: .pi / 9)
            menu.landsOnItems = false
        }
        // The first sector begins half a gap after 12 o'clock: 105° and 35°, with gaps of 20°.
        let angles = scene.view.items.map { degrees(atan2($0.center.y - 150, $0.center.x - 150)) }
        #expect(angles == [-28, 62])
    }

    @Test func `an item that is larger than the menu shrinks into it`() {
        let scene = menuScene(0) { menu in
            menu.shrinksItemsToFit = true
            menu.items = [UIView(frame: CGRect(x: 0, y: 0, width: 700, height: 70))]
        }
        let item = scene.view.items[0]
        #expect(near(item.bounds.width, 300, 1e-3) && near(item.bounds.height, 30, 1e-3))
    }

    @Test func `items shrink until they fit, also if they are higher than wide`() {
        let sizes = [CGSize(width: 30, height: 90), CGSize(width: 90, height: 30)].map { size in
            let scene = menuScene(0) { menu in
                menu.shrinksItemsToFit = true
                menu.items = (0..<12).map { _ in UIView(frame: CGRect(origin: .zero, size: size)) }
            }
            return scene.view.items[0].bounds.size
        }
        #expect(sizes[0].height < 89 && near(sizes[0].height, sizes[1].width, 1e-3))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -3])
    func `a width or a height that is no length counts as zero`(length: CGFloat) {
        let scene = menuScene(3) { $0.centerView = menuItem() }
        for (given, used) in [
            (CGSize(width: length, height: 40), CGSize(width: 0, height: 40)),
            (CGSize(width: 40, height: length), CGSize(width: 40, height: 0)),
        ] {
            (scene.view.itemSize, scene.view.centerSize) = (given, given)
            scene.window.layoutIfNeeded()
            #expect(scene.view.items.allSatisfy { $0.bounds.size == used })
            #expect(scene.view.centerView?.bounds.size == used)
        }
    }

    @Test func `of two items at one place the later one is in front`() {
        for hasCenter in [true, false] {
            let scene = menuScene(2) { menu in
                if hasCenter { menu.centerView = menuItem() }
                (menu.radius, menu.itemSize) = (.fixed(10), CGSize(width: 120, height: 120))
            }
            scene.fingers.tap(scene.point(0, 40))
            #expect(scene.view.selectedIndex == 1)
        }
    }

    @Test func `a button with a larger image is larger as soon as the menu opens`() {
        let action = UIAction(title: "") { _ in }
        let scene = menuScene(0) { menu in
            menu.setItems([action])
            menu.isOpen = false
        }
        let before = scene.view.items[0].bounds.width
        action.image = UIImage(standInSize: CGSize(width: 90, height: 90))
        scene.view.isOpen = true
        #expect(scene.view.items[0].bounds.width > before)
        #expect(scene.view.items[0].bounds.size == scene.view.items[0].intrinsicContentSize)
    }

    @Test func `a menu forgets its actions when the app sets other items`() {
        let action = UIAction(title: "Cut") { _ in }
        let scene = menuScene(0) { $0.setItems([action]) }
        let own = UIButton(type: .system)
        own.setTitle("Mine", for: .normal)
        scene.view.items = [own]
        scene.view.isOpen = false
        scene.view.isOpen = true
        scene.view.reloadData()
        scene.window.layoutIfNeeded()
        #expect(scene.view.items == [own] && own.title(for: .normal) == "Mine")
    }

    private final class Replacing: CircularMenuViewDelegate {
        func circularMenuView(_ menuView: CircularMenuView, didSelectItemAt index: Int) {
            menuView.items = (0..<3).map { _ in menuItem() }
        }
    }

    @Test func `a selection of an item that the delegate has just replaced is not reported again`() {
        let (scene, delegate) = (menuScene(3), Replacing())
        var selected: [Int] = []
        scene.view.onSelect = { selected.append($1) }
        scene.view.delegate = delegate
        #expect(scene.view.activateItem(at: 1) && selected.isEmpty)
        scene.view.delegate = nil
        #expect(scene.view.activateItem(at: 1) && selected == [1])
    }

    @Test func `an app that listens after it has set the items is told of the one at the pointer`() {
        let scene = menuScene(0)
        scene.window.layoutIfNeeded()
        var pointed: [Int?] = []
        scene.view.items = (0..<3).map { _ in menuItem() }
        scene.view.onPoint = { pointed.append($1) }
        scene.window.layoutIfNeeded()
        #expect(pointed == [0])
    }

    @Test func `a centre whose bounds are empty in one direction is as large as its content`() {
        let label = UILabel()
        (label.text, label.frame) = ("Tools", CGRect(x: 0, y: 0, width: 200, height: 0))
        let scene = menuScene(3) { $0.centerView = label }
        #expect(label.bounds.size == label.intrinsicContentSize && label.bounds.height > 0)
        // One whose content has only a height, as that of a slider, keeps its width.
        for (frame, content, size) in [
            (CGSize(width: 80, height: 0), CGSize(width: -1, height: 30), CGSize(width: 80, height: 30)),
            (CGSize(width: 0, height: 80), CGSize(width: 30, height: -1), CGSize(width: 30, height: 80)),
        ] {
            let bar = Bar(frame: CGRect(origin: .zero, size: frame))
            bar.content = content
            scene.view.centerView = menuItem()
            scene.view.centerView = bar
            scene.window.layoutIfNeeded()
            #expect(bar.bounds.size == size)
        }
    }

    private final class Bar: UIView {
        var content = CGSize.zero
        override var intrinsicContentSize: CGSize { content }
    }

    @Test func `an item whose content is empty in one direction is so itself`() {
        let bars = [CGSize(width: 0, height: 30), CGSize(width: 30, height: 0)].map { content in
            let bar = Bar(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            bar.content = content
            return bar
        }
        let scene = menuScene { $0.items = bars }
        #expect(bars.allSatisfy { $0.bounds.size == $0.content })
        withExtendedLifetime(scene) {}
    }

    // MARK: Elements and the focus

    @Test func `for VoiceOver the layout changes when a menu opens and when it closes`() {
        let scene = menuScene(3) { $0.centerView = UIButton(type: .close) }
        for isOpen in [false, true] {
            scene.view.setOpen(isOpen)
            let post = StandInAccessibility.posts.last
            let element = isOpen ? scene.view.itemElements[0] : scene.view.centerElement
            #expect(post?.notification == .layoutChanged && post?.argument as? NSObject === element)
        }
        #expect(StandInAccessibility.posts.count == 2)
    }

    @Test func `an open menu without items has neither keys nor the focus`() {
        let scene = menuScene(0)
        #expect(scene.view.isOpen && scene.view.becomeFirstResponder() && scene.view.keyCommands == nil)
        #expect(!scene.view.canBecomeFocused)
    }

    @Test func `the focus goes to a centre that takes the place of the one that had it`() {
        let frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        let (old, new) = (Stop(frame: frame), Stop(frame: frame))
        let scene = menuScene(3) { ($0.centerView, $0.isOpen) = (old, false) }
        StandIn.commit()
        let focus = StandInFocus(scene.window)
        #expect(focus.move(to: old))
        scene.view.centerView = new
        StandIn.commit()
        #expect(focus.view === new)
    }

    @Test func `VoiceOver does not adjust a view that is hidden meanwhile`() throws {
        let dial = DialView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let scene = menuScene { $0.items = [dial, menuItem()] }
        let element = try #require(StandInVoiceOver.elements(in: scene.window).first)
        dial.value = 0.5
        dial.isHidden = true
        element.accessibilityIncrement()
        #expect(dial.value == 0.5)
        element.accessibilityDecrement()
        #expect(dial.value == 0.5)
    }

    @Test func `VoiceOver does not activate a centre that is hidden meanwhile`() throws {
        let scene = menuScene(3) { ($0.centerView, $0.isOpen) = (menuItem(), false) }
        let element = try #require(StandInVoiceOver.elements(in: scene.window).first)
        scene.view.centerView?.isHidden = true
        StandInVoiceOver.activate(element)
        #expect(!scene.view.isOpen)
        scene.view.centerView?.isHidden = false
        #expect(StandInVoiceOver.activate(element) && scene.view.isOpen)
    }

    @Test func `the element of an item that has left is not selected`() {
        let scene = menuScene(3)
        let element = scene.view.itemElements[1]
        scene.view.selectedIndex = 1
        #expect(element.accessibilityTraits.contains(.selected))
        scene.view.items = []
        #expect(scene.view.selectedIndex == nil && !element.accessibilityTraits.contains(.selected))
    }

    @Test func `VoiceOver finds the elements deep inside the centre`() {
        let (center, inner, label) = (menuItem(), UIView(), UILabel())
        label.text = "Tools"
        center.addSubview(inner)
        inner.addSubview(label)
        let scene = menuScene(0) { $0.centerView = center }
        #expect(StandInVoiceOver.elements(in: scene.window) == [label])
    }

    @Test func `VoiceOver opens a menu whose centre has no elements because the app says so`() throws {
        let (center, label) = (menuItem(), UILabel())
        label.text = "Tools"
        center.addSubview(label)
        center.accessibilityElements = []
        let scene = menuScene(3) { ($0.centerView, $0.isOpen) = (center, false) }
        let element = try #require(StandInVoiceOver.elements(in: scene.window).first)
        #expect(StandInVoiceOver.activate(element) && scene.view.isOpen)
    }

    @Test func `VoiceOver uses a centre that is a button by its traits as it is`() {
        let center = menuItem()
        (center.isAccessibilityElement, center.accessibilityTraits) = (true, .button)
        let scene = menuScene(0) { $0.centerView = center }
        #expect(StandInVoiceOver.elements(in: scene.window) == [center])
        StandInVoiceOver.activate(center)
        #expect(!scene.view.isOpen)
    }

    @Test func `the elements of new items are in their places before the next layout`() {
        let scene = menuScene(3)
        scene.window.layoutIfNeeded()
        scene.view.items = (0..<4).map { _ in menuItem() }
        let elements = (scene.view.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
        let centers = elements.map { element in
            let frame = element.accessibilityFrameInContainerSpace
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        let expected = [(150.0, 20.0), (280, 150), (150, 280), (20, 150)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(zip(centers, expected).allSatisfy { near($0, $1, 1e-6) } && centers.count == 4)
    }

    @Test func `the focus leaves a closed menu to the left and to the right`() {
        let (container, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800)), Stop())
        container.addSubview(other)
        let scene = menuScene(3, in: container) { ($0.centerView, $0.isOpen) = (menuItem(), false) }
        let focus = StandInFocus(scene.window)
        #expect(focus.move(to: scene.view) && focus.move(to: other, .right) && focus.view === other)
    }

    private final class Stop: UIView {
        override var canBecomeFocused: Bool { true }
    }

    @Test func `the focus of a closed menu goes to a new centre that can be focused`() {
        let scene = menuScene(3) { ($0.centerView, $0.isOpen) = (menuItem(), false) }
        StandIn.commit()
        let (focus, center) = (
            StandInFocus(scene.window), Stop(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        )
        #expect(focus.move(to: scene.view))
        scene.view.centerView = center
        StandIn.commit()
        #expect(focus.view === center)
    }
}
