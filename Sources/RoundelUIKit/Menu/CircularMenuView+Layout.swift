#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// MARK: - Where everything stands

extension CircularMenuView {
    /// The menu as the core has it.
    var core: RingMenu { driver.core }

    /// The ring on which the items stand.
    public var ring: Ring {
        fitIfNeeded()
        return core.ring
    }

    /// Whether the menu is shown mirrored now.
    var isMirrored: Bool {
        mirrorsInRightToLeft && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The pointer as it is on the screen.
    private var pointer: Angle { isMirrored ? .radians(.pi) - Angle(pointerAngle) : Angle(pointerAngle) }

    /// Asks for the items to be fitted before they are next needed.
    func needsFitting() {
        fittedBounds = nil
        setNeedsLayout()
    }

    func fitIfNeeded() { if fittedBounds != bounds { fit() } }

    /// Fits ring and items to the bounds, in the core; layout shows them.
    func fit(selection: Int? = nil) {
        fittedBounds = bounds
        updateButtons()
        let sizes = itemViews.map(size)
        var largest = sizes.reduce(Point2D.zero) { pointwiseMax($0, Point2D($1)) }
        let factor = shrinksItemsToFit ? fittingFactor(largest) : 1
        largest *= factor
        for (item, size) in zip(itemViews, sizes) {
            give(item, CGSize(width: size.width * CGFloat(factor), height: size.height * CGFloat(factor)))
        }
        let (ring, box) = (makeRing(itemSize: largest), Rect2D(bounds))
        sizeCenter()
        driver.adjust { $0.centerSize = Point2D(centerView?.bounds.size ?? .zero) }
        isFitting = true
        defer { isFitting = false }
        driver.configure(menuSettings) { core, settings, time in
            let selection = selection ?? core.selection
            return core.update(
                ring: ring,
                itemSize: largest,
                bounds: box,
                settings: settings,
                selection: selection,
                time: time
            )
        }
    }

    private var menuSettings: RingMenu.Settings {
        RingMenu.Settings(
            wheel: settings,
            pointer: pointer,
            turning: turning,
            landsOnItems: landsOnItems,
            turnsSelectionToPointer: turnsSelectionToPointer,
            deadZone: Double(deadZone),
            closesOnEscape: closesOnEscape,
            flight: flight,
            stagger: stagger
        )
    }

    private func makeRing(itemSize: Point2D) -> Ring {
        let radius: Ring.Radius =
            switch radius {
            case .fitted: .fitted
            case .filling: .filling
            case .fixed(let radius): .fixed(Double(radius))
            case .ellipse(let across, let down): .ellipse(Point2D(Double(across), Double(down)))
            }
        return Ring(
            in: Rect2D(bounds),
            itemSize: itemSize,
            radius: radius,
            start: Angle(startAngle),
            direction: direction,
            spacing: arrangement.spacing(count: itemViews.count),
            isMirrored: isMirrored
        )
    }

    // MARK: Sizes

    private func size(of item: UIView) -> CGSize {
        if let itemSize { return itemSize.usable }
        let (own, least) = (item.intrinsicContentSize, item is UIControl ? CGFloat(44) : 0)
        let natural = naturalSize(of: item)
        return CGSize(
            width: max(own.width < 0 ? natural.width : own.width, least),
            height: max(own.height < 0 ? natural.height : own.height, least)
        )
    }

    /// The size that a view has of its own, and not from the menu: what the menu does to it must not add up.
    private func naturalSize(of item: UIView) -> CGSize {
        let (size, change) = (item.bounds.size, changedSizes[ObjectIdentifier(item)])
        // An app may have changed it meanwhile.
        return change.map { $0.given != size ? size : $0.own } ?? size
    }

    private func give(_ item: UIView, _ size: CGSize) {
        let own = naturalSize(of: item)
        changedSizes[ObjectIdentifier(item)] = own != size ? (own, size) : nil
        if item.bounds.size != size { item.bounds.size = size }
    }

    /// Makes a view that is no longer an item what it was before.
    func release(_ item: UIView) {
        item.bounds.size = naturalSize(of: item)
        changedSizes[ObjectIdentifier(item)] = nil
        (item.transform, item.alpha) = (.identity, 1)
    }

    private func sizeCenter() {
        guard let centerView else { return }
        let content = centerView.intrinsicContentSize
        var size = centerSize ?? ownCenterSize ?? centerView.bounds.size
        if centerSize == nil, ownCenterSize == nil {
            if content.width >= 0 { size.width = content.width }
            if content.height >= 0 { size.height = content.height }
        }
        if centerView.bounds.size != size.usable { centerView.bounds.size = size.usable }
    }

    /// The largest factor, 1 at most, at which items neither overlap nor leave the bounds.
    private func fittingFactor(_ itemSize: Point2D) -> Double {
        func fits(_ factor: Double) -> Bool {
            let size = itemSize * factor
            guard (size .<= Point2D(bounds.size)) == SIMDMask(repeating: true) else { return false }
            guard let room = makeRing(itemSize: size).largestItemDiameter() else { return true }
            return size.max() <= room
        }
        guard itemSize.max() > 0, !fits(1) else { return 1 }
        var (least, most) = (0.0, 1.0)
        for _ in 0..<24 {
            let middle = (least + most) / 2
            if fits(middle) { least = middle } else { most = middle }
        }
        return least
    }

    // MARK: Showing

    /// Puts every item where it stands at this rotation, on its way from the middle or there.
    func placeItems() {
        core.positions(into: &positions)
        for (index, item) in itemViews.enumerated() where index < positions.count {
            place(item, index, in: core)
        }
        if let centerView {
            let center = CGPoint(core.ring.center)
            if centerView.center != center { centerView.center = center }
        }
    }

    /// Makes the view in the middle pale while the menu is disabled, and then what the app had made it.
    func dimCenter() {
        guard let centerView else { return }
        if core.isEnabled {
            if let ownCenterAlpha { centerView.alpha = ownCenterAlpha }
            ownCenterAlpha = nil
        } else if ownCenterAlpha == nil {
            ownCenterAlpha = centerView.alpha
            centerView.alpha = centerView.alpha * presence
        }
    }

    /// How opaque what is shown whole is.
    private var presence: CGFloat { core.isEnabled ? 1 : CGFloat(RingMenu.disabledOpacity) }

    private func place(_ item: UIView, _ index: Int, in core: RingMenu) {
        let (center, alpha) = (CGPoint(positions[index]), CGFloat(core.openness(of: index)) * presence)
        if item.center != center { item.center = center }
        if item.alpha != alpha { item.alpha = alpha }
        let transform =
            orientation == .upright
            ? .identity
            : CGAffineTransform(
                rotationAngle: CGFloat(core.ring.turn(of: index, orientation, rotation: core.wheel.rotation))
            )
        if item.transform != transform { item.transform = transform }
    }

    /// Shows what a change did.
    func show(_ update: RingMenu.Update) {
        let isMoving = core.isMoving
        updateFocus(isMoving: isMoving)
        defer { wasMoving = isMoving }
        if update.wheel.turned != .zero || update.openChanged || isMoving || wasMoving { placeItems() }
    }

    /// Has the focus leave a menu that closes for the view in the middle, and come back with the menu.
    private func updateFocus(isMoving: Bool) {
        // Where the middle does not take it, items that fly back are in the way until they are there.
        let isLeft = isFocused && !canBecomeFocused && wasMoving && !isMoving
        if takesKeys != tookKeys || isLeft { setNeedsFocusUpdate() }
        tookKeys = takesKeys
    }
}

extension CGSize {
    /// A layer refuses lengths that are no numbers; they count as zero, and so do negative ones.
    fileprivate var usable: CGSize {
        CGSize(
            width: width.isFinite ? max(width, 0) : 0,
            height: height.isFinite ? max(height, 0) : 0
        )
    }
}
#endif
