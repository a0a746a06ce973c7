internal import Roundel

extension MenuDesign {
    /// The rectangle that SVG and CSS draw in.
    static let bounds = Rect2D(x: 0, y: 0, width: 300, height: 300)

    /// The code, or `nil` for a menu under the finger in SVG and CSS, which show no menu that is
    /// closed.
    func code(_ language: CodeLanguage) -> UTF8Text? {
        guard place != .finger else { return pressCode(language) }
        return switch language {
        case .uiKit: uiKit
        case .swiftUI: spelledOut.swiftUI(spelledOut.spelledMenu)
        case .svg: svg(menu(in: MenuDesign.bounds))
        case .css: css(menu(in: MenuDesign.bounds))
        }
    }

    private func svg(_ menu: RingMenu) -> UTF8Text {
        let (ring, rotation, radius) = (menu.ring, menu.wheel.rotation, menu.itemSize.x / 2)
        let (center, radii) = (ring.center, ring.radii)
        let middle: CodeText = "cx=\"\(center.x, decimals: 3)\" cy=\"\(center.y, decimals: 3)\""
        let outline: CodeText =
            if radii.x == radii.y {
                "circle \(middle) r=\"\(radii.x, decimals: 3)\""
            } else {
                "ellipse \(middle) rx=\"\(radii.x, decimals: 3)\" ry=\"\(radii.y, decimals: 3)\""
            }
        let points = ring.positions(rotation: rotation)
        let page = CodeText.page(of: MenuDesign.bounds, points, radius: radius)
        var code = CodeText()
        code.line(
            """
            <svg xmlns="http://www.w3.org/2000/svg" \(page)>
              <\(outline) fill="none" stroke="currentColor" stroke-opacity="0.2"/>
            """
        )
        for index in 0..<ring.count {
            let position = points[index]
            let turn = ring.turn(of: index, orientation, rotation: rotation).degrees
            code.line(
                """
                  <g transform="translate(\(position.x, decimals: 3) \(position.y, decimals: 3)) \
                rotate(\(turn, decimals: 3))"><circle r="\(radius, decimals: 3)" fill="#2f6fed"/>\
                <text y="0.35em" text-anchor="middle" fill="#fff">\(index + 1)</text></g>
                """
            )
        }
        code.line("</svg>")
        return code.text
    }

    private func css(_ menu: RingMenu) -> UTF8Text {
        let (ring, rotation) = (menu.ring, menu.wheel.rotation)
        var code = CodeText()
        code.line(
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
            let position = ring.position(of: index, rotation: rotation) / MenuDesign.bounds.size * 100
            let turn = ring.turn(of: index, orientation, rotation: rotation).degrees
            code.line(
                """
                .menu > :nth-child(\(index + 1)) { left: \(position.x, decimals: 4)%; \
                top: \(position.y, decimals: 4)%; rotate: \(turn, decimals: 4)deg; }
                """
            )
        }
        return code.text
    }
}
