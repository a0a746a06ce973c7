import CoreGraphics

/// The appearance of controls, approximately as on an iPhone with iOS 16. Both frameworks use it.
extension Canvas {
    /// The colours of a control's parts that do not depend on the tint.
    struct Parts {
        let isDark: Bool
        var label: Ink { isDark ? .white : .black }
        var secondary: Ink { isDark ? Ink(0xEBEBF5, opacity: 0.6) : Ink(0x3C3C43, opacity: 0.6) }
        var tertiary: Ink { isDark ? Ink(0xEBEBF5, opacity: 0.3) : Ink(0x3C3C43, opacity: 0.3) }
        var separator: Ink { isDark ? Ink(0x545458, opacity: 0.6) : Ink(0x3C3C43, opacity: 0.29) }
        var fill: Ink { Ink(0x787880, opacity: isDark ? 0.36 : 0.2) }
        var background: Ink { isDark ? .black : .white }
        var grouped: Ink { isDark ? .black : Ink(0xF2F2F7) }
        var card: Ink { isDark ? Ink(0x1C1C1E) : .white }
        var segment: Ink { isDark ? Ink(0x636366) : .white }
    }

    /// Draws a slider with its thumb at a fraction of its length.
    func slider(in box: CGRect, fraction: CGFloat, isMirrored: Bool, tint: Ink, _ parts: Parts) {
        let (radius, middle): (CGFloat, CGFloat) = (13.5, box.midY)
        let length = max(0, box.width - 2 * radius)
        let fraction = min(max(fraction.isFinite ? fraction : 0, 0), 1)
        let x = box.minX + radius + length * (isMirrored ? 1 - fraction : fraction)
        let (start, end) = isMirrored ? (x, box.maxX) : (box.minX, x)
        let track = CGRect(x: box.minX, y: middle - 2, width: box.width, height: 4)
        rectangle(track, radius: 2, fill: .ink(parts.fill))
        let filled = CGRect(x: start, y: middle - 2, width: end - start, height: 4)
        rectangle(filled, radius: 2, fill: .ink(tint))
        let thumb = CGRect(x: x - radius, y: middle - radius, width: 2 * radius, height: 2 * radius)
        let below = Shadow(ink: Ink(0, opacity: 0.25), radius: 2.5, offset: CGSize(width: 0, height: 2))
        shadow(of: Outline(thumb, radius: radius), in: thumb, below)
        rectangle(thumb, radius: radius, fill: .ink(.white))
    }

    /// Draws segments with their titles; one of them, or none, is selected.
    func segments(_ titles: [String], chosen: Int?, in box: CGRect, isMirrored: Bool, _ parts: Parts) {
        rectangle(box, radius: 9, fill: .ink(parts.fill.faded(by: 0.6)))
        guard !titles.isEmpty else { return }
        let width = box.width / CGFloat(titles.count)
        for (index, title) in titles.enumerated() {
            let column = CGFloat(isMirrored ? titles.count - 1 - index : index)
            let segment = CGRect(x: box.minX + column * width, y: box.minY, width: width, height: box.height)
            if index == chosen {
                rectangle(segment.insetBy(dx: 2, dy: 2), radius: 7, fill: .ink(parts.segment))
            }
            let look = TextLook(
                size: 13,
                weight: index == chosen ? 600 : 500,
                ink: parts.label,
                alignment: .middle
            )
            text(title, in: segment.insetBy(dx: 4, dy: 0), look)
        }
    }

    /// Draws a bar with a title and a back button.
    func navigationBar(
        in box: CGRect,
        title: String?,
        isLarge: Bool,
        canGoBack: Bool,
        isMirrored: Bool,
        tint: Ink,
        _ parts: Parts
    ) {
        let bar = CGRect(x: box.minX, y: box.minY, width: box.width, height: min(44, box.height))
        if canGoBack {
            let x = isMirrored ? bar.maxX - 8 - 22 : bar.minX + 8
            let name = isMirrored ? "chevron.right" : "chevron.left"
            symbol(name, in: CGRect(x: x, y: bar.midY - 11, width: 22, height: 22), tint)
            let look = TextLook(size: 17, ink: tint, alignment: isMirrored ? .right : .left)
            text("Back", in: bar.insetBy(dx: 30, dy: 0), look)
        }
        guard let title else { return }
        if isLarge {
            let line = CGRect(x: box.minX + 16, y: bar.maxY, width: box.width - 32, height: box.height - 44)
            let side: TextLook.Alignment = isMirrored ? .right : .left
            text(title, in: line, TextLook(size: 34, weight: 700, ink: parts.label, alignment: side))
        } else {
            let look = TextLook(size: 17, weight: 600, ink: parts.label, alignment: .middle)
            text(title, in: bar.insetBy(dx: canGoBack ? 80 : 16, dy: 0), look)
            rectangle(
                CGRect(x: box.minX, y: box.maxY - 0.5, width: box.width, height: 0.5),
                fill: .ink(parts.separator)
            )
        }
    }
}

/// The style of a text.
struct TextLook {
    enum Alignment { case left, middle, right }

    var size: CGFloat
    var weight: CGFloat = 400
    var ink: Ink
    var alignment = Alignment.left
    /// The maximum number of lines; 0 means any number.
    var lines = 1
}

extension Canvas {
    /// Writes a text into a box: wrapped into lines, truncated with an ellipsis if it is too long,
    /// and centred vertically.
    func text(_ string: String, in box: CGRect, _ look: TextLook) {
        guard !string.isEmpty, box.width > 0 else { return }
        let (size, weight) = (look.size, look.weight)
        let broken = StandInText.lines(
            of: string,
            width: look.lines == 1 ? .infinity : box.width,
            size: size,
            weight: weight
        )
        let height = size * StandInText.lineHeight
        let fitting = max(1, Int((box.height / height + 0.05).rounded(.down)))
        let count = min(broken.count, look.lines == 0 ? fitting : min(look.lines, fitting))
        var shown = Array(broken.prefix(count))
        if count < broken.count { shown[count - 1] += "…" }
        let top = box.midY - height * CGFloat(count) / 2
        for (index, line) in shown.enumerated() {
            let line = StandInText.truncated(line, width: box.width, size: size, weight: weight)
            let width = StandInText.width(of: line, size: size, weight: weight)
            let left =
                switch look.alignment {
                case .left: box.minX
                case .middle: box.midX - width / 2
                case .right: box.maxX - width
                }
            let baseline = top + height * CGFloat(index) + size * StandInText.baseline
            text(line, left: left, baseline: baseline, size: size, weight: weight, look.ink)
        }
    }
}
