@_exported import CoreGraphics

/// A time in seconds; Linux Foundation lacks the name.
public typealias CFTimeInterval = Double
