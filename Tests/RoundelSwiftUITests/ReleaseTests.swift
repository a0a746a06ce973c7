#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// What is released with a window that is closed: SwiftUI need not tell its views that they
/// disappear.
@MainActor @Suite struct ReleaseTests {
    /// Objects that must be released, by their names.
    @MainActor private final class Notes {
        private var objects: [(name: String, get: () -> AnyObject?)] = []
        /// What still waits for bindings of the app.
        var waiting: [@MainActor () -> Void] = []

        func note(_ name: String, _ object: AnyObject) {
            objects.append((name, { [weak object] in object }))
        }

        var remaining: [String] { objects.filter { $0.get() != nil }.map(\.name) }
    }

    /// Expects that everything is released that was noted in a closure.
    private func expectReleases(_ use: (Notes) -> Void) {
        let notes = Notes()
        use(notes)
        #expect(notes.remaining.isEmpty)
        for action in notes.waiting { action() }
    }

    /// What a window contains.
    enum Kind: CaseIterable { case wheel, dial, rangeDial, menu, radialMenu, contained }

    /// What the app refers to in its closures.
    @MainActor private final class Owner {
        var now = 0.0
        var late: [@MainActor () -> Void] = []
        var calls = 0
    }

    /// The controllers of the app.
    @MainActor private struct Controllers {
        let turn = TurnController()
        let menu = MenuController<String>()
        let radial = RadialMenuController()
    }

    private struct Content: View {
        let kind: Kind
        let owner: Owner
        let controllers: Controllers?
        @State private var angle = SwiftUI.Angle.zero
        @State private var lower = 20.0
        @State private var upper = 60.0
        @State private var selection: String?
        @State private var isOpen = true

        init(_ kind: Kind, _ owner: Owner, _ controllers: Controllers?) {
            (self.kind, self.owner, self.controllers) = (kind, owner, controllers)
        }

        var body: some View {
            let owner = owner
            view.environment(\.turnClock, TurnClock(now: { owner.now }, later: { owner.late.append($0) }))
        }

        @ViewBuilder private var view: some View {
            let owner = owner
            switch kind {
            case .wheel:
                face.turnable(rotation: $angle, controller: controllers?.turn) { _ in owner.calls += 1 }
            case .dial:
                RoundelSwiftUI.Dial(value: refusing, in: 0...100) {
                    Text("Volume")
                } onEditingChanged: { _ in
                    owner.calls += 1
                }
            case .rangeDial:
                RoundelSwiftUI.Dial(lowerValue: $lower, upperValue: refusing, in: 0...100) {
                    Text("Hours")
                } onEditingChanged: { _ in
                    owner.calls += 1
                }
            case .menu:
                CircularMenu(
                    ["a", "b", "c"],
                    id: \.self,
                    selection: $selection,
                    isOpen: $isOpen,
                    controller: controllers?.menu,
                    onEvent: { _ in owner.calls += 1 },
                    item: { Text($0).frame(width: 24, height: 24) },
                    center: { Text("+") }
                )
            case .radialMenu: radial
            case .contained: radial.radialMenuContainer()
            }
        }

        private var face: some View {
            Text("face").frame(width: 200, height: 200).contentShape(Rectangle())
        }

        private var radial: some View {
            let owner = owner
            return face.radialMenu(controller: controllers?.radial, onOpenChange: { _ in owner.calls += 1 }) {
                RadialAction("Copy", systemImage: "star") { owner.calls += 1 }
                RadialAction("Paste", systemImage: "star") { owner.calls += 1 }
            }
        }

        /// A binding that takes only steps of 10, so that the dial waits for what it reads back.
        private var refusing: Binding<Double> {
            let upper = $upper
            return Binding(
                get: { upper.wrappedValue },
                set: { upper.wrappedValue = ($0 / 10).rounded() * 10 }
            )
        }
    }

    /// Holds and turns the content, and uses keys, a crown and VoiceOver.
    private func use(_ host: StandInHost, _ owner: Owner) -> StandInHost.Touch {
        func run(_ seconds: Double) {
            for _ in 0..<Int((seconds * 10).rounded()) {
                owner.now += 0.1
                host.frame(at: owner.now)
            }
        }
        func drag() -> StandInHost.Touch {
            let touch = host.touch(at: CGPoint(x: 180, y: 100), time: owner.now)
            run(0.7)
            for degrees in stride(from: 20.0, through: 60, by: 20) {
                owner.now += 1.0 / 60
                let angle = degrees * .pi / 180
                let point = CGPoint(x: 100 + 80 * cos(angle), y: 100 + 80 * sin(angle))
                host.move(touch, to: point, time: owner.now)
            }
            return touch
        }
        host.press(.rightArrow)
        host.adjust(.increment)
        host.turnCrown(to: 1, time: owner.now)
        host.restCrown(time: owner.now)
        host.lift(drag(), at: CGPoint(x: 140, y: 170), time: owner.now)
        run(0.1)
        return drag()
    }

    @Test(arguments: Kind.allCases, [true, false])
    func `a view is released with its window`(kind: Kind, hasController: Bool) {
        for isHeld in [true, false] {
            expectReleases { notes in
                let (owner, controllers) = (Owner(), hasController ? Controllers() : nil)
                let view = Content(kind, owner, controllers)
                let host = StandInHost(view, size: CGSize(width: 200, height: 200))
                let touch = use(host, owner)
                if !isHeld { host.lift(touch, at: CGPoint(x: 140, y: 170), time: owner.now) }
                if !isHeld { controllers?.radial.open() }
                #expect(owner.calls > 0)
                notes.waiting = owner.late
                notes.note("owner", owner)
                notes.note("host", host)
                guard let controllers else { return }
                let radial = controllers.radial
                for object in [radial.contentFinger, radial.surfaceFinger] as [AnyObject] {
                    notes.note("finger", object)
                }
                if let stage = radial.stage { notes.note("stage", stage) }
                for object in [controllers.turn, controllers.menu, radial] as [AnyObject] {
                    notes.note("\(type(of: object))", object)
                }
            }
        }
    }

    @Test func `controllers refuse commands when their windows were closed`() {
        let controllers = Controllers()
        for kind in [Kind.wheel, .menu, .radialMenu] {
            let host = StandInHost(Content(kind, Owner(), controllers))
            #expect(controllers.turn.turn(to: .degrees(30)) == (kind == .wheel))
            #expect(controllers.menu.select("b") == (kind == .menu))
            #expect(controllers.radial.open() == (kind == .radialMenu))
            withExtendedLifetime(host) {}
        }
        #expect(!controllers.radial.open() && !controllers.turn.stop() && !controllers.menu.close())
        // It was open.
        #expect(!controllers.radial.dismiss())
    }

    @Test func `a container does not keep its menus, not even the one that is shown`() {
        let stage = RadialMenuStage()
        expectReleases { notes in
            for isShown in [false, true] {
                let controller = RadialMenuController()
                stage.join(controller)
                stage.show(controller, isShown)
                notes.note("controller", controller)
            }
        }
        #expect(stage.shown == nil)
    }
}
#endif
