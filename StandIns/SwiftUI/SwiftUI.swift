// A stand-in for the part of SwiftUI that Roundel uses, on systems without SwiftUI.
//
// It evaluates bodies, keeps state by identity, lays out views, and delivers drags, keys,
// accessibility actions and frames. It renders nothing. A comment marks each assumption about
// behaviour that Apple does not document.

@_exported import Foundation
