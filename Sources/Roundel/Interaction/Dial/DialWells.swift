/// The magnets of a dial as rotations, with half-widths that do not overlap.
struct DialWells: Sendable {
    private struct Well: Sendable {
        let value: Double
        let center: Angle
        var halfWidth: Angle
    }

    /// In ascending order of the rotations.
    private var wells: [Well]

    var isEmpty: Bool { wells.isEmpty }

    init(_ magnets: [DialMagnet], on scale: DialScale) {
        wells = []
        for magnet in magnets {
            let value = scale.snapped(magnet.value)
            let width = max(magnet.halfWidth.finiteOrZero, .zero)
            // Two at one value would leave each other no room.
            if let same = wells.firstIndex(where: { $0.value == value }) {
                wells[same].halfWidth = max(wells[same].halfWidth, width)
                continue
            }
            wells.append(Well(value: value, center: scale.rotation(of: value), halfWidth: width))
            var index = wells.count - 1
            while index > 0, wells[index].center < wells[index - 1].center {
                wells.swapAt(index, index - 1)
                index -= 1
            }
        }
        let ends = scale.rotations
        for index in wells.indices {
            wells[index].halfWidth = min(wells[index].halfWidth, room(at: index, within: ends))
        }
    }

    /// The greatest half-width of a well.
    private func room(at index: Int, within ends: ClosedRange<Angle>) -> Angle {
        let center = wells[index].center
        var room = Angle.radians(.infinity)
        if center != ends.lowerBound { room = (center - ends.lowerBound) / 2 }
        if center != ends.upperBound { room = min(room, (ends.upperBound - center) / 2) }
        for other in wells.indices where other != index {
            room = min(room, (wells[other].center - center).magnitude / 4)
        }
        return room
    }

    /// Where the thumb is if the finger turned it to a rotation, and the value of the magnet that
    /// holds it.
    func shown(for rotation: Angle) -> (rotation: Angle, value: Double?) {
        var index = 0  // A loop over the array allocates in a debug build.
        while index < wells.count {
            let (center, width) = (wells[index].center, wells[index].halfWidth)
            let distance = rotation - center
            if distance.magnitude <= width { return (center, wells[index].value) }
            if distance.magnitude < width * 2 {
                let caughtUp = (distance.magnitude - width) * 2
                return (distance < .zero ? center - caughtUp : center + caughtUp, nil)
            }
            index += 1
        }
        return (rotation, nil)
    }

    /// A rotation of the finger for which the thumb is at a rotation; in a magnet, its middle.
    func turned(for rotation: Angle) -> Angle {
        var index = 0
        while index < wells.count {
            let (center, width) = (wells[index].center, wells[index].halfWidth)
            let distance = rotation - center
            if distance == .zero { return center }
            if distance.magnitude < width * 2 {
                let turned = width + distance.magnitude / 2
                return distance < .zero ? center - turned : center + turned
            }
            index += 1
        }
        return rotation
    }

    /// The number of magnets between two values, including the last and excluding the first.
    func count(from old: Double, to new: Double) -> Int {
        var (index, count) = (0, 0)
        while index < wells.count {
            let value = wells[index].value
            if old < new ? old < value && value <= new : new <= value && value < old { count += 1 }
            index += 1
        }
        return count
    }
}
