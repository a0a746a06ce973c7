/// The rotations at which a wheel may rest, which repeat in every turn.
///
/// Each detent has an index from 0 to ``count`` − 1, by which a wheel reports that it passed the
/// detent.
public struct Detents: Hashable, Sendable {
    /// The detents of the first turn in ascending order, from 0 up to 2π.
    let angles: Angles

    enum Angles: Hashable, Sendable {
        case even(count: Int, origin: Angle)
        case listed([Angle], indices: [Int])
    }

    /// Makes evenly spaced detents.
    ///
    /// - Parameters:
    ///   - count: The number of detents in a turn; less than 1 counts as 1, and more than a million
    ///     as a million.
    ///   - origin: The rotation of the detent with index 0; a value that is not finite counts as
    ///     zero.
    public init(count: Int, origin: Angle = .zero) {
        angles = .even(count: min(max(count, 1), 1_000_000), origin: origin.finiteOrZero.normalized)
    }

    /// Makes a detent at each of the given rotations, with the same index as in the array.
    ///
    /// Whole turns are ignored, and a rotation that is not finite counts as zero. `nil` for an
    /// empty array.
    public init?(at rotations: [Angle]) {
        guard !rotations.isEmpty else { return nil }
        let normalized = rotations.map { $0.finiteOrZero.normalized }
        let order = normalized.map { $0.radians }.ascendingOrder
        angles = .listed(order.map { normalized[$0] }, indices: order)
    }

    /// The number of detents in a turn.
    public var count: Int {
        switch angles {
        case .even(let count, _): count
        case .listed(let angles, _): angles.count
        }
    }

    /// The rotation of the detent with an index, in the first turn.
    ///
    /// - Parameter index: The index of a detent; an index without a detent is a programming error.
    public subscript(index: Int) -> Angle {
        precondition((0..<count).contains(index), "There is no detent with this index.")
        return switch angles {
        case .even: rotation(of: index).normalized
        case .listed(let angles, let indices): angles[indices.firstIndex(of: index) ?? 0]
        }
    }

    /// The index of the detent at a rotation, or `nil` if there is none.
    ///
    /// The tolerance is a billionth of a radian, or the rounding error if that is greater. Of
    /// several detents at the same rotation, this is the first. Also `nil` beyond the range of
    /// ``nearest(to:within:)``, and for a rotation that is not finite.
    public func index(at rotation: Angle) -> Int? {
        let tolerance = rotation.rounding
        guard let before = number(atOrBelow: rotation - tolerance * 2) else { return nil }
        var number = before + 1
        while self.rotation(of: number) < rotation - tolerance { number += 1 }
        var first: Int?
        while self.rotation(of: number) <= rotation + tolerance {
            let index = index(of: number)
            first = min(first ?? index, index)
            number += 1
        }
        return first
    }

    /// The detent nearest to a rotation, or `nil` if there is none within the limits.
    ///
    /// Also `nil` beyond a trillion radians, where the precision of rotations is too low to tell
    /// detents apart, and beyond half a billion detents where an `Int` has 32 bits.
    public func nearest(to rotation: Angle, within limits: Limits? = nil) -> Angle? {
        let rotation = limits?.clamped(rotation) ?? rotation
        guard let below = number(atOrBelow: rotation) else { return nil }
        var nearest: Angle?
        // One more on either side, because rounding alone may put the next one outside the limits.
        for number in (below - 1)...(below + 2) {
            let detent = self.rotation(of: number)
            guard limits?.contains(detent) ?? true else { continue }
            if let other = nearest, (other - rotation).magnitude <= (detent - rotation).magnitude { continue }
            nearest = detent
        }
        return nearest
    }
}

extension Detents {
    /// The direction of the detent at a rotation, which is the same in every turn; `nil` between
    /// detents.
    package func direction(at rotation: Angle) -> Angle? {
        guard let index = index(at: rotation), let below = number(atOrBelow: rotation - .radians(1e-6)) else {
            return nil
        }
        var number = below
        while self.index(of: number) != index { number += 1 }
        let direction = self.rotation(of: split(number).position).normalized
        // The origin and a part of the turn may add up to nearly a whole one.
        return direction.signed.magnitude <= .radians(1e-9) ? .zero : direction
    }
}

