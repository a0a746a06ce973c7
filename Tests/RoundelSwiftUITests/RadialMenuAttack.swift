#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI

@testable import RoundelSwiftUI

/// An app that calls a closure whenever a radial menu reports something.
@MainActor final class RadialAttackModel: HostAttackModel {
    @Published var names = ["Copy", "Share", "Rename"]
    @Published var behavior = RadialMenuBehavior()
    @Published var direction = LayoutDirection.leftToRight
    @Published var hasSubmenu = true
    @Published var hasContainer = true
    var onChoose: @MainActor (String) -> Void = { _ in }
    var onOpenChange: @MainActor (Bool) -> Void = { _ in }
    let controller = RadialMenuController()

    struct App: View {
        @ObservedObject var model: RadialAttackModel

        var body: some View {
            if model.hasContainer { screen.radialMenuContainer() } else { screen }
        }

        private var screen: some View {
            ZStack {
                Color.white
                if model.isShown {
                    let model = model
                    Text("photo")
                        .frame(width: 100, height: 100)
                        .radialMenu(
                            model.behavior,
                            controller: model.controller,
                            onOpenChange: { model.onOpenChange($0) }
                        ) {
                            for name in model.names {
                                RadialAction(name, systemImage: "star") { model.onChoose(name) }
                                    .disabled(name == "Rename")
                                    .id(name)
                            }
                            if model.hasSubmenu {
                                RadialSubmenu("More", systemImage: "ellipsis") {
                                    RadialAction("Print", systemImage: "printer") { model.onChoose("Print") }
                                }
                            }
                        }
                        .disabled(!model.isEnabled)
                }
            }
            .environment(\.turnClock, model.clock)
            .environment(\.layoutDirection, model.direction)
        }
    }
}

/// A radial menu whose app changes something at random in every callback, and checks what it is
/// told.
@MainActor final class RadialMenuAttack: HostAttack {
    private let model: RadialAttackModel
    private var isOpen = false

    init(_ random: Seeded) {
        var random = random
        let model = RadialAttackModel()
        model.isEnabled = random.chance(0.8)
        model.hasContainer = random.chance(0.7)
        self.model = model
        super.init(random, model, RadialAttackModel.App(model: model))
        model.onChoose = { [unowned self] in told("choose \($0)") }
        model.onOpenChange = { [unowned self] in
            if isOpen == $0 { note("told \($0) twice") }
            isOpen = $0
            told("open \($0)")
        }
    }

    private var controller: RadialMenuController { model.controller }
    private var menu: PressMenu { controller.menu }

    override func checkState() {
        if isOpen != menu.isOpen { note("told that it is open: \(isOpen)") }
        if menu.phase == .held || menu.phase == .stroking, finger == nil { note("held by nothing") }
        let layers = host.all(RadialMenuLayout.self)
        if layers.count != (menu.fan == nil ? 0 : 1) { note("\(layers.count) menus are shown") }
        if !model.isShown, menu.fan != nil { note("shown without its view") }
        guard model.isShown else { return }
        if host.isAnimating != controller.isMoving { note("frames: \(host.isAnimating)") }
        if menu.isEnabled != model.isEnabled { note("enabled: \(menu.isEnabled)") }
        if menu.items.count != model.names.count + (model.hasSubmenu ? 1 : 0) {
            note("\(menu.items.count) items")
        }
    }

    override func act() {
        switch random.integer(0...9) {
        case 0...3: drag([0, 20, 48, 72, 95])
        case 4:
            did("key")
            host.press(random.pick([.return, .space, .escape, .downArrow, .leftArrow, KeyEquivalent("c")]))
        case 5:
            did("voice")
            let name = random.pick(["Show menu", "Copy", "More: Print"])
            if random.chance(0.7) { host.perform(name) } else { host.perform(.escape) }
        case 6:
            did("hover")
            let point = CGPoint(x: random.number(0...200), y: random.number(0...200))
            host.hover(at: random.chance(0.2) ? nil : point)
        case 7, 8: wait()
        default: change()
        }
    }

    override func finish() {
        rest { controller.dismiss() }
        if host.isAnimating { note("it never rests") }
        let count = events
        model.isShown = false
        host.update()
        if isOpen { note("open without a view") }
        controller.open()
        host.frame(at: model.now + 1)
        if events != count { note("told something after it disappeared") }
    }

    override func change() {
        let kind = random.integer(0...10)
        did("change \(kind)")
        switch kind {
        case 0, 1:
            let names = ["Copy", "Share", "Rename", "Info", "Move"].shuffled(using: &random)
            model.names = Array(names.prefix(random.integer(0...5)))
        case 2: model.isEnabled.toggle()
        case 3: if random.chance(0.4) { model.isShown.toggle() }
        case 4: model.hasSubmenu.toggle()
        case 5: model.direction = model.direction == .leftToRight ? .rightToLeft : .leftToRight
        case 6: if random.chance(0.5) { model.hasContainer.toggle() }
        case 7: controller.open(at: CGPoint(x: number(0...100), y: number(0...100)))
        case 8: controller.dismiss()
        case 9:
            controller.choose(PressMenu.ItemPath(random.integer(-1...5), child: random.pick([nil, 0, 7])))
        default:
            model.behavior = RadialMenuBehavior(
                gesture: random.pick([.press, .press, .tap, .none]),
                itemSize: number(20...60),
                holdDuration: number(0...1),
                acceptsStrokes: random.chance(0.7),
                staysOpen: random.chance(0.7),
                opensOnTap: random.chance(0.4),
                minimumRadius: number(0...100),
                flight: min(number(0...1), 9),
                stagger: number(0...0.1)
            )
        }
    }
}
#endif
