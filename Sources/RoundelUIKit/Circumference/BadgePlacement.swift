#if canImport(UIKit) && !os(watchOS)
import Roundel

/// Where a badge is placed relative to an outline: inside, on or outside it.
public typealias BadgePlacement = Roundel.BadgePlacement
#endif