// MARK: - Detent numbers, which count through all turns

extension Detents {
    /// The rotation of the detent with a number; number `count` is number 0 one turn later.
    func rotation(of number: Int) -> Angle {
        let (turn, position) = split(number)
        let angle =
            switch angles {
            case .even(let count, let origin): origin + .fullTurn * (Double(position) / Double(count))
            case .listed(let angles, _): angles[position]
            }
        return angle + .fullTurn * Double(turn)
    }

    /// The detent a number of detents after the one at a rotation, which leaves that also if there are
    /// several at it, except for rounding.
    ///
    /// `nil` beyond a trillion radians.
    func detent(_ count: Int, from rotation: Angle) -> Angle? {
        number(reachedAt: rotation, isBackward: count < 0).map { self.rotation(of: $0 + count) }
    }

    /// The index of the detent with a number.
    func index(of number: Int) -> Int {
        let position = split(number).position
        return switch angles {
        case .even: position
        case .listed(_, let indices): indices[position]
        }
    }

    /// The number of the last detent that is not after a rotation, or `nil` beyond a trillion
    /// radians.
    func number(atOrBelow rotation: Angle) -> Int? {
        guard rotation.radians.magnitude < greatestRotation else { return nil }
        var number = estimate(rotation)
        while self.rotation(of: number) > rotation { number -= 1 }
        while self.rotation(of: number + 1) <= rotation { number += 1 }
        return number
    }

    /// The number of the first detent that is not before a rotation, or `nil` beyond a trillion
    /// radians.
    func number(atOrAbove rotation: Angle) -> Int? {
        guard var number = number(atOrBelow: rotation) else { return nil }
        number += 1
        while self.rotation(of: number - 1) >= rotation { number -= 1 }
        return number
    }

    /// The number of the last detent that a wheel has reached that turns forward or backward to a
    /// rotation, also if rounding has put it just before the detent; `nil` beyond a trillion radians.
    func number(reachedAt rotation: Angle, isBackward: Bool) -> Int? {
        guard rotation.radians.magnitude < greatestRotation else { return nil }
        return isBackward
            ? number(atOrAbove: rotation - rotation.rounding)
            : number(atOrBelow: rotation + rotation.rounding)
    }

    /// The rotation in radians from which on detents have no numbers.
    ///
    /// Beyond it the precision is too low, or the numbers come near the greatest `Int` if that has
    /// 32 bits.
    private var greatestRotation: Double { min(1e12, Double(Int.max / 4) / Double(count) * 2 * .pi) }

    /// The turn that contains the detent with a number, and the position of the detent in that
    /// turn.
    private func split(_ number: Int) -> (turn: Int, position: Int) {
        let turn = number >= 0 ? number / count : -1 - (-1 - number) / count
        return (turn, number - turn * count)
    }

    /// An estimate of the number at a rotation.
    ///
    /// The error is that of rounding for even detents, and less than a turn for listed ones.
    private func estimate(_ rotation: Angle) -> Int {
        switch angles {
        case .even(let count, let origin):
            return Int(((rotation - origin).turns * Double(count)).rounded(.down))
        case .listed(let angles, _):
            let turn = Int(rotation.turns.rounded(.down))
            let remainder = rotation - .fullTurn * Double(turn)
            return turn * angles.count + Detents.position(after: remainder, in: angles) - 1
        }
    }

    /// The position of the first angle that is greater than a given one, found by bisection.
    static func position(after angle: Angle, in angles: [Angle]) -> Int {
        var (least, most) = (0, angles.count)
        while least < most {
            let middle = (least + most) / 2
            if angles[middle] > angle { most = middle } else { least = middle + 1 }
        }
        return least
    }
}
