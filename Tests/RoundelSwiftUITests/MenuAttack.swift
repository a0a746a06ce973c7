#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI

@testable import RoundelSwiftUI

/// An app that calls a closure whenever a menu writes to a binding or reports something.
@MainActor final class MenuAttackModel: HostAttackModel {
    @Published var names = ["a", "b", "c", "d"]
    @Published var selection: String?
    @Published var isOpen = true
    @Published var turning: TurnSettings? = TurnSettings(gesture: .afterMoving(10))
    @Published var layout = RadialLayout(radius: .fixed(80))
    @Published var behavior = MenuBehavior()
    @Published var direction = LayoutDirection.leftToRight
    @Published var pointer = SwiftUI.Angle.degrees(-90)
    /// Called after a binding was written; it may set another value.
    var onWrite: @MainActor (String) -> Void = { _ in }
    var onEvent: @MainActor (MenuEvent<String>) -> Void = { _ in }
    var onSelect: @MainActor (String) -> Void = { _ in }
    /// Whether a binding takes the values written to it.
    var takesWrites = true
    let controller = MenuController<String>()

    struct App: View {
        @ObservedObject var model: MenuAttackModel

        var body: some View {
            if model.isShown {
                let model = model
                CircularMenu(
                    model.names,
                    id: \.self,
                    selection: Binding(
                        get: { model.selection },
                        set: { value in
                            // What a setter changes back is followed after a delay.
                            if model.takesWrites, model.late.isEmpty { model.selection = value }
                            model.onWrite("selection")
                        }
                    ),
                    isOpen: Binding(
                        get: { model.isOpen },
                        set: { value in
                            // What a setter changes back is followed after a delay.
                            if model.takesWrites, model.late.isEmpty { model.isOpen = value }
                            model.onWrite("isOpen")
                        }
                    ),
                    layout: model.layout,
                    pointer: model.pointer,
                    turning: model.turning,
                    behavior: model.behavior,
                    controller: model.controller,
                    onSelect: { model.onSelect($0) },
                    onEvent: { model.onEvent($0) },
                    item: { Text($0).frame(width: 24, height: 24) },
                    center: { Image(systemName: "plus") }
                )
                .disabled(!model.isEnabled)
                .environment(\.turnClock, model.clock)
                .environment(\.layoutDirection, model.direction)
            }
        }
    }
}

/// A menu whose app changes something at random in every callback and in the setters of its
/// bindings, and checks what it is told.
@MainActor final class MenuAttack: HostAttack {
    private let model: MenuAttackModel
    private var (isDragged, isOpen) = (false, true)
    private var activated: [String] = []

    init(_ random: Seeded) {
        var random = random
        let model = MenuAttackModel()
        model.isOpen = random.chance(0.7)
        model.isEnabled = random.chance(0.8)
        model.takesWrites = random.chance(0.8)
        self.model = model
        super.init(random, model, MenuAttackModel.App(model: model))
        isOpen = model.isOpen
        model.onWrite = { [unowned self] in told("write \($0)", isEvent: false) }
        model.onSelect = { [unowned self] in
            activated.append($0)
            told("onSelect \($0)")
        }
        model.onEvent = { [unowned self] in told($0) }
    }

    private var controller: MenuController<String> { model.controller }
    private var menu: RingMenu { controller.menu }

    // MARK: Callbacks

    private func told(_ event: MenuEvent<String>) {
        switch event {
        case .turn(.began):
            if isDragged { note("began twice") }
            isDragged = true
        case .turn(.released), .turn(.cancelled):
            if !isDragged { note("\(event) without a drag") }
            isDragged = false
        case .opened, .closed:
            if isOpen == (event == .opened) { note("\(event) twice") }
            isOpen = event == .opened
        case .activated(let id):
            if activated.popLast() != id { note("activated \(id) without onSelect") }
        default: break
        }
        told("\(event)")
    }

    private func told(_ event: String, isEvent: Bool = true) {
        told(event, isEvent: isEvent) {
            if !controller.rotation.radians.isFinite { note("\(event): the rotation is not finite") }
        }
    }

    // MARK: Steps

    override func checkState() {
        if isDragged != menu.wheel.isHeld { note("told that it is held: \(isDragged)") }
        if menu.wheel.isHeld, finger == nil { note("held by nothing") }
        if isOpen != menu.isOpen { note("told that it is open: \(isOpen)") }
        if model.isShown { checkDisplay() }
    }

