#if canImport(UIKit) && !os(watchOS)
import Roundel
import UIKit

// MARK: - Layout

extension CircularMenuView {
    /// The current state of the menu in the core.
    var core: RingMenu { driver.core }

    /// The ring on which the items are placed.
    public var ring: Ring {
        fitIfNeeded()
        return core.ring
    }

    /// Whether the menu is mirrored now.
    var isMirrored: Bool {
        mirrorsInRightToLeft && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The pointer's angle on the screen, mirrored if the menu is.
    private var pointer: Angle { isMirrored ? .radians(.pi) - Angle(pointerAngle) : Angle(pointerAngle) }

    /// Marks the items to be fitted before they are needed next.
    func setNeedsFitting() {
        fittedBounds = nil
        setNeedsLayout()
    }

    /// Fits the items again after a property was set to another value.
    ///
    /// A subclass may set it in each layout, which must not ask for the next one.
    func refit<Value: Equatable>(_ value: Value, _ old: Value) {
        if isNew(value, after: old) { setNeedsFitting() }
    }

    func fitIfNeeded() { if fittedBounds != bounds { fit() } }

    /// Fits the ring and the items to the bounds, in the core.
    ///
    /// Layout then places the views. The selected item and that of the last command stay so if they
    /// are among new items.
    func fit() {
        let (old, new) = (fittedItems, itemViews)
        func moved(_ index: Int?) -> Int? {
            guard old != new, let index, old.indices.contains(index) else { return index }
            return new.firstIndex { $0 === old[index] }
        }
        let (selection, goal) = (moved(core.selection) ?? core.selection, moved(core.goal))
        (fittedBounds, fittedItems) = (bounds, new)
        updateButtons()
        sizeCenter()
        let sizes = itemViews.map(size)
        var largest = sizes.reduce(Point2D.zero) { pointwiseMax($0, Point2D($1)) }
        let factor = shrinksItemsToFit ? fittingFactor(largest) : 1
        largest *= factor
        for (item, size) in zip(itemViews, sizes) where isHere(item) {
            setSize(
                of: item,
                to: CGSize(width: size.width * CGFloat(factor), height: size.height * CGFloat(factor))
            )
        }
        let (ring, box) = (makeRing(itemSize: largest), Rect2D(bounds))
        let centerSize = Point2D(presentCenter?.bounds.size ?? .zero)
        driver.adjust { $0.centerSize = centerSize }
        isFitting = true
        defer { isFitting = false }
        // A menu that is being set up begins at its start, whatever the order in which it is done.
        let isUnturned = window == nil && fittedRotation == core.wheel.rotation && !core.hasEnd
        if isUnturned { driver.adjust { $0.forgetRotation() } }
        defer { fittedRotation = isUnturned ? core.wheel.rotation : nil }
        driver.configure(menuSettings) { core, settings, time in
            core.replace(
                ring,
                largest,
                box,
                settings,
                selection: selection,
                goal: .some(goal),
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
        if let ring = anchoredRing(itemSize: itemSize) { return ring }
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
        // The ring leaves no room for an item that is elsewhere.
        guard isHere(item) else { return .zero }
        if let itemSize { return itemSize.usable }
        let (intrinsic, least) = (item.intrinsicContentSize, item is UIControl ? CGFloat(44) : 0)
        let natural = naturalSize(of: item)
        return CGSize(
            width: max(intrinsic.width < 0 ? natural.width : intrinsic.width, least),
            height: max(intrinsic.height < 0 ? natural.height : intrinsic.height, least)
        )
    }

    /// The size that a view had before the menu changed it, so that repeated changes do not add up.
    func naturalSize(of item: UIView) -> CGSize {
        let (size, change) = (item.bounds.size, changedSizes[ObjectIdentifier(item)])
        // The app may have changed the size meanwhile.
        return change.map { $0.assigned != size ? size : $0.natural } ?? size
    }

    private func setSize(of item: UIView, to size: CGSize) {
        let natural = naturalSize(of: item)
        changedSizes[ObjectIdentifier(item)] = natural != size ? (natural, size) : nil
        if item.bounds.size != size { item.bounds.size = size }
    }

    /// Gives a view that is no longer an item its former size, an identity transform and an alpha
    /// of 1.
    func restore(_ item: UIView) {
        restoreSize(of: item)
        (item.transform, item.alpha) = (.identity, 1)
    }

    /// Gives a view that is no longer an item or in the centre its former size, unless the app has
    /// changed it meanwhile.
    func restoreSize(of view: UIView) {
        view.bounds.size = naturalSize(of: view)
        changedSizes[ObjectIdentifier(view)] = nil
    }

    private func sizeCenter() {
        // A view that is an item as well has the size of an item.
        guard let presentCenter, !itemViews.contains(presentCenter) else { return }
        let content = presentCenter.intrinsicContentSize
        var size = centerSize ?? initialCenterSize ?? naturalSize(of: presentCenter)
        if centerSize == nil, initialCenterSize == nil {
            if content.width >= 0 { size.width = content.width }
            if content.height >= 0 { size.height = content.height }
        }
        setSize(of: presentCenter, to: size.usable)
    }

    /// The largest factor, at most 1, at which items neither overlap nor leave the bounds, found by
    /// bisection.
    private func fittingFactor(_ itemSize: Point2D) -> Double {
        func fits(_ factor: Double) -> Bool {
            let size = itemSize * factor
            guard (size .<= Point2D(bounds.size)) == SIMDMask(repeating: true) else { return false }
            if anchor != nil { return anchoredRing(itemSize: size) != nil }
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

    // MARK: Placing the views

    /// Places every item for the current rotation and openness, and the view in the centre.
    func placeItems() {
        core.positions(into: &positions)
        for (index, item) in itemViews.enumerated() where index < positions.count && isHere(item) {
            place(item, index, in: core)
        }
        if let presentCenter {
            let center = CGPoint(core.ring.center)
            if presentCenter.center != center { presentCenter.center = center }
            // It may have been elsewhere.
            dimCenter()
        }
    }

    /// Dims the view in the centre while the menu is disabled, and restores its alpha afterwards.
    func dimCenter() {
        if core.isEnabled {
            undim(centerView)
        } else if dimmedCenter == nil, let presentCenter {
            let alpha = presentCenter.alpha
            presentCenter.alpha = alpha * contentOpacity
            dimmedCenter = (alpha, presentCenter.alpha)
        }
    }

    /// Dims the view in the centre of a disabled menu, after it was an item and got its alpha back.
    func dimCenterAgain() {
        dimmedCenter = nil
        dimCenter()
    }

    /// Gives a view that was in the centre its former alpha, unless the app has changed it
    /// meanwhile.
    func undim(_ view: UIView?) {
        if let (alpha, dimmed) = dimmedCenter, view?.alpha == dimmed { view?.alpha = alpha }
        dimmedCenter = nil
    }

    /// Gives a view that leaves the menu what it had before.
    func giveBack(_ view: UIView) {
        if itemViews.contains(view) {
            restore(view)
            setNeedsFitting()
        }
        if view === centerView {
            restoreSize(of: view)
            undim(view)
            setNeedsFitting()
        }
    }

    /// Whether a view is in the menu: the app may have moved it to another menu or view meanwhile.
    func isHere(_ view: UIView) -> Bool { view.superview === self }

    /// The view in the centre, if it is in the menu.
    var presentCenter: UIView? { centerView.flatMap { isHere($0) ? $0 : nil } }

    /// The alpha of items that are fully shown.
    private var contentOpacity: CGFloat { core.isEnabled ? 1 : CGFloat(RingMenu.disabledOpacity) }

    private func place(_ item: UIView, _ index: Int, in core: RingMenu) {
        let (center, alpha) = (CGPoint(positions[index]), CGFloat(core.openness(of: index)) * contentOpacity)
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

    /// Shows the effect of an update.
    func show(_ update: RingMenu.Update) {
        let isMoving = core.isMoving
        updateFocus(isMoving: isMoving)
        defer { wasMoving = isMoving }
        let isTurned = update.wheel.turned != .zero
        // The lift of a tap may turn the menu at once, and the item under the finger has yet to receive it.
        if isTurned, update.tapped != nil { return setNeedsLayout() }
        if isTurned || update.openChanged || isMoving || wasMoving { placeItems() }
    }

    /// Moves the focus to the view in the centre when the menu closes, and back when it opens.
    private func updateFocus(isMoving: Bool) {
        // If the view in the centre cannot be focused, the focus leaves once the returning items
        // have arrived, since they would be in its way before.
        let isLeft = isFocused && !canBecomeFocused && !isMoving
        if takesKeys != tookKeys || isLeft { setNeedsFocusUpdate() }
        tookKeys = takesKeys
    }
}

extension CGSize {
    /// The size with 0 for each length that is negative or not finite, since a layer refuses such
    /// lengths.
    fileprivate var usable: CGSize {
        CGSize(
            width: width.isFinite ? max(width, 0) : 0,
            height: height.isFinite ? max(height, 0) : 0
        )
    }
}
#endif
