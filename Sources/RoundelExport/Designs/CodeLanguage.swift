/// What the code of a design is written for.
package enum CodeLanguage: Hashable, Sendable, CaseIterable {
    /// Swift for UIKit.
    case uiKit
    /// Swift for SwiftUI.
    case swiftUI
    /// An SVG document.
    case svg
    /// A style sheet.
    case css
}
