#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// How a wheel slows down when it is let go: `.ice`, `.smooth`, `.moderate`, `.quick`, or a factor of one's own.
public typealias Decay = Roundel.Decay
#endif
