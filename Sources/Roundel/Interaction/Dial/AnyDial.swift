/// A dial with one thumb or with two, for front ends that drive both in the same way.
///
/// Where a function takes a thumb, it does not matter which if there is only one. As for ``Dial``,
/// no touch and no frame allocates memory.
package struct AnyDial: Sendable {
    // One of the two. They are not the cases of an enumeration because its payload would have to be
    // copied to change it.
    var single: Dial?
    var range: RangeDial?

    /// Makes a dial at rest.
    ///
    /// The parameters are those of ``RangeDial``; the value of a dial with one thumb is the upper
    /// bound, and the gaps do not apply to it.
    ///
    /// - Parameters:
    ///   - isRange: Whether there are two thumbs.
    ///   - zone: The zone in which a touch may begin; by default the view has no size yet.
    package init(
        isRange: Bool,
        zone: TouchZone = TouchZone(center: .zero, innerRadius: 0, outerRadius: 0),
        scale: DialScale = DialScale(),
        settings: Dial.Settings = Dial.Settings(),
        values: ClosedRange<Double>,
        minimumGap: Double = 0,
        maximumGap: Double? = nil,
        isEnabled: Bool = true
    ) {
        guard isRange else {
            let value = values.upperBound
            single = Dial(zone: zone, scale: scale, settings: settings, value: value, isEnabled: isEnabled)
            return
        }
        range = RangeDial(
            zone: zone,
            scale: scale,
            settings: settings,
            values: values,
            minimumGap: minimumGap,
            maximumGap: maximumGap,
            isEnabled: isEnabled
        )
    }
}

// MARK: - State

extension AnyDial {
    /// Whether there are two thumbs.
    package var isRange: Bool { range != nil }

    /// The zone in which a touch may begin; see ``Dial/zone``.
    package var zone: TouchZone {
        get { single?.zone ?? range?.zone ?? TouchZone(center: .zero, innerRadius: 0, outerRadius: 0) }
        set {
            single?.zone = newValue
            range?.zone = newValue
        }
    }

    /// The scale.
    package var scale: DialScale { single?.scale ?? range?.scale ?? DialScale() }

    /// How the dial responds to input.
    package var settings: Dial.Settings { single?.settings ?? range?.settings ?? Dial.Settings() }

    /// Whether the dial accepts input.
    package var isEnabled: Bool { single?.isEnabled ?? range?.isEnabled ?? false }

    /// Whether a finger or a scroll holds a thumb.
    package var isHeld: Bool { single?.isHeld ?? range?.isHeld ?? false }

    /// Whether a thumb moves by itself and needs ``advance(to:)`` in every frame.
    package var isMoving: Bool { single?.isMoving ?? range?.isMoving ?? false }

    /// Whether a value may still change: something holds the dial, or it coasts or returns.
    package var isChanging: Bool { single?.isChanging ?? isHeld }

    /// Whether a touch may begin at a point.
    package func accepts(_ point: Point2D) -> Bool {
        single?.accepts(point) ?? range?.accepts(point) ?? false
    }

    /// The value of a thumb.
    package func value(of thumb: DialThumb) -> Double { single?.value ?? range?.value(of: thumb) ?? 0 }

    /// The rotation at which a thumb is shown.
    package func rotation(of thumb: DialThumb) -> Angle {
        single?.rotation ?? range?.rotation(of: thumb) ?? .zero
    }

    /// The direction in which a thumb is shown.
    package func direction(of thumb: DialThumb) -> Angle {
        single?.direction ?? range?.direction(of: thumb) ?? .zero
    }

    /// The part of the sweep up to a thumb, from 0 to 1.
    package func fraction(of thumb: DialThumb) -> Double {
        single?.fraction ?? range?.fraction(of: thumb) ?? 0
    }

    /// The one of two thumbs that something holds, if nothing holds the other.
    package var heldThumb: DialThumb? {
        guard let range, range.isHeld(.lower) != range.isHeld(.upper) else { return nil }
        return range.isHeld(.lower) ? .lower : .upper
    }

    /// The one of two thumbs that a scroll holds.
    package var scrolledThumb: DialThumb? { range?.scrolledThumb }

    /// The angle by which a scroll over a distance turns a thumb.
    package func angle(of translation: Point2D) -> Angle {
        single?.angle(of: translation) ?? range?.angle(of: translation) ?? .zero
    }
}
