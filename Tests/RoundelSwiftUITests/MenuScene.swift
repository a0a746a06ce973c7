#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI

@testable import RoundelSwiftUI

/// The model of an app with a menu.
@MainActor final class MenuModel: ObservableObject {
    @Published var names = ["a", "b", "c", "d"]
    @Published var selection: String?
    @Published var isOpen = true
    @Published var isEnabled = true
    @Published var isShown = true
    @Published var turning: TurnSettings? = TurnSettings(gesture: .afterMoving(10))
    @Published var layout = RadialLayout(radius: .fixed(80))
    @Published var pointer = SwiftUI.Angle.degrees(-90)
    @Published var behavior = MenuBehavior()
    @Published var direction = LayoutDirection.leftToRight
    @Published var words = MenuWords()
    @Published var disabled: Set<String> = []
    var menuKeepsOpenState = false
    var menuKeepsSelection = false
    /// Called with every event, after the event was recorded.
    var onEvent: (MenuEvent<String>) -> Void = { _ in }
    var selected: [String] = []
    var events: [MenuEvent<String>] = []
    /// The number of labels made.
    var made = 0
    var now = 0.0
    let controller = MenuController<String>()
    nonisolated init() {}
}

/// An app with a menu.
struct MenuApp: View {
    @ObservedObject var model: MenuModel

    var body: some View {
        if model.isShown {
            CircularMenu(
                model.names,
                id: \.self,
                selection: model.menuKeepsSelection ? nil : $model.selection,
                isOpen: model.menuKeepsOpenState ? nil : $model.isOpen,
                layout: model.layout,
                pointer: model.pointer,
                turning: model.turning,
                behavior: model.behavior,
                controller: model.controller,
                onSelect: { model.selected.append($0) },
                onEvent: { event in
                    model.events.append(event)
                    model.onEvent(event)
                },
                item: { name in
                    model.made += 1
                    return Item(name: name)
                },
                center: { Image(systemName: "plus") }
            )
            .itemDisabled { model.disabled.contains($0) }
            .circularMenuWords(model.words)
            .disabled(!model.isEnabled)
            .environment(\.turnClock, TurnClock { model.now })
            .environment(\.layoutDirection, model.direction)
        }
    }

    /// An item that shows whether it is at the pointer.
    ///
    /// Its size is constant, so that the menu's size is too.
    struct Item: View {
        let name: String
        @Environment(\.isAtPointer) var isAtPointer
        var body: some View { Text(isAtPointer ? "[\(name)]" : name).frame(width: 24, height: 24) }
    }
}

/// A menu of four items in a window of 200 by 200 points, on a ring of 80 points.
@MainActor final class MenuScene {
    let model: MenuModel
    let host: StandInHost

    init(_ change: (MenuModel) -> Void = { _ in }, size: CGSize = CGSize(width: 200, height: 200)) {
        model = MenuModel()
        change(model)
        host = StandInHost(MenuApp(model: model), size: size)
    }

    var menu: RingMenu { model.controller.menu }

    /// Changes the model.
    ///
    /// The view sees all changes in one update.
    func change(_ change: (MenuModel) -> Void) {
        change(model)
        host.update()
    }

    /// Shows frames until nothing moves.
    ///
    /// Returns `false` if something still moves after two minutes.
    @discardableResult func settle(rate: Double = 20) -> Bool {
        for _ in 0..<Int(120 * rate) where host.isAnimating {
            model.now += 1 / rate
            host.frame(at: model.now)
        }
        return !host.isAnimating
    }

    /// Shows frames for a duration in seconds.
    func run(_ seconds: Double, rate: Double = 60) {
        for _ in 0..<Int((seconds * rate).rounded()) {
            model.now += 1 / rate
            host.frame(at: model.now)
        }
    }

    func frame(of name: String) -> CGRect? { host.frame(of: name) ?? host.frame(of: "[\(name)]") }

    func position(of name: String) -> Point2D {
        let frame = frame(of: name) ?? .null
        return Point2D(frame.midX, frame.midY)
    }

    func tap(_ name: String) {
        let point = position(of: name)
        host.tap(CGPoint(x: point.x, y: point.y))
    }

    func tapCenter() { host.tap(center) }

    /// The centre of the central button.
    var center: CGPoint {
        let frame = host.all.first { $0.value is Image }?.frame ?? .null
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func point(_ degrees: Double, radius: Double = 80) -> CGPoint {
        let (angle, center) = (degrees * .pi / 180, Point2D(center))
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    /// A drag in even steps of 1/60 second, lifted at once, or after a second so that the menu does
    /// not coast.
    func drag(_ start: Double, _ end: Double, steps: Int = 12, rests: Bool = false) {
        let began = model.now
        let touch = host.touch(at: point(start), time: began)
        for step in 1...steps {
            model.now = began + Double(step) / 60
            let angle = start + (end - start) * Double(step) / Double(steps)
            host.move(touch, to: point(angle), time: model.now)
        }
        model.now += rests ? 1 : 1.0 / 60
        host.lift(touch, at: point(end), time: model.now)
    }

    /// The opacity of each item, in a menu of the plain style, whose buttons have a second opacity
    /// inside.
    var opacities: [Double] {
        func opacity(_ element: StandInElement) -> Double? {
            guard let record = element.value as? StandInRecord, record.name == "opacity" else { return nil }
            return record.value as? Double
        }
        return host.all.filter { $0.all.compactMap(opacity).count > 1 }.compactMap(opacity)
    }

    func values(_ name: String) -> [Bool] { host.values(name, as: Bool.self) }

    /// The spoken accessibility values of the items.
    var spoken: [String] {
        host.accessibility.compactMap { if case .value(let text) = $0 { text.standInString } else { nil } }
    }

    var turns: [TurnEvent] {
        model.events.compactMap { if case .turn(let event) = $0 { event } else { nil } }
    }
}
#endif
