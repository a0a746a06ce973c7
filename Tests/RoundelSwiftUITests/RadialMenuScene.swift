#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI

@testable import RoundelSwiftUI

/// An item of a test's menu.
struct RadialEntry: Hashable {
    var name: String
    var isEnabled = true
    var children: [String] = []
    var isDestructive = false
}

/// The model of an app with a radial menu.
@MainActor final class RadialModel: ObservableObject {
    @Published var entries = [
        RadialEntry(name: "Copy"), RadialEntry(name: "Share", children: ["Mail", "Message", "Print"]),
        RadialEntry(name: "Rename"), RadialEntry(name: "Delete", isEnabled: false, isDestructive: true),
    ]
    @Published var behavior = RadialMenuBehavior()
    @Published var isEnabled = true
    @Published var isShown = true
    @Published var isInScrollView = false
    @Published var hasContainer = true
    @Published var direction = LayoutDirection.leftToRight
    @Published var words = MenuWords()
    var size = CGSize(width: 120, height: 120)
    var chosen: [String] = []
    var opened: [Bool] = []
    /// The number of times that the button under the menu was pressed.
    var presses = 0
    /// Called with each choice and each opening, after it was recorded.
    var onEvent: @MainActor (String) -> Void = { _ in }
    var now = 0.0
    var late: [@MainActor () -> Void] = []
    let controller = RadialMenuController()
    nonisolated init() {}

    func choose(_ name: String) {
        chosen.append(name)
        onEvent(name)
    }
}

/// An app whose whole window is a container, with a menu in its middle.
struct RadialApp: View {
    @ObservedObject var model: RadialModel

    var body: some View {
        if model.hasContainer {
            screen.radialMenuContainer().environment(\.layoutDirection, model.direction)
        } else {
            screen.environment(\.layoutDirection, model.direction)
        }
    }

    private var screen: some View {
        ZStack {
            Color.white
            if model.isShown {
                if model.isInScrollView { ScrollView { photo } } else { photo }
            }
        }
        .environment(\.turnClock, TurnClock(now: { model.now }, later: { model.late.append($0) }))
        .circularMenuWords(model.words)
    }

    private var photo: some View {
        Button {
            model.presses += 1
        } label: {
            Text("photo").frame(width: model.size.width, height: model.size.height).contentShape(Rectangle())
        }
        .radialMenu(
            model.behavior,
            controller: model.controller,
            onOpenChange: { isOpen in
                model.opened.append(isOpen)
                model.onEvent(isOpen ? "opened" : "closed")
            }
        ) {
            for entry in model.entries {
                if entry.children.isEmpty {
                    RadialAction(
                        entry.name,
                        systemImage: "star",
                        role: entry.isDestructive ? .destructive : nil
                    ) {
                        model.choose(entry.name)
                    }
                    .disabled(!entry.isEnabled)
                    .id(entry.name)
                } else {
                    RadialSubmenu(entry.name, systemImage: "square") {
                        for child in entry.children {
                            RadialAction(child, systemImage: "circle") { model.choose(child) }
                        }
                    }
                    .disabled(!entry.isEnabled)
                    .id(entry.name)
                }
            }
        }
        .disabled(!model.isEnabled)
    }
}

/// A menu in the middle of a window of 400 by 800 points.
@MainActor final class RadialScene {
    static let middle = Point2D(200, 400)
    let model: RadialModel
    let host: StandInHost

    init(_ change: (RadialModel) -> Void = { _ in }, size: CGSize = CGSize(width: 400, height: 800)) {
        model = RadialModel()
        change(model)
        host = StandInHost(RadialApp(model: model), size: size)
    }

    var menu: PressMenu { model.controller.menu }

    /// Changes the model; the view sees all changes in one update.
    func change(_ change: (RadialModel) -> Void) {
        change(model)
        host.update()
    }

