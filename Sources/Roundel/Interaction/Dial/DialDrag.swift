/// How a dial responds to a finger that moves.
public enum DialDrag: Hashable, Sendable {
    /// The thumb goes to the direction of the finger and stays there.
    ///
    /// A finger that touches down on the thumb, within 22 points of its centre along the arc, moves
    /// it from where it is. One that touches down elsewhere brings the thumb to it as soon as it has
    /// moved by more than 10 points, on the lap that is nearest to the thumb. The sensitivity does
    /// not apply.
    case follow

    /// The dial turns by as much as the finger turns about the centre, wherever it touches down.
    case relative

    /// The dial turns as the finger moves right or up, and back as it moves left or down; on a
    /// mirrored scale, left and right are swapped. The dead zone does not apply.
    ///
    /// - Parameter distance: The distance for the whole range, in points. A value that is not
    ///   positive or not finite counts as 200.
    case planar(distance: Double = 200)
}
