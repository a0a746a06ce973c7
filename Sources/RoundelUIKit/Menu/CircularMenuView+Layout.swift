#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

extension CircularMenuView {
    /// Whether the menu is shown mirrored now.
    var isMirrored: Bool {
        mirrorsInRightToLeft && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The pointer as it is on the screen.
    var pointer: Angle { isMirrored ? .radians(.pi) - Angle(pointerAngle) : Angle(pointerAngle) }

    func layOut() {
        for item in items { item.bounds.size = size(of: item) }
        let largest = items.reduce(Point2D.zero) { pointwiseMax($0, Point2D($1.bounds.size)) }
        ring = makeRing(itemSize: largest)
        driver.zone = TouchZone(
            center: ring.center,
            innerRadius: Double(deadZone) * ring.radii.min(),
            outerRadius: ring.radii.max() + largest.length / 2
        )
        driver.configure(wheelSettings)
        placeItems()
        centerView?.center = CGPoint(ring.center)
        updatePointed()
        if UIAccessibility.isVoiceOverRunning { updateElementFrames() }
    }

    /// Puts every item where it stands at this rotation.
    func placeItems() {
        ring.positions(rotation: driver.wheel.rotation, into: &positions)
        for index in items.indices where index < positions.count { place(index) }
    }

    /// Puts an item where it stands, or in the middle while the menu is closed.
    func place(_ index: Int) {
        let item = items[index]
        item.center = CGPoint(isOpen ? positions[index] : ring.center)
        item.alpha = isOpen ? 1 : 0
        guard orientation != .upright else { return item.transform = .identity }
        let turn = ring.turn(of: index, orientation, rotation: driver.wheel.rotation)
        item.transform = CGAffineTransform(rotationAngle: CGFloat(turn))
    }

    private func size(of item: UIView) -> CGSize {
        if let itemSize { return itemSize }
        let (own, least) = (item.intrinsicContentSize, item is UIControl ? CGFloat(44) : 0)
        return CGSize(
            width: max(own.width < 0 ? item.bounds.width : own.width, least),
            height: max(own.height < 0 ? item.bounds.height : own.height, least)
        )
    }

    private func makeRing(itemSize: Point2D) -> Ring {
        let box = Rect2D(bounds)
        let fitted = Ring.largestRadius(in: box, itemSize: itemSize) ?? 0
        let radii =
            switch radius {
            case .fitted, .filling: Point2D(repeating: fitted)
            case .fixed(let radius): Point2D(repeating: Double(radius))
            case .ellipse(let across, let down): Point2D(Double(across), Double(down))
            }
        let plain = Ring(
            center: box.center,
            radii: radii,
            start: Angle(startAngle),
            direction: direction,
            spacing: arrangement.spacing(count: items.count)
        )
        let ring = isMirrored ? plain.mirrored : plain
        return radius == .filling ? ring.fitted(in: box, itemSize: itemSize) ?? ring : ring
    }

    /// The settings with a detent for each item.
    private var wheelSettings: Wheel.Settings {
        var settings = settings
        guard landsOnItems else { return settings }
        settings.detents = Detents(at: items.indices.map { ring.rotation(bringing: $0, toPointer: pointer) })
        return settings
    }
}
#endif