    /// The point in a direction in degrees from the middle of the window, or from another point.
    func point(_ degrees: Double, _ distance: Double, from center: Point2D = middle) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
    }

    /// Shows frames for a duration in seconds.
    func run(_ seconds: Double, rate: Double = 60) {
        for _ in 0..<Int((seconds * rate).rounded()) {
            model.now += 1 / rate
            host.frame(at: model.now)
        }
    }

    /// Puts a finger down, in the middle unless another point is given.
    func down(_ point: CGPoint? = nil) -> StandInHost.Touch {
        host.touch(at: point ?? self.point(0, 0), time: model.now)
    }

    func move(_ touch: StandInHost.Touch, to point: CGPoint, after seconds: Double = 0.05) {
        model.now += seconds
        host.move(touch, to: point, time: model.now)
    }

    func lift(_ touch: StandInHost.Touch, at point: CGPoint, after seconds: Double = 0.01) {
        model.now += seconds
        host.lift(touch, at: point, time: model.now)
    }

    /// Holds a finger in the middle until the menu is open.
    func hold(at point: CGPoint? = nil) -> StandInHost.Touch {
        let touch = down(point)
        run(0.6)
        return touch
    }

    func tap(_ point: CGPoint) {
        let touch = down(point)
        lift(touch, at: point, after: 0.05)
    }

    /// The position of an item on the screen, or `nil` if it is not shown.
    func position(of name: String) -> Point2D? {
        let layer = host.all.last { $0.value is RadialMenuLayout }
        let item = layer?.children.first { element in
            element.labels.contains(name)
        }
        return item.map { Point2D($0.frame.midX, $0.frame.midY) }
    }

    /// The title that is shown.
    var title: String? {
        guard let layer = host.all.last(where: { $0.value is RadialMenuLayout }),
            let last = layer.children.last,
            let opacity = last.all.lazy.compactMap(\.opacity).first, opacity > 0
        else { return nil }
        return last.all.lazy.compactMap { ($0.value as? Text)?.standInString }.first
    }

    /// The opacity of the scrim.
    var scrim: Double {
        let black = host.all(Color.self).map { $0.standInComponents(in: .light) }.filter {
            $0.prefix(3) == [0, 0, 0]
        }
        return black.map { $0[3] }.max() ?? 0
    }

    func perform(_ name: String) -> Bool { host.perform(name) }

    /// The names of the actions for assistive technologies.
    var actions: [String] { host.all(StandInActions.self).flatMap(\.names) }

    /// The titles of the items that are elements for assistive technologies, with “dimmed” after
    /// those that are disabled.
    var elements: [String] {
        let layer = host.all.last { $0.value is RadialMenuLayout }
        return layer?.children.compactMap { element in
            guard let name = element.labels.first, !element.isHiddenFromVoiceOver else { return nil }
            let isDimmed = element.all.contains { !$0.environment.isEnabled }
            return isDimmed ? "\(name), dimmed" : name
        } ?? []
    }
}

extension StandInElement {
    /// The texts and images inside that assistive technologies find, apart from labels.
    var heard: [String] {
        if let attachment = (value as? AccessibilityAttachmentModifier)?.standInAttachment,
            case .hidden(true) = attachment
        {
            return []
        }
        let own = (value as? Text)?.standInString ?? (value as? Image)?.standInName
        return (own.map { [$0] } ?? []) + children.flatMap(\.heard)
    }

    private var attachments: [StandInAccessibility] {
        all.compactMap { ($0.value as? AccessibilityAttachmentModifier)?.standInAttachment }
    }

    fileprivate var labels: [String] { attachments.labels }

    fileprivate var isHiddenFromVoiceOver: Bool {
        attachments.contains { if case .hidden(true) = $0 { true } else { false } }
    }

    fileprivate var opacity: Double? {
        guard let record = value as? StandInRecord, record.name == "opacity" else { return nil }
        return record.value as? Double
    }
}
#endif