    private func checkDisplay() {
        if host.isAnimating != menu.isMoving { note("frames: \(host.isAnimating)") }
        if controller.ids != model.names { note("the items are \(controller.ids)") }
        if menu.isEnabled != model.isEnabled { note("enabled: \(menu.isEnabled)") }
        // What a setter changes back is followed after a delay.
        if model.takesWrites, model.late.isEmpty {
            if menu.isOpen != model.isOpen { note("the binding says that it is open: \(model.isOpen)") }
            let bound = model.selection.flatMap { model.names.contains($0) ? $0 : nil }
            if controller.selection != bound { note("the binding says that \(bound as Any) is selected") }
        }
        var spoken = host.accessibility.compactMap { reading -> String? in
            if case .value(let text) = reading { text.standInString } else { nil }
        }
        spoken.removeAll { !$0.contains(" of ") }
        let positions = model.names.indices.map { "\($0 + 1) of \(model.names.count)" }
        if spoken != positions { note("VoiceOver says \(spoken)") }
    }

    override func act() {
        switch random.integer(0...10) {
        case 0...3: drag([0, 80, 80, 95])
        case 4:
            did("key")
            host.press(random.pick([.rightArrow, .upArrow, .return, .escape]))
        case 5:
            did("voice")
            let name = random.pick(["Next", "Previous"])
            host.perform(random.chance(0.8) ? AccessibilityActionKind(named: Text(verbatim: name)) : .escape)
        case 6, 7: wait()
        case 8:
            did("late")
            model.runLate()
        default: change()
        }
    }

    override func finish() {
        rest {
            model.runLate()
            controller.stop()
        }
        if host.isAnimating || (model.isShown && menu.isMoving) { note("it never rests") }
        if isDragged { note("a drag never ended") }
        if !activated.isEmpty { note("\(activated) not reported as activated") }
        let count = events
        model.isShown = false
        host.update()
        controller.spin(velocity: .degrees(90))
        host.frame(at: model.now + 1)
        if events != count { note("told something after it disappeared") }
    }

    // MARK: What the app can change

    private func names() -> [String] {
        Array(["a", "b", "c", "d", "e", "f", "g"].shuffled(using: &random).prefix(random.integer(0...7)))
    }

    override func change() {
        let kind = random.integer(0...15)
        did("change \(kind)")
        switch kind {
        case 0, 1: model.names = names()
        case 2, 3: model.selection = random.pick(["a", "b", "c", "x", nil])
        case 4, 5: model.isOpen.toggle()
        case 6: model.isEnabled.toggle()
        case 7: if random.chance(0.4) { model.isShown.toggle() }
        case 8...11: command()
        case 12: model.direction = model.direction == .leftToRight ? .rightToLeft : .leftToRight
        case 13: model.pointer = .radians(number(-4...4))
        case 14:
            model.turning = random.chance(0.2) ? nil : TurnSettings(gesture: .afterMoving(10))
            model.turning?.sensitivity = number(-2...2)
            model.turning?.settlingTime = min(number(0...1), 9)
            model.turning?.deadZone = number(0...1)
        default:
            model.behavior = MenuBehavior(
                turning: random.pick([.automatic, .always, .never]),
                landsOnItems: random.chance(0.7),
                turnsSelectionToPointer: random.chance(0.7),
                closesOnEscape: random.chance(0.7),
                flight: number(0...1),
                stagger: number(0...0.1)
            )
        }
    }

    private func command() {
        let id = random.pick(["a", "b", "c", "x"])
        switch random.integer(0...7) {
        case 0: controller.turn(to: id, .clockwise, extraTurns: random.integer(-1...2))
        case 1:
            controller.turn(toRotation: .radians(number(-9...9)), .direct, duration: min(number(0...1), 9))
        case 2: controller.spin(velocity: .radians(number(-9...9)))
        case 3: controller.stop()
        case 4: controller.toggle(animated: random.chance(0.5))
        case 5: controller.step(by: random.pick([1, -1, 3, .max, .min]))
        case 6: controller.spinAtRandom(seed: 5, turns: -1...1)
        default: controller.select(random.chance(0.2) ? nil : id)
        }
    }
}

extension Seeded {
    mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
#endif
