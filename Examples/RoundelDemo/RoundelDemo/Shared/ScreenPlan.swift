import CoreGraphics

/// The layout of a screen's stage and controls: one above the other, or side by side on a wide
/// screen.
struct ScreenPlan: Equatable {
    /// The distance from the edges of the screen.
    static let margin: CGFloat = 20
    /// The distance between the stage and the controls.
    static let gap: CGFloat = 28
    /// The distance between controls.
    static let spacing: CGFloat = 20
    /// The greatest width of the controls.
    static let controlsWidth: CGFloat = 400

    let isWide: Bool
    /// The side of the stage, which is a square.
    let side: CGFloat

    /// Makes the layout for the size of a screen.
    ///
    /// With large text, the controls get a greater part of the height.
    init(size: CGSize, textIsLarge: Bool = false) {
        let (width, height) = (size.width - 2 * Self.margin, size.height - 2 * Self.margin)
        isWide = size.width > size.height
        let half =
            isWide ? min(height, (width - Self.gap) / 2) : min(width, height * (textIsLarge ? 0.4 : 0.54))
        side = max(0, min(half, 720).rounded(.down))
    }
}
