#if canImport(SwiftUI)
import Roundel
import SwiftUI

// Several wheels with one binding, which not all may rest at its value, and whose app may be late.

extension TurnController {
    /// The value that a wheel has just written in place of the app's, which a second wheel with the
    /// same binding must not take for the app's.
    private struct WrittenBack {
        weak var writer: TurnController?
        let value: SwiftUI.Angle
        /// The app's value.
        let replaced: SwiftUI.Angle
    }

    /// The last one; `nil` after a while.
    private static var writtenBack: WrittenBack?

    /// A wheel whose binding did not read back at once what was written.
    private struct LateWriter {
        weak var wheel: TurnController?
    }

    /// The wheels that may still wait for their bindings.
    private static var lateWriters: [LateWriter] = []

    /// Whether a second wheel with the same binding has just written where the wheel would rest if the
    /// finger were lifted now, or while what the wheel has written since is on its way, which must not move
    /// this one.
    var isRestOfHold: Bool {
        guard let link, let known, let last = Self.writtenBack else { return false }
        guard wheel.isHeld || !known.isSettled else { return false }
        guard let writer = last.writer, writer !== self else { return false }
        guard last.value.isRead(as: link.bound.angle.wrappedValue) else { return false }
        // Another binding may have the same value. This one had the other value, or has this one by now.
        let others = [last.replaced, last.value]
        guard others.contains(where: { $0.isRead(as: known.read) || $0.isRead(as: known.written) })
        else { return false }
        guard known.isSettled else { return true }
        var still = wheel
        still.setRotation(wheel.rotation)
        return link.bound.isShown(by: still)
    }

    /// Writes, a while after the app has set another value, where the wheel rests instead.
    ///
    /// Until then the value may change again: a second wheel with the same binding may be turning, and the
    /// app's store may be late. A value that another wheel sets again after it was replaced stays. That
    /// wheel does not rest where this one does, and both would replace each other's value for ever.
    func writeBackLater() {
        guard let link, !link.bound.isShown(by: wheel), !isRestOfHold else { return }
        let value = link.bound.angle.wrappedValue
        if let writer = Self.writtenBack?.writer, writer !== self, replaced == value { return }
        link.clock.later { [weak self] in
            guard let self, let link = self.link, link.bound.angle.wrappedValue == value else { return }
            let writers = Self.lateWriters.compactMap(\.wheel)
            if writers.contains(where: { $0 !== self && $0.replacesLate(value) }) { return writeBackLater() }
            replaced = value
            Self.writtenBack = WrittenBack(writer: self, value: link.bound.value(of: wheel), replaced: value)
            link.clock.later { [weak self] in
                if Self.writtenBack?.writer === self { Self.writtenBack = nil }
            }
            publish(isFromBinding: true)
        }
    }

    /// Notes that the binding has not read back at once what was written.
    func noteLateWrite() {
        guard !Self.lateWriters.contains(where: { $0.wheel === self }) else { return }
        Self.lateWriters.removeAll { $0.wheel?.isWritingLate != true }
        Self.lateWriters.append(LateWriter(wheel: self))
    }

    /// Whether what the wheel writes while it is turned is still on the way to the app's store.
    ///
    /// A wheel at rest has written its last value, and one that nobody sees, or that spins, writes none.
    private var isWritingLate: Bool {
        link != nil && wheel.phase != .idle && !wheel.isSpinning && known?.isSettled == false
    }

    /// Whether the binding reads a value only until it reads what the wheel has written.
    private func replacesLate(_ value: SwiftUI.Angle) -> Bool {
        isWritingLate && known?.expects(value) == true
    }
}
#endif
