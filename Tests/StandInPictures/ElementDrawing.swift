import CoreGraphics
public import SwiftUI
public import UIKit

/// Draws SwiftUI views with their layout.
@MainActor struct ElementDrawing {
    let canvas: Canvas

    func draw(_ element: StandInElement) {
        let children = { for child in element.children { draw(child) } }
        switch element.value {
        case let record as StandInRecord: draw(record, of: element, children)
        case let text as Text: draw(text, of: element)
        case let image as SwiftUI.Image:
            canvas.symbol(image.standInName, in: element.shownFrame, foreground(of: element))
        case let style as any ShapeStyle:
            canvas.path(Outline(element.shownFrame), fill: paint(style, of: element))
        case let slider as any StandInSlider: draw(slider, of: element)
        case let picker as any StandInPicker: draw(picker, of: element)
        case is any StandInList: draw(list: element)
        case let bar as StandInNavigationBar: draw(bar, of: element)
        case let standIn as StandInController:
            if let view = standIn.controller.view, let window = element.window {
                draw(view, in: window, of: element)
            }
        case let standIn as StandInUIView:
            if !standIn.view.isHidden, let window = element.window {
                draw(standIn.view, in: window, of: element)
            }
        default:
            if let drawing = element.shownDrawing { draw(drawing, of: element) } else { children() }
        }
    }

    // MARK: Modifiers

    private func draw(_ record: StandInRecord, of element: StandInElement, _ content: () -> Void) {
        let frame = element.shownFrame
        switch (record.name, record.shown) {
        case ("rotationEffect", let angle as SwiftUI.Angle):
            let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
            canvas.group(turn.about(record.anchor(in: frame))) { content() }
        case ("scaleEffect", let scale as CGFloat):
            let map = CGAffineTransform(scaleX: scale, y: scale)
            canvas.group(map.about(record.anchor(in: frame))) { content() }
        case ("scaleEffect(x:y:)", let scale as CGSize):
            let map = CGAffineTransform(scaleX: scale.width, y: scale.height)
            canvas.group(map.about(record.anchor(in: frame))) { content() }
        case ("offset", let offset as CGSize):
            canvas.group(CGAffineTransform(translationX: offset.width, y: offset.height)) { content() }
        case ("opacity", let opacity as Double):
            if opacity > 0.0005 { canvas.group(opacity: opacity) { content() } }
        case ("clipShape", let shape as any Shape):
            let path = shape.standInOutline(in: frame, element.environment.layoutDirection)
            canvas.clipped(to: Outline(path)) { content() }
        case ("shadow", let radius as CGFloat):
            let color = record.options["color"] as? SwiftUI.Color ?? .standInShadow
            let (x, y) = (record.options["x"] as? CGFloat ?? 0, record.options["y"] as? CGFloat ?? 0)
            let ink = Ink(color, in: element.environment.colorScheme)
            let shadow = Shadow(ink: ink, radius: Double(radius), offset: CGSize(width: x, height: y))
            canvas.shadowed(shadow, in: frame) { content() }
        default: content()
        }
    }

    // MARK: Appearance

    private func parts(of element: StandInElement) -> Canvas.Parts {
        Canvas.Parts(isDark: element.environment.colorScheme == .dark)
    }

    private func isMirrored(_ element: StandInElement) -> Bool {
        element.environment.layoutDirection == .rightToLeft
    }

    private func tint(of element: StandInElement) -> Ink {
        Ink(element.environment.standInTint ?? .blue, in: element.environment.colorScheme)
    }

    /// Symbols and texts have a single colour; for a gradient it is the first one.
    private func foreground(of element: StandInElement) -> Ink {
        let scheme = element.environment.colorScheme
        switch element.environment.standInForeground {
        case let color as SwiftUI.Color: return Ink(color, in: scheme)
        case let gradient as LinearGradient: return Ink(gradient.standInColors.first ?? .clear, in: scheme)
        default: return parts(of: element).label
        }
    }

