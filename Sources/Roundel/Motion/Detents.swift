/// The rotations at which a wheel may rest, the same ones in every turn.
///
/// Each has an index, 0 up to ``count``, by which a wheel reports that it passed one.
public struct Detents: Hashable, Sendable {
    /// The detents of the first turn, sorted, from 0 up to 2π.
    private let angles: Angles

    private enum Angles: Hashable, Sendable {
        case even(count: Int, origin: Angle)
        case listed([Angle], indices: [Int])
    }

    /// Makes evenly spaced detents.
    ///
    /// - Parameters:
    ///   - count: How many there are in a turn; less than 1 counts as 1, more than a million as a million.
    ///   - origin: The rotation of the detent with index 0; not finite counts as zero.
    public init(count: Int, origin: Angle = .zero) {
        angles = .even(count: min(max(count, 1), 1_000_000), origin: origin.finiteOrZero.normalized)
    }

    /// Makes a detent at each of the given rotations; its index is the place in the list.
    ///
    /// Whole turns do not matter, and a rotation that is not finite counts as zero. `nil` for an empty list.
    public init?(at rotations: [Angle]) {
        guard !rotations.isEmpty else { return nil }
        let places = rotations.map { $0.finiteOrZero.normalized }
        let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
        angles = .listed(order.map { places[$0] }, indices: order)
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
    /// - Parameter index: The index of a detent; one that no detent has is a programming error.
    public subscript(index: Int) -> Angle {
        precondition((0..<count).contains(index), "There is no detent with this index.")
        return switch angles {
        case .even: rotation(of: index).normalized
        case .listed(let angles, let indices): angles[indices.firstIndex(of: index) ?? 0]
        }
    }

    /// The index of the detent at a rotation, or `nil` where there is none.
    ///
    /// A rotation that is off by a billionth of a radian, or by rounding, counts as there. Of several detents in one place
    /// it is the first. Also `nil` where ``nearest(to:within:)`` knows none, and for a rotation that is not finite.
    public func index(at rotation: Angle) -> Int? {
        let tolerance = Angle.radians(max(1e-9, 2 * rotation.radians.ulp))
        guard let before = number(atOrBelow: rotation - tolerance * 2) else { return nil }
        var number = before + 1
        while self.rotation(of: number) < rotation - tolerance { number += 1 }
        return self.rotation(of: number) <= rotation + tolerance ? index(of: number) : nil
    }

    /// The detent nearest to a rotation, or `nil` where there is none within the limits.
    ///
    /// Also `nil` beyond a trillion radians, where rotations are too coarse to tell detents apart; where an `Int`
    /// has 32 bits, beyond half a billion detents.
    public func nearest(to rotation: Angle, within limits: Limits? = nil) -> Angle? {
        guard let below = number(atOrBelow: limits?.clamped(rotation) ?? rotation) else { return nil }
        var nearest: Angle?
        // One more to either side, since limits may leave out the next one by rounding alone.
        for number in (below - 1)...(below + 2) {
            let detent = self.rotation(of: number)
            guard limits?.contains(detent) ?? true else { continue }
            if let other = nearest, (other - rotation).magnitude <= (detent - rotation).magnitude { continue }
            nearest = detent
        }
        return nearest
    }
}

// MARK: - Numbers: detents counted through all turns

extension Detents {
    /// The rotation of a detent, counted through all turns: number `count` is number 0, a turn later.
    func rotation(of number: Int) -> Angle {
        let (turn, place) = split(number)
        let angle =
            switch angles {
            case .even(let count, let origin): origin + .fullTurn * (Double(place) / Double(count))
            case .listed(let angles, _): angles[place]
            }
        return angle + .fullTurn * Double(turn)
    }

    /// The detent that is a number of detents further than a rotation on one.
    ///
    /// `nil` beyond a trillion radians.
    func detent(_ count: Int, from rotation: Angle) -> Angle? {
        guard let number = number(atOrBelow: rotation) else { return nil }
        return self.rotation(of: number + count)
    }

    /// The index that a detent is reported by.
    func index(of number: Int) -> Int {
        let place = split(number).place
        return switch angles {
        case .even: place
        case .listed(_, let indices): indices[place]
        }
    }

    /// The last detent that is not past a rotation, or `nil` beyond a trillion radians.
    func number(atOrBelow rotation: Angle) -> Int? {
        guard rotation.radians.magnitude < reach else { return nil }
        var number = estimate(rotation)
        while self.rotation(of: number) > rotation { number -= 1 }
        while self.rotation(of: number + 1) <= rotation { number += 1 }
        return number
    }

    /// The first detent that is not before a rotation, or `nil` beyond a trillion radians.
    func number(atOrAbove rotation: Angle) -> Int? {
        guard var number = number(atOrBelow: rotation) else { return nil }
        number += 1
        while self.rotation(of: number - 1) >= rotation { number -= 1 }
        return number
    }

    /// The rotation, in radians, from which on detents are not told apart: nor where an `Int` has 32 bits and
    /// their numbers would come near the largest.
    private var reach: Double { min(1e12, Double(Int.max / 4) / Double(count) * 2 * .pi) }

    /// The turn that a detent is in, and its place among those of a turn.
    private func split(_ number: Int) -> (turn: Int, place: Int) {
        let turn = number >= 0 ? number / count : -1 - (-1 - number) / count
        return (turn, number - turn * count)
    }

    /// A number near the one sought: off by rounding for even detents, by less than a turn for listed ones.
    private func estimate(_ rotation: Angle) -> Int {
        switch angles {
        case .even(let count, let origin):
            return Int(((rotation - origin).turns * Double(count)).rounded(.down))
        case .listed(let angles, _):
            let turn = Int(rotation.turns.rounded(.down))
            let rest = rotation - .fullTurn * Double(turn)
            var place = angles.count - 1
            while place >= 0, angles[place] > rest { place -= 1 }
            return turn * angles.count + place
        }
    }
}
