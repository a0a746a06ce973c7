import CoreGraphics
import QuartzCore
import UIKit

/// Draws views and layers with their layout, and with their presented values as far as the stand-in
/// has them.
@MainActor struct LayerDrawing {
    let canvas: Canvas
    /// The views by their layers.
    private let views: [ObjectIdentifier: UIView]
    private let root: UIView

    init(of root: UIView, on canvas: Canvas) {
        var views: [ObjectIdentifier: UIView] = [:]
        func add(_ view: UIView) {
            views[ObjectIdentifier(view.layer)] = view
            view.subviews.forEach(add)
        }
        add(root)
        (self.root, self.views, self.canvas) = (root, views, canvas)
    }

    /// Draws the root view with its upper left corner at the origin, wherever the view is.
    func draw() {
        let bounds = root.bounds
        canvas.group(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)) {
            look(of: root.layer, in: root.traitCollection)
        }
    }

    /// Draws a layer in the coordinates of its superlayer.
    private func draw(_ layer: CALayer, in traits: UITraitCollection) {
        let shown = layer.presentation() ?? layer
        guard !shown.isHidden, shown.opacity > 0.0005 else { return }
        canvas.group(shown.standInToSuperlayer) { look(of: layer, in: traits) }
    }

    /// Draws a layer in its coordinates.
    ///
    /// Its opacity applies to everything inside, and its mask also masks its shadow.
    private func look(of layer: CALayer, in traits: UITraitCollection) {
        let traits = views[ObjectIdentifier(layer)]?.traitCollection ?? traits
        let shown = layer.presentation() ?? layer
        canvas.group(opacity: Double(shown.opacity)) {
            masked(layer, in: traits) {
                shadowed(shown, in: traits) { content(of: layer, shown, in: traits) }
            }
        }
    }

    private func masked(_ layer: CALayer, in traits: UITraitCollection, _ draw: () -> Void) {
        guard let mask = layer.mask else { return draw() }
        if let shape = (mask.presentation() ?? mask) as? CAShapeLayer, shape.isPlain, let path = shape.path {
            var map = shape.standInToSuperlayer
            guard let cut = path.copy(using: &map) else { return }
            canvas.clipped(to: Outline(cut), isEvenOdd: shape.fillRule == .evenOdd, draw)
        } else {
            let box = layer.bounds.insetBy(dx: -layer.bounds.width, dy: -layer.bounds.height)
            canvas.masked(in: box, by: { self.draw(mask, in: traits) }, draw)
        }
    }

    /// A layer that clips to its bounds also clips its shadow.
    private func shadowed(_ layer: CALayer, in traits: UITraitCollection, _ draw: () -> Void) {
        guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor else {
            return draw()
        }
        let shadow = Shadow(
            ink: Ink(color).faded(by: Double(layer.shadowOpacity)),
            radius: Double(layer.shadowRadius),
            offset: layer.shadowOffset
        )
        guard let path = layer.shadowPath else { return canvas.shadowed(shadow, in: layer.bounds, draw) }
        canvas.shadow(of: Outline(path), in: layer.bounds, shadow)
        draw()
    }

    private func content(of layer: CALayer, _ shown: CALayer, in traits: UITraitCollection) {
        let view = views[ObjectIdentifier(layer)]
        let (bounds, radius) = (shown.bounds, shown.cornerRadius)
        if let color = background(of: view, shown, in: traits), color.alpha > 0 {
            canvas.rectangle(bounds, radius: radius, fill: .ink(Ink(color)))
        }
        if let gradient = shown as? CAGradientLayer { draw(gradient) }
        if let shape = shown as? CAShapeLayer { draw(shape) }
        if let view { ControlDrawing(canvas: canvas, traits: traits).draw(view) }
        let inner = { [self] in
            let layers = (layer.sublayers ?? []).enumerated()
            // Layers with equal z positions keep their order.
            let sorted = layers.sorted {
                ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
            }
            for layer in sorted { draw(layer.element, in: traits) }
        }
        if shown.masksToBounds { canvas.clipped(to: Outline(bounds, radius: radius), inner) } else { inner() }
        if shown.borderWidth > 0, let color = shown.borderColor, color.alpha > 0 {
            let width = shown.borderWidth
            canvas.rectangle(
                bounds.insetBy(dx: width / 2, dy: width / 2),
                radius: max(0, radius - width / 2),
                line: Line(paint: .ink(Ink(color)), width: width)
            )
        }
    }

    /// The colour of a view is that for its traits, except during an animation.
    private func background(of view: UIView?, _ shown: CALayer, in traits: UITraitCollection) -> CGColor? {
        guard let view, let color = shown.backgroundColor else { return shown.backgroundColor }
        guard let own = view.backgroundColor, own.cgColor == color else { return color }
        return own.resolvedColor(with: traits).cgColor
    }

    private func draw(_ layer: CAGradientLayer) {
        let inks = (layer.colors ?? []).compactMap { $0 as? CGColor }.map(Ink.init)
        guard !inks.isEmpty else { return }
        func point(_ fraction: CGPoint) -> CGPoint {
            let bounds = layer.bounds
            return CGPoint(
                x: bounds.minX + fraction.x * bounds.width,
                y: bounds.minY + fraction.y * bounds.height
            )
        }
        let blend = Blend(inks: inks, start: point(layer.startPoint), end: point(layer.endPoint))
        canvas.rectangle(layer.bounds, radius: layer.cornerRadius, fill: .blend(blend))
    }

    private func draw(_ layer: CAShapeLayer) {
        guard let path = layer.path else { return }
        let fill = layer.fillColor.map { Paint.ink(Ink($0)) }
        let line = layer.strokeColor.flatMap { color -> Line? in
            guard layer.lineWidth > 0, color.alpha > 0 else { return nil }
            var line = Line(paint: .ink(Ink(color)), width: layer.lineWidth)
            line.cap = [.round: "round", .square: "square"][layer.lineCap] ?? "butt"
            line.join = [.round: "round", .bevel: "bevel"][layer.lineJoin] ?? "miter"
            line.dashes = (layer.lineDashPattern ?? []).map(\.doubleValue)
            line.phase = Double(layer.lineDashPhase)
            let (start, end) = (Double(layer.strokeStart), Double(layer.strokeEnd))
            line.part = min(start, end)...max(start, end)
            return line
        }
        guard fill != nil || line != nil else { return }
        canvas.path(Outline(path), fill: fill, isEvenOdd: layer.fillRule == .evenOdd, line: line)
    }
}

extension CAShapeLayer {
    /// Whether a mask of this layer is the same as its path.
    fileprivate var isPlain: Bool {
        !isHidden && opacity == 1 && fillColor?.alpha == 1 && strokeColor == nil && sublayers == nil
            && backgroundColor == nil && mask == nil && !masksToBounds
    }
}