    /// Assumption: a gradient is not mirrored where text runs from right to left.
    private func paint(_ style: Any, of element: StandInElement) -> Paint {
        let (frame, scheme) = (element.shownFrame, element.environment.colorScheme)
        if let color = style as? SwiftUI.Color { return .ink(Ink(color, in: scheme)) }
        if style is TintShapeStyle { return .ink(tint(of: element)) }
        if style is BackgroundStyle { return .ink(parts(of: element).background) }
        guard let gradient = style as? LinearGradient else { return .ink(foreground(of: element)) }
        let points = gradient.standInPoints.map { point in
            CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
        }
        let inks = gradient.standInColors.map { Ink($0, in: scheme) }
        return .blend(Blend(inks: inks, start: points[0], end: points[1]))
    }

    private func draw(_ drawing: StandInDrawing, of element: StandInElement) {
        if let gradient = drawing.style as? AngularGradient {
            return canvas.clipped(to: Outline(drawing.path), isEvenOdd: drawing.isEvenOdd) {
                draw(gradient, of: element)
            }
        }
        let (outline, paint) = (Outline(drawing.path), paint(drawing.style, of: element))
        if let width = drawing.lineWidth {
            canvas.path(outline, line: Line(paint: paint, width: width))
        } else {
            canvas.path(outline, fill: paint, isEvenOdd: drawing.isEvenOdd)
        }
    }

    /// SVG has no angular gradients; this draws wedges of five degrees.
    private func draw(_ gradient: AngularGradient, of element: StandInElement) {
        let frame = element.shownFrame
        let inks = gradient.standInColors.map { Ink($0, in: element.environment.colorScheme) }
        guard !inks.isEmpty else { return }
        let center = CGPoint(
            x: frame.minX + gradient.standInCenter.x * frame.width,
            y: frame.minY + gradient.standInCenter.y * frame.height
        )
        let radius = hypot(frame.width, frame.height)
        func point(_ degrees: Double) -> CGPoint {
            let angle = SwiftUI.Angle(degrees: degrees).radians
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        for start in stride(from: 0.0, to: 360, by: 5) {
            var wedge = SwiftUI.Path()
            wedge.move(to: center)
            // Each wedge reaches a little below the next one, so that no gap is visible.
            for corner in [start - 0.3, start + 5.3] { wedge.addLine(to: point(corner)) }
            wedge.closeSubpath()
            let position = gradient.standInPosition(at: .degrees(start + 2.5))
            canvas.path(Outline(wedge), fill: .ink(inks.mixed(at: position)))
        }
    }

    private func draw(_ text: Text, of element: StandInElement) {
        let environment = element.environment
        let isMirrored = isMirrored(element)
        let alignment: TextLook.Alignment =
            switch environment.standInTextAlignment {
            case .leading: isMirrored ? .right : .left
            case .center: .middle
            case .trailing: isMirrored ? .left : .right
            }
        canvas.text(
            text.standInString,
            in: element.shownFrame,
            TextLook(
                size: environment.standInTextSize,
                weight: environment.standInTextWeight,
                ink: foreground(of: element),
                alignment: alignment,
                lines: 0
            )
        )
    }

    // MARK: Controls

    private func dimmed(_ element: StandInElement, _ draw: () -> Void) {
        canvas.group(opacity: element.environment.isEnabled ? 1 : 0.4, draw)
    }

    private func draw(_ slider: any StandInSlider, of element: StandInElement) {
        dimmed(element) {
            canvas.slider(
                in: element.shownFrame,
                fraction: CGFloat(slider.standInFraction),
                isMirrored: isMirrored(element),
                tint: tint(of: element),
                parts(of: element)
            )
        }
    }

    private func draw(_ picker: any StandInPicker, of element: StandInElement) {
        let titles = element.children.map { child in
            child.all.compactMap { ($0.value as? Text)?.standInString }.first ?? ""
        }
        let chosen = element.children.firstIndex { child in
            let records = child.all.compactMap { $0.value as? StandInRecord }
            let tag = records.first { $0.name == "tag" }?.value as? AnyHashable
            return tag == picker.standInSelection
        }
        dimmed(element) {
            canvas.segments(
                titles,
                chosen: chosen,
                in: element.shownFrame,
                isMirrored: isMirrored(element),
                parts(of: element)
            )
        }
    }

    private func draw(list element: StandInElement) {
        let (parts, rows) = (parts(of: element), element.standInRows)
        canvas.rectangle(element.shownFrame, fill: .ink(parts.grouped))
        guard let first = rows.first, let last = rows.last else { return }
        canvas.rectangle(first.union(last), radius: 10, fill: .ink(parts.card))
        for (index, row) in rows.enumerated() {
            draw(element.children[index])
            let isMirrored = isMirrored(element)
            if element.children[index].all.contains(where: { $0.value is StandInLink }) {
                let x = isMirrored ? row.minX + 16 : row.maxX - 16 - 13
                let place = CGRect(x: x, y: row.midY - 6.5, width: 13, height: 13)
                canvas.symbol(isMirrored ? "chevron.left" : "chevron.right", in: place, parts.tertiary)
            }
            guard index + 1 < rows.count else { continue }
            let x = isMirrored ? row.minX : row.minX + 20
            let line = CGRect(x: x, y: row.maxY - 0.25, width: row.width - 20, height: 0.5)
            canvas.rectangle(line, fill: .ink(parts.separator))
        }
    }

    private func draw(_ bar: StandInNavigationBar, of element: StandInElement) {
        let (frame, parts) = (element.shownFrame, parts(of: element))
        let isGrouped = element.all.contains { $0.value is any StandInList }
        let box = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: bar.height)
        if isGrouped { canvas.rectangle(box, fill: .ink(parts.grouped)) }
        for child in element.children { draw(child) }
        guard bar.height > 0 else { return }
        canvas.navigationBar(
            in: box,
            title: bar.title,
            isLarge: bar.isLarge,
            canGoBack: bar.canGoBack,
            isMirrored: isMirrored(element),
            tint: tint(of: element),
            parts
        )
    }

