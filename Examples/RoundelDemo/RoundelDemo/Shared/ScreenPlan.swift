import CoreGraphics

/// Where a screen's stage and controls stand in a room: below one another, or side by side in a wide one.
struct ScreenPlan: Equatable {
    /// From the edges of the room.
    static let margin: CGFloat = 20
    /// Between the stage and the controls.
    static let gap: CGFloat = 28
    /// Between controls.
    static let spacing: CGFloat = 20
    /// The greatest width of the controls.
    static let controlsWidth: CGFloat = 400

    let isWide: Bool
    /// The side of the stage, which is a square.
    let side: CGFloat

    /// Plans a room; large text gets more of its height than the stage.
    init(room: CGSize, textIsLarge: Bool = false) {
        let (width, height) = (room.width - 2 * Self.margin, room.height - 2 * Self.margin)
        isWide = room.width > room.height
        let half =
            isWide ? min(height, (width - Self.gap) / 2) : min(width, height * (textIsLarge ? 0.4 : 0.54))
        side = max(0, min(half, 600).rounded(.down))
    }
}
