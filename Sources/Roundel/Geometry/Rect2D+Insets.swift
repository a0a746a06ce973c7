extension Rect2D {
    /// The part of the rectangle that insets leave, such as those of a safe area.
    ///
    /// Insets are in points; a negative one extends the rectangle on that side, and one that is not
    /// finite counts as zero. Where two opposite insets overlap, the result has no extent and lies
    /// in the middle of the overlap.
    ///
    /// ```swift
    /// let screen = Rect2D(x: 0, y: 0, width: 390, height: 844)
    /// let safe = screen.inset(top: 59, bottom: 34)
    /// print(safe.height)  // 751.0
    /// ```
    public func inset(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) -> Rect2D {
        let low = origin + Point2D(left, top).finiteOrZero.bounded
        let high = end - Point2D(right, bottom).finiteOrZero.bounded
        let middle = low / 2 + high / 2
        let isOverlap = high .< low
        let corner = low.replacing(with: middle, where: isOverlap)
        return Rect2D(origin: corner, size: high.replacing(with: middle, where: isOverlap) - corner)
    }
}
