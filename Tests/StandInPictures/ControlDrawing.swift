import CoreGraphics
import UIKit

/// Draws the content of UIKit views that is not in their layers: text, images and controls.
@MainActor struct ControlDrawing {
    let canvas: Canvas
    let traits: UITraitCollection

    func draw(_ view: UIView) {
        switch view {
        case let label as UILabel: draw(label)
        case let image as UIImageView: draw(image)
        case let button as UIButton: dimmed(button) { draw(button) }
        case let slider as UISlider: dimmed(slider) { draw(slider) }
        case let control as UISegmentedControl: dimmed(control) { draw(control) }
        default: break
        }
    }

    private var parts: Canvas.Parts { Canvas.Parts(isDark: traits.userInterfaceStyle == .dark) }

    private func ink(_ color: UIColor?) -> Ink {
        Ink((color ?? .label).resolvedColor(with: traits).cgColor)
    }

    private func isMirrored(_ view: UIView) -> Bool {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func dimmed(_ control: UIControl, _ draw: () -> Void) {
        canvas.group(opacity: control.isEnabled ? control.isHighlighted ? 0.6 : 1 : 0.4, draw)
    }

    private func draw(_ label: UILabel) {
        let natural: TextLook.Alignment = isMirrored(label) ? .right : .left
        let alignment: TextLook.Alignment =
            switch label.textAlignment {
            case .left: .left
            case .right: .right
            case .center: .middle
            case .natural, .justified: natural
            }
        canvas.text(
            label.text ?? "",
            in: label.bounds,
            TextLook(
                size: label.standInFont.pointSize,
                weight: label.standInFont.standInWeight,
                ink: ink(label.textColor),
                alignment: alignment,
                lines: label.numberOfLines
            )
        )
    }

    /// An image that is not a symbol has no pixels here.
    ///
    /// It is drawn as the symbol of a picture.
    private func draw(_ view: UIImageView) {
        guard let image = view.image, image.size.width > 0, image.size.height > 0 else { return }
        let box = view.bounds
        func scaled(_ scale: CGFloat) -> CGRect {
            let (width, height) = (image.size.width * scale, image.size.height * scale)
            return CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
        }
        let (across, down) = (box.width / image.size.width, box.height / image.size.height)
        let place =
            switch view.contentMode {
            case .scaleAspectFit: scaled(min(across, down))
            case .scaleAspectFill: scaled(max(across, down))
            case .scaleToFill, .redraw: box
            default: scaled(1)
            }
        let own = image.renderingMode == .alwaysOriginal ? image.standInTint : nil
        canvas.symbol(image.standInName, in: place, ink(own ?? view.tintColor))
    }

    private func draw(_ slider: UISlider) {
        let length = slider.maximumValue - slider.minimumValue
        let fraction = length > 0 ? (slider.value - slider.minimumValue) / length : 0
        canvas.slider(
            in: slider.bounds,
            fraction: CGFloat(fraction),
            isMirrored: isMirrored(slider),
            tint: ink(slider.tintColor),
            parts
        )
    }

    private func draw(_ control: UISegmentedControl) {
        let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
        canvas.segments(
            titles,
            chosen: control.selectedSegmentIndex,
            in: control.bounds,
            isMirrored: isMirrored(control),
            parts
        )
    }

    private func draw(_ button: UIButton) {
        if button.buttonType == .close { return drawClose(button) }
        let tint = ink(button.tintColor)
        var content = button.buttonType == .custom && button.currentTitle != nil ? Ink.white : tint
        if let configuration = button.configuration {
            content = tint
            let radius = min(button.bounds.width, button.bounds.height) / 2
            let corner = configuration.cornerStyle == .capsule ? radius : min(radius, 8)
            switch configuration.standInStyle {
            case "filled":
                content = .white
                canvas.rectangle(button.bounds, radius: corner, fill: .ink(tint))
            case "tinted": canvas.rectangle(button.bounds, radius: corner, fill: .ink(tint.faded(by: 0.18)))
            case "gray": canvas.rectangle(button.bounds, radius: corner, fill: .ink(parts.fill))
            default: break
            }
        }
        draw(button.currentImage, button.currentTitle, of: button, content)
    }

    /// A cross on a grey disc, with the size of the system's.
    private func drawClose(_ button: UIButton) {
        let middle = CGRect(x: button.bounds.midX, y: button.bounds.midY, width: 0, height: 0)
        canvas.rectangle(middle.insetBy(dx: -15, dy: -15), radius: 15, fill: .ink(parts.fill))
        canvas.symbol("xmark", in: middle.insetBy(dx: -7, dy: -7), parts.secondary)
    }

    /// The image before the title, both centred together.
    private func draw(_ image: UIImage?, _ title: String?, of button: UIButton, _ ink: Ink) {
        let (box, text) = (button.bounds, title ?? "")
        let (picture, width) = (image?.size ?? .zero, StandInText.width(of: text, size: 17))
        let gap: CGFloat = image != nil && !text.isEmpty ? 8 : 0
        let left = box.midX - (picture.width + gap + width) / 2
        let isMirrored = isMirrored(button)
        let x = isMirrored ? left + width + gap : left
        if let image {
            let place = CGRect(origin: CGPoint(x: x, y: box.midY - picture.height / 2), size: picture)
            canvas.symbol(image.standInName, in: place, ink)
        }
        let start = isMirrored ? left : left + picture.width + gap
        let room = CGRect(x: start, y: box.minY, width: min(width, box.width), height: box.height)
        canvas.text(text, in: room, TextLook(size: 17, ink: ink))
    }
}
