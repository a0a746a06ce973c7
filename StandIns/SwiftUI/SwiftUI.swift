// A stand-in for the part of SwiftUI that Roundel uses, on systems without SwiftUI.
//
// It evaluates bodies, keeps state by identity, lays out, and delivers drags, keys, accessibility actions
// and frames. It draws nothing. What Apple does not document is marked as an assumption where it matters.

@_exported import Foundation
