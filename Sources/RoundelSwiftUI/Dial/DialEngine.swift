#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// The core's dial, with one thumb or with two.
enum DialEngine {
    case single(Roundel.Dial)
    case range(RangeDial)

    /// What one call did.
    struct Outcome {
        var touch: Wheel.TouchOutcome
        var editing: DialEditing?
        /// The thumbs whose values changed.
        var changed: [DialThumb]
        /// Whether a thumb moved.
        var isTurned: Bool
        /// The number of steps, magnets and ends that the user felt.
        var ticks: Int
        /// The thumb that the user moved.
        var thumb: DialThumb?

        var valueChanged: Bool { !changed.isEmpty }
    }

    /// Calls a function of the core.
    mutating func change(
        _ single: (inout Roundel.Dial) -> Roundel.Dial.Update,
        _ range: (inout RangeDial) -> RangeDial.Update
    ) -> Outcome {
        switch self {
        case .single(var dial):
            let update = single(&dial)
            self = .single(dial)
            return Outcome(update)
        case .range(var dial):
            let update = range(&dial)
            self = .range(dial)
            return Outcome(update)
        }
    }

    var values: DialValues {
        switch self {
        case .single(let dial): DialValues(lower: nil, upper: dial.value)
        case .range(let dial): DialValues(lower: dial.lowerValue, upper: dial.upperValue)
        }
    }

    var scale: DialScale {
        switch self {
        case .single(let dial): dial.scale
        case .range(let dial): dial.scale
        }
    }

    var isHeld: Bool {
        switch self {
        case .single(let dial): dial.isHeld
        case .range(let dial): dial.isHeld
        }
    }

    var isMoving: Bool {
        switch self {
        case .single(let dial): dial.isMoving
        case .range(let dial): dial.isMoving
        }
    }

    var zone: TouchZone {
        get {
            switch self {
            case .single(let dial): dial.zone
            case .range(let dial): dial.zone
            }
        }
        set {
            switch self {
            case .single(var dial):
                dial.zone = newValue
                self = .single(dial)
            case .range(var dial):
                dial.zone = newValue
                self = .range(dial)
            }
        }
    }

    /// The fraction of the sweep at which a thumb is shown.
    func fraction(of thumb: DialThumb) -> Double {
        switch self {
        case .single(let dial): dial.fraction
        case .range(let dial): dial.fraction(of: thumb)
        }
    }
}

extension DialEngine.Outcome {
    init(_ update: Roundel.Dial.Update) {
        self.init(
            touch: update.touch,
            editing: update.editing,
            changed: update.valueChanged ? [.upper] : [],
            isTurned: update.turned != .zero,
            ticks: update.ticks
        )
    }

    init(_ update: RangeDial.Update) {
        self.init(
            touch: update.touch,
            editing: update.editing,
            changed: DialThumb.allCases.filter {
                $0 == .lower ? update.lower.valueChanged : update.upper.valueChanged
            },
            isTurned: update.lower.turned != .zero || update.upper.turned != .zero,
            ticks: update.lower.ticks + update.upper.ticks,
            thumb: update.lower.isByUser ? .lower : update.upper.isByUser ? .upper : nil
        )
    }
}

extension Roundel.Dial.Update {
    /// A step at an end counts once.
    fileprivate var ticks: Int { max(passed, reachedEnd == nil ? 0 : 1) }

    fileprivate var isByUser: Bool { touch == .began || valueChanged }
}
#endif
