internal import Roundel

extension MenuDesign {
    private static let side = 300.0

    private var ring: Ring {
        ring(center: Point2D(repeating: MenuDesign.side / 2), radius: MenuDesign.side * 0.4)
    }

    func code(_ language: CodeLanguage) -> UTF8Text {
        switch language {
        case .uiKit: uiKit()
        case .swiftUI: isMenuView ? menuView() : radialLayout()
        case .svg: svg()
        case .css: css()
        }
    }

    /// Whether SwiftUI's `CircularMenu` can say it: its items stay upright, are spread evenly, and land.
    private var isMenuView: Bool { orientation == .upright && landsOnItems && angles.isEmpty }

    private var hasOwnDecay: Bool { decay != Decay.moderate.factor }
}

// MARK: - SwiftUI

extension MenuDesign {
    private func menuView() -> UTF8Text {
        var text = UTF8Text()
        text.append(
            """
            import RoundelSwiftUI
            import SwiftUI

            struct RingMenu: View {
                @State private var selection: Int?

                var body: some View {
                    CircularMenu(
                        0..<^,
                        id: \\.self,
                        selection: $selection,
                        isOpen: .constant(true),
                        layout: RadialLayout(
            """,
            [Double(count)]
        )
        appendLayoutArguments(to: &text)
        if hasOwnDecay {
            text.append("),\n            turning: TurnSettings(decay: ")
            text.append(decay: decay)
            text.append(", gesture: .afterMoving(10)")
        }
        text.append(
            """
            )
                    ) { index in
                        Text("\\(index + 1)")
                    } center: {
                        Image(systemName: "plus")
                    }
                }
            }

            """
        )
        return text
    }

    private func radialLayout() -> UTF8Text {
        var text = UTF8Text("import RoundelSwiftUI\nimport SwiftUI\n\nstruct RingMenu: View {\n")
        if !angles.isEmpty { text.append(list: angles, after: "    private let angles: [Double] = [", "]\n") }
        text.append(
            """
                @State private var rotation = Angle.zero

                var body: some View {
                    RadialLayout(
            """
        )
        appendLayoutArguments(to: &text)
        text.append(") {\n            ForEach(0..<^, id: \\.self) { index in\n", [Double(ring.count)])
        text.append("                Text(\"\\(index + 1)\")\n")
        appendItemTurn(to: &text)
        if !angles.isEmpty { text.append("                    .radialAngle(.degrees(angles[index]))\n") }
        text.append("            }\n        }\n        .turnable(rotation: $rotation")
        appendTurnSettings(to: &text)
        text.append(")\n    }\n}\n")
        return text
    }

    /// The arguments of `RadialLayout` that differ from its own.
    private func appendLayoutArguments(to text: inout UTF8Text) {
        guard angles.isEmpty else { return }
        var parts = Parts()
        if start != -90 { parts.add("start: .degrees(^)", [start], to: &text) }
        if sweep != 360 { parts.add("sweep: .degrees(^)", [sweep], to: &text) }
        if direction == .counterclockwise { parts.add("direction: .counterclockwise", [], to: &text) }
    }

    /// The ring turns as a whole: upright items turn back, the others keep the angle they have on it.
    private func appendItemTurn(to text: inout UTF8Text) {
        text.append("                    .rotationEffect(")
        let quarter = orientation == .tangential ? 90.0 : 0
        if orientation == .upright {
            text.append("-rotation")
        } else if !angles.isEmpty {
            text.append(".degrees(angles[index] + ^)", [quarter])
        } else {
            let ring = ring
            let step = ring.count > 1 ? (ring.angle(of: 1) - ring.angle(of: 0)).degrees : 0
            text.append(".degrees(^ + ^ * Double(index))", [start + quarter, step])
        }
        text.append(")\n")
    }

    private func appendTurnSettings(to text: inout UTF8Text) {
        guard hasOwnDecay || landsOnItems else { return }
        text.append(", TurnSettings(")
        if hasOwnDecay {
            text.append("decay: ")
            text.append(decay: decay)
            if landsOnItems { text.append(", ") }
        }
        if landsOnItems {
            text.append(
                list: landings(ring).map { $0.degrees },
                after: "detents: .at([",
                "].map { .degrees($0) })"
            )
        }
        text.append(")")
    }
}

// MARK: - UIKit

extension MenuDesign {
    private func uiKit() -> UTF8Text {
        var text = UTF8Text()
        text.append(
            """
            import Roundel
            import RoundelUIKit
            import UIKit

            final class RingMenuController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let menu = CircularMenuView(frame: view.bounds)
                    menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    menu.items = (1...^).map { UIImageView(image: UIImage(named: "Item \\($0)")) }

            """,
            [Double(ring.count)]
        )
        appendArrangement(to: &text)
        if orientation == .radial { text.append("        menu.orientation = .radial\n") }
        if orientation == .tangential { text.append("        menu.orientation = .tangential\n") }
        if hasOwnDecay {
            text.append("        menu.settings.decay = ")
            text.append(decay: decay)
            text.append("\n")
        }
        if !landsOnItems { text.append("        menu.landsOnItems = false\n") }
        text.append("        view.addSubview(menu)\n    }\n}\n")
        return text
    }

    private func appendArrangement(to text: inout UTF8Text) {
        guard angles.isEmpty else {
            text.append(
                list: angles,
                after: "        menu.arrangement = .angles([",
                "].map { $0 * .pi / 180 })\n"
            )
            return
        }
        if sweep != 360 { text.append("        menu.arrangement = .arc(sweep: ^ * .pi / 180)\n", [sweep]) }
        if start != -90 { text.append("        menu.startAngle = ^ * .pi / 180\n", [start]) }
        if direction == .counterclockwise { text.append("        menu.direction = .counterclockwise\n") }
    }
}

// MARK: - SVG and CSS

extension MenuDesign {
    private func svg() -> UTF8Text {
        let ring = ring
        let radius = itemRadius(on: ring)
        var text = UTF8Text()
        text.append(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 300 300">
              <circle cx="150" cy="150" r="120" fill="none" stroke="currentColor" stroke-opacity="0.2"/>

            """
        )
        for index in 0..<ring.count {
            let place = ring.position(of: index)
            text.append(
                """
                  <g transform="translate(^ ^) rotate(^)"><circle r="^" fill="#2f6fed"/><text y="0.35em" \
                text-anchor="middle" fill="#fff">^</text></g>

                """,
                [place.x, place.y, ring.turn(of: index, orientation).degrees, radius, Double(index + 1)],
                decimals: 3
            )
        }
        text.append("</svg>\n")
        return text
    }

    private func css() -> UTF8Text {
        let ring = ring
        var text = UTF8Text()
        text.append(
            """
            .menu {
              position: relative;
              width: 300px;
              height: 300px;
            }
            .menu > * {
              position: absolute;
              translate: -50% -50%;
            }

            """
        )
        for index in 0..<ring.count {
            let place = ring.position(of: index) / MenuDesign.side * 100
            text.append(
                ".menu > :nth-child(^) { left: ^%; top: ^%; rotate: ^deg; }\n",
                [Double(index + 1), place.x, place.y, ring.turn(of: index, orientation).degrees],
                decimals: 4
            )
        }
        return text
    }
}
