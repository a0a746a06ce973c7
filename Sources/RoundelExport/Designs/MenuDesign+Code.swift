internal import Roundel

extension MenuDesign {
    /// What SVG and CSS draw in.
    private static let bounds = Rect2D(x: 0, y: 0, width: 300, height: 300)

    func code(_ language: CodeLanguage, _ settings: DesignFields) -> UTF8Text {
        let menu = menu(in: MenuDesign.bounds)
        var fields = settings
        addSpacing(menu.ring, to: &fields)
        fields.add(turning, language)
        switch language {
        case .uiKit: return fields.code(MenuDesign.uiKit)
        case .swiftUI where isMenuView:
            if turning.isTuned { fields.addTurnSettings(isMenu: true) }
            fields.add("layout", fields.code(MenuDesign.layout))
            return fields.code(MenuDesign.menuView)
        case .swiftUI:
            addTurns(menu, to: &fields)
            fields.add("layout", fields.code(MenuDesign.layout))
            return fields.code(MenuDesign.radialLayout)
        case .svg:
            addCircle(menu.ring, to: &fields)
            fields.add("rows", items(of: menu))
            return fields.code(MenuDesign.svg)
        case .css:
            fields.add("rows", rules(for: menu.ring))
            return fields.code(MenuDesign.css)
        }
    }

    /// Whether SwiftUI's `CircularMenu` can say it: its items stay upright, have no angles or weights, and land.
    private var isMenuView: Bool {
        orientation == .upright && landsOnItems && angles.isEmpty && weights.isEmpty
    }

    private func addSpacing(_ ring: Ring, to fields: inout DesignFields) {
        fields.add("items", Double(ring.count))
        if !angles.isEmpty {
            fields.add("list", angles, separator: ", ")
        } else if !weights.isEmpty {
            fields.add("parts", weights, separator: ", ")
        } else if step != 0 {
            fields.add("by", step)
        } else if sweep < 360 {
            fields.add("arc")
        }
        if step == 0 || !weights.isEmpty { fields.add("spread") }
        if radii.count == 1 { fields.add("fixed", radii[0]) }
        if radii.count == 2 {
            fields.add("across", radii[0])
            fields.add("down", radii[1])
        }
    }

    /// The layout turns as a whole, as far as the menu does: upright items turn back, the others keep the angle
    /// that they have on it.
    private func addTurns(_ menu: RingMenu, to fields: inout DesignFields) {
        let ring = menu.ring
        let quarter = orientation == .tangential ? 90.0 : 0
        fields.add("quarter", quarter)
        fields.add("first", start + quarter)
        fields.add("next", ring.count > 1 ? (ring.angle(of: 1) - ring.angle(of: 0)).degrees : 0)
        if orientation != .upright { fields.add("turned") }
        if !weights.isEmpty, orientation != .upright {
            let turns = (0..<ring.count).map { ring.angle(of: $0).degrees + quarter }
            fields.add("turns", turns, separator: ", ")
        }
        guard menu.isTurnable else { return }
        fields.add("wheel")
        if orientation == .upright { fields.add("turned") }
        if landsOnItems {
            let landings = (0..<ring.count).map { ring.rotation(bringing: $0).degrees }
            fields.add("landings", landings, separator: ", ")
        }
        if let limits = menu.wheel.settings.limits?.range {
            fields.add("least", limits.lowerBound.degrees)
            fields.add("greatest", limits.upperBound.degrees)
        }
        if landsOnItems || turning.isTuned || menu.wheel.settings.limits != nil { fields.addTurnSettings() }
    }

    private func addCircle(_ ring: Ring, to fields: inout DesignFields) {
        fields.add("x", ring.center.x, decimals: 3)
        fields.add("y", ring.center.y, decimals: 3)
        fields.add("r", ring.radii.x, decimals: 3)
        if ring.radii.x != ring.radii.y { fields.add("height", ring.radii.y, decimals: 3) }
    }
}

// MARK: - Swift

extension MenuDesign {
    private static let layout: StaticString = """
        RadialLayout(^fit?radius: .^fit^^.^fixed?radius: .fixed(^fixed^)^.^across?radius: .ellipse(x: ^across^, y: ^down^)^.^list!^start?^,start: .degrees(^start^)^.^spread?^sweep?^,sweep: .degrees(^sweep^)^.^end?^,end: \
        .^end^^.^.^direction?^,direction: .^direction^^.^by?^,spacing: .step(.degrees(^by^))^.^parts?^,spacing: \
        .weighted(^pad?pad: .degrees(^pad^)^.)^.^.)
        """

