internal import Roundel

extension MenuDesign {
    /// A `CircularMenu`, or a `RadialLayout` that turns as a whole.
    ///
    /// - Parameter menu: The menu on the page, which says how it turns.
    func swiftUI(_ menu: RingMenu) -> UTF8Text { isMenuView(menu) ? menuView(menu) : layoutView() }

    /// Whether the code is a `CircularMenu`: for an ellipse, which would tilt with a layout that
    /// turns, for a menu whose layout would need the turns of its items, its detents or its limits as
    /// constants, which a right-to-left environment does not mirror, for one that does not turn on
    /// the page, though perhaps in larger bounds, and for one that fills its bounds, whose centre may not
    /// be that of the layout.
    private func isMenuView(_ menu: RingMenu) -> Bool {
        if radius == .filling { return true }
        if case .ellipse(let radii) = radius, radii.x != radii.y { return true }
        let turnsFreely = menu.isTurnable && menu.wheel.settings.limits == nil
        return orientation != .upright || landsOnItems || !turnsFreely
    }

    /// The orientation, or `nil` for the default.
    var orientationCode: CodeText? {
        switch orientation {
        case .upright: nil
        case .radial: ".radial"
        case .tangential: ".tangential"
        }
    }

    private var layout: CodeText {
        if place == .corner { return "RadialLayout.corner(\(placeCode))" }
        if place == .edge { return "RadialLayout.edge(\(placeCode))" }
        var arguments = CodeText()
        switch radius {
        case .fitted: break
        case .filling: arguments.add(argument: "radius: .filling")
        case .fixed(let radius): arguments.add(argument: "radius: .fixed(\(radius))")
        case .ellipse(let radii): arguments.add(argument: "radius: .ellipse(x: \(radii.x), y: \(radii.y))")
        }
        if angles.isEmpty { addSpacing(to: &arguments) }
        return "RadialLayout(\(arguments))"
    }

    /// Adds the arguments that space the items.
    ///
    /// An argument that has its default is left out.
    private func addSpacing(to arguments: inout CodeText) {
        if start != MenuDesign().start { arguments.add(argument: "start: .degrees(\(start))") }
        if step == 0 || !weights.isEmpty {
            if sweep != 360 { arguments.add(argument: "sweep: .degrees(\(sweep))") }
            if end == .exclusive { arguments.add(argument: "end: .exclusive") }
        }
        if direction == .counterclockwise { arguments.add(argument: "direction: .counterclockwise") }
        if !weights.isEmpty {
            arguments.add(
                argument: pad == 0 ? "spacing: .weighted()" : "spacing: .weighted(pad: .degrees(\(pad)))"
            )
        } else if step != 0 {
            arguments.add(argument: "spacing: .step(.degrees(\(step)))")
        }
    }
}

// MARK: - A CircularMenu

extension MenuDesign {
    private func menuView(_ menu: RingMenu) -> UTF8Text {
        let spin = menu.isTurnable ? turning.spinCall(.swiftUI) : nil
        let fan = fan(in: MenuDesign.bounds)
        let side = fan?.itemSize.x.rounded()
        let size: CodeText = side.map { ".frame(width: \($0), height: \($0))" } ?? ""
        var code = CodeText()
        code.line(
            """
            import RoundelSwiftUI
            import SwiftUI

            struct RingMenu: View {
                @State private var selection: Int?
                @State private var isOpen = true
            """
        )
        writeValues(to: &code)
        if spin != nil { code.line("    @StateObject private var controller = MenuController<Int>()") }
        let settings = turning.turnSettings(gesture: ".afterMoving(10)")
        let turningArgument: CodeText = turning.isTuned ? ",\n            turning: \(settings)" : ""
        let controllerArgument: CodeText = spin == nil ? "" : ",\n            controller: controller"
        code.line(
            """

                var body: some View {
                    CircularMenu(
                        0..<\(itemCount),
                        id: \\.self,
                        selection: $selection,
                        isOpen: $isOpen,
                        layout: \(layout)\(turningArgument)\(behaviorArgument)\(controllerArgument)
                    ) { index in
                        Text("\\(index + 1)")\(size)
                    } center: {
                        Image(systemName: "plus")\(size)
                    }
            """
        )
        if !angles.isEmpty {
            code.line("        .itemAngle { .degrees(angles[$0]) }")
        } else if !weights.isEmpty {
            code.line("        .itemWeight { weights[$0] }")
        }
        if let spin { code.line("        .onAppear { controller.\(spin) }") }
        if let fan, let side { writeFrame(radius: fan.inner.radius, side: side, to: &code) }
        code.line("    }\n}")
        return code.text
    }

    /// Writes a frame in which a menu in a corner or at an edge has the radius that it has in SVG, up to a
    /// point.
    private func writeFrame(radius: Double, side: Double, to code: inout CodeText) {
        let depth = (radius + side).rounded(.up)
        let length = place == .corner ? depth : (2 * radius + side).rounded(.up)
        code.line(
            """
                    .frame(width: \(depth), height: \(length))
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: \(placeCode))
            """
        )
    }

    /// The behavior as an argument that follows another, or nothing if it is the default.
    private var behaviorArgument: CodeText {
        var arguments = CodeText()
        if !landsOnItems { arguments.add(argument: "landsOnItems: false") }
        if let orientationCode { arguments.add(argument: "orientation: \(orientationCode)") }
        return landsOnItems && orientation == .upright
            ? "" : ",\n            behavior: MenuBehavior(\(arguments))"
    }
}

// MARK: - A RadialLayout

extension MenuDesign {
    private func layoutView() -> UTF8Text {
        let spin = turning.spinCall(.swiftUI)
        var code = CodeText()
        code.line(
            """
            import RoundelSwiftUI
            import SwiftUI

            struct RingMenu: View {
            """
        )
        writeValues(to: &code)
        code.line("    @State private var rotation = Angle.zero")
        if spin != nil { code.line("    @StateObject private var controller = TurnController()") }
        code.line("\n    var body: some View {")
        code.line(
            """
                    \(layout) {
                        ForEach(0..<\(itemCount), id: \\.self) { index in
                            Text("\\(index + 1)")
            """
        )
        // The layout turns as a whole, and its items turn back.
        code.line("                    .clockwiseRotationEffect(-rotation)")
        if !angles.isEmpty {
            code.line("                    .radialAngle(.degrees(angles[index]))")
        } else if !weights.isEmpty {
            code.line("                    .radialWeight(weights[index])")
        }
        code.line("            }\n        }")
        let settings: CodeText = turning.isTuned ? ", \(turning.turnSettings())" : ""
        let controller: CodeText = spin == nil ? "" : ", controller: controller"
        code.line("        .turnable(rotation: $rotation\(settings)\(controller))")
        if let spin { code.line("        .onAppear { controller.\(spin) }") }
        code.line("    }\n}")
        return code.text
    }

    /// Writes the angles or the weights of the items as a property.
    private func writeValues(to code: inout CodeText) {
        if !angles.isEmpty {
            code.line("    private let angles: [Double] = [\(angles)]")
        } else if !weights.isEmpty {
            code.line("    private let weights: [Double] = [\(weights)]")
        }
    }
}