    /// A UIKit view is drawn in a window, which is made if it has none.
    private func draw(_ view: UIView, in window: UIWindow, of element: StandInElement) {
        canvas.hold(window)
        let corner = element.shownFrame.origin
        canvas.group(CGAffineTransform(translationX: corner.x, y: corner.y)) {
            LayerDrawing(of: view, on: canvas).draw()
            // What the view has shown in front of everything in its window.
            let others = window.rootViewController?.view === view ? window.subviews : []
            for other in others where other !== view { LayerDrawing(of: other, on: canvas).draw() }
        }
    }
}

extension StandInElement {
    /// The window of a UIKit view or view controller, with the size and the traits of its element;
    /// `nil` for other elements, and for views that are in another window.
    ///
    /// It is made if there is none. The caller retains it.
    @MainActor public var window: UIWindow? {
        switch value {
        case let standIn as StandInController:
            guard let window = window(around: standIn.controller.view) else { return nil }
            if window.rootViewController == nil { window.rootViewController = standIn.controller }
            return shown(window)
        case let standIn as StandInUIView:
            let window = standIn.isInHost ? UIWindow(frame: .zero) : window(around: standIn.view)
            guard let window else { return nil }
            if standIn.view.superview !== window { window.addSubview(standIn.view) }
            standIn.view.frame = CGRect(origin: .zero, size: shownFrame.size)
            return shown(window)
        default: return nil
        }
    }

    @MainActor private func window(around view: UIView?) -> UIWindow? {
        guard let view else { return nil }
        guard let window = view.window else { return UIWindow(frame: .zero) }
        return view.superview === window ? window : nil
    }

    @MainActor private func shown(_ window: UIWindow) -> UIWindow {
        window.frame = CGRect(origin: .zero, size: shownFrame.size)
        window.standInTraits = UITraitCollection(
            standInLayoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light,
            preferredContentSizeCategory: environment.dynamicTypeSize.isAccessibilitySize
                ? .accessibilityExtraExtraExtraLarge : .large
        )
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }
}

extension StandInRecord {
    fileprivate func anchor(in frame: CGRect) -> CGPoint {
        let anchor = options["anchor"] as? UnitPoint ?? .center
        return CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
}

extension CGAffineTransform {
    /// The transform around a point instead of the origin.
    fileprivate func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