    private static let menuView: StaticString = """
        import RoundelSwiftUI
        import SwiftUI

        struct RingMenu: View {
            @State private var selection: Int?
            @State private var isOpen = true
        ^order?    @StateObject private var controller = MenuController<Int>()
        ^.
            var body: some View {
                CircularMenu(
                    0..<^items^,
                    id: \\.self,
                    selection: $selection,
                    isOpen: $isOpen,
                    layout: ^layout^^settings?,
                    turning: ^settings^^.^order?,
                    controller: controller^.
                ) { index in
                    Text("\\(index + 1)")
                } center: {
                    Image(systemName: "plus")
                }
        ^order?        .onAppear { controller.^order^ }
        ^.    }
        }

        """

    private static let radialLayout: StaticString = """
        import RoundelSwiftUI
        import SwiftUI

        struct RingMenu: View {
        ^list?    private let angles: [Double] = [^list^]
        ^.^parts?    private let weights: [Double] = [^parts^]
        ^.^turns?    private let turns: [Double] = [^turns^]
        ^.^wheel?    @State private var rotation = Angle.zero
        ^order?    @StateObject private var controller = TurnController()
        ^.^.
            var body: some View {
                ^layout^ {
                    ForEach(0..<^items^, id: \\.self) { index in
                        Text("\\(index + 1)")
        ^turned?                    .rotationEffect(^orientation!-rotation^.^orientation?.degrees(\
        ^turns?turns[index]^.^turns!^list?angles[index] + ^quarter^^.^list!^first^ + ^next^ * Double(index)^.^.)^.)
        ^.^list?                    .radialAngle(.degrees(angles[index]))
        ^.^parts?                    .radialWeight(weights[index])
        ^.            }
                }
        ^wheel?        .turnable(rotation: $rotation^settings?, ^settings^^.^order?, controller: controller^.)
        ^order?        .onAppear { controller.^order^ }
        ^.^.    }
        }

        """

    private static let uiKit: StaticString = """
        import Roundel
        import RoundelUIKit
        import UIKit

        final class RingMenuController: UIViewController {
            private let menu = CircularMenuView()

            override func viewDidLoad() {
                super.viewDidLoad()
                menu.frame = view.bounds
                menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                menu.items = (1...^items^).map { UIImageView(image: UIImage(named: "Item \\($0)")) }
        ^list?        menu.arrangement = .angles([^list^].map { $0 * .pi / 180 })
        ^.^parts?        menu.arrangement = .weights([^parts^]^sweep?, sweep: ^sweep^ * .pi / 180^.\
        ^pad?, pad: ^pad^ * .pi / 180^.)
        ^.^by?        menu.arrangement = .step(^by^ * .pi / 180)
        ^.^arc?        menu.arrangement = .arc(sweep: ^sweep^ * .pi / 180^end?, end: .^end^^.)
        ^.^list!^start?        menu.startAngle = ^start^ * .pi / 180
        ^.^direction?        menu.direction = .^direction^
        ^.^.^fit?        menu.radius = .^fit^
        ^.^fixed?        menu.radius = .fixed(^fixed^)
        ^.^across?        menu.radius = .ellipse(across: ^across^, down: ^down^)
        ^.^orientation?        menu.orientation = .^orientation^
        ^.^slowing?        menu.settings.decay = ^slowing^
        ^.^sensitivity?        menu.settings.sensitivity = ^sensitivity^
        ^.^speed?        menu.settings.maximumSpeed = ^speed^
        ^.^land?        menu.landsOnItems = false
        ^.        menu.isOpen = true
                view.addSubview(menu)
            }
        ^order?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                menu.^order^
            }
        ^.}

        """
}

// MARK: - SVG and CSS

extension MenuDesign {
    private static let svg: StaticString = """
        <svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 300 300">
          <^height?ellipse cx="^x^" cy="^y^" rx="^r^" ry="^height^"^.^height!circle cx="^x^" cy="^y^" r="^r^"^. \
        fill="none" stroke="currentColor" stroke-opacity="0.2"/>
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

    private func items(of menu: RingMenu) -> UTF8Text {
        let (ring, radius) = (menu.ring, menu.itemSize.x / 2)
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
            let place = ring.position(of: index) / MenuDesign.bounds.size * 100
            text.append(
                ".menu > :nth-child(^) { left: ^%; top: ^%; rotate: ^deg; }\n",
                [Double(index + 1), place.x, place.y, ring.turn(of: index, orientation).degrees],
                decimals: 4
            )
        }
        return text
    }
}
