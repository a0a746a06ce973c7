internal import Roundel

extension MenuDesign {
    private static let side = 300.0

    func code(_ language: CodeLanguage, _ settings: DesignFields) -> UTF8Text {
        let ring = ring(center: Point2D(repeating: MenuDesign.side / 2), radius: MenuDesign.side * 0.4)
        var fields = settings
        fields.add("items", Double(ring.count))
        fields.add(slowing: decay)
        if !angles.isEmpty { fields.add("list", angles, separator: ", ") }
        switch language {
        case .uiKit: return fields.code(MenuDesign.uiKit)
        case .swiftUI where isMenuView: return fields.code(MenuDesign.menuView)
        case .swiftUI:
            addTurns(ring, to: &fields)
            return fields.code(MenuDesign.radialLayout)
        case .svg:
            fields.add("rows", items(of: ring))
            return fields.code(MenuDesign.svg)
        case .css:
            fields.add("rows", rules(for: ring))
            return fields.code(MenuDesign.css)
        }
    }

    /// Whether SwiftUI's `CircularMenu` can say it: its items stay upright, are spread evenly, and land.
    private var isMenuView: Bool { orientation == .upright && landsOnItems && angles.isEmpty }

    /// The ring turns as a whole: upright items turn back, the others keep the angle they have on it.
    private func addTurns(_ ring: Ring, to fields: inout DesignFields) {
        let quarter = orientation == .tangential ? 90.0 : 0
        let step = ring.count > 1 ? (ring.angle(of: 1) - ring.angle(of: 0)).degrees : 0
        fields.add("quarter", quarter)
        fields.add("first", start + quarter)
        fields.add("step", step)
        if landsOnItems { fields.add("landings", landings(ring).map { $0.degrees }, separator: ", ") }
        if landsOnItems || decay != Decay.moderate.factor { fields.add("turning") }
    }
}

// MARK: - Swift

extension MenuDesign {
    private static let menuView: StaticString = """
        import RoundelSwiftUI
        import SwiftUI

        struct RingMenu: View {
            @State private var selection: Int?

            var body: some View {
                CircularMenu(
                    0..<^items^,
                    id: \\.self,
                    selection: $selection,
                    isOpen: .constant(true),
                    layout: RadialLayout(^start?start: .degrees(^start^)^.^sweep?^,sweep: .degrees(^sweep^)^.\
        ^direction?^,direction: .^direction^^.)^slowing?,
                    turning: TurnSettings(decay: ^slowing^, gesture: .afterMoving(10))^.
                ) { index in
                    Text("\\(index + 1)")
                } center: {
                    Image(systemName: "plus")
                }
            }
        }

        """

    private static let radialLayout: StaticString = """
        import RoundelSwiftUI
        import SwiftUI

        struct RingMenu: View {
        ^list?    private let angles: [Double] = [^list^]
        ^.    @State private var rotation = Angle.zero

            var body: some View {
                RadialLayout(^list!^start?start: .degrees(^start^)^.^sweep?^,sweep: .degrees(^sweep^)^.\
        ^direction?^,direction: .^direction^^.^.) {
                    ForEach(0..<^items^, id: \\.self) { index in
                        Text("\\(index + 1)")
                            .rotationEffect(^orientation!-rotation^.^orientation?.degrees(\
        ^list?angles[index] + ^quarter^^.^list!^first^ + ^step^ * Double(index)^.)^.)
        ^list?                    .radialAngle(.degrees(angles[index]))
        ^.            }
                }
                .turnable(rotation: $rotation^turning?, TurnSettings(^slowing?decay: ^slowing^^.\
        ^landings?^,detents: .at([^landings^].map { .degrees($0) })^.)^.)
            }
        }

        """

    private static let uiKit: StaticString = """
        import Roundel
        import RoundelUIKit
        import UIKit

        final class RingMenuController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let menu = CircularMenuView(frame: view.bounds)
                menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                menu.items = (1...^items^).map { UIImageView(image: UIImage(named: "Item \\($0)")) }
        ^list?        menu.arrangement = .angles([^list^].map { $0 * .pi / 180 })
        ^.^list!^sweep?        menu.arrangement = .arc(sweep: ^sweep^ * .pi / 180)
        ^.^start?        menu.startAngle = ^start^ * .pi / 180
        ^.^direction?        menu.direction = .^direction^
        ^.^.^orientation?        menu.orientation = .^orientation^
        ^.^slowing?        menu.settings.decay = ^slowing^
        ^.^land?        menu.landsOnItems = false
        ^.        menu.isOpen = true
                view.addSubview(menu)
            }
        }

        """
}

// MARK: - SVG and CSS

extension MenuDesign {
    private static let svg: StaticString = """
        <svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 300 300">
          <circle cx="150" cy="150" r="120" fill="none" stroke="currentColor" stroke-opacity="0.2"/>
        ^rows^</svg>

        """

    private static let css: StaticString = """
        .menu {
          position: relative;
          width: 300px;
          height: 300px;
        }
        .menu > * {
          position: absolute;
          translate: -50% -50%;
        }
        ^rows^
        """

    private func items(of ring: Ring) -> UTF8Text {
        let radius = itemRadius(on: ring)
        var text = UTF8Text()
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
        return text
    }

    private func rules(for ring: Ring) -> UTF8Text {
        var text = UTF8Text()
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
