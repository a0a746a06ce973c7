import Foundation

/// What the menus offer.
enum Tool: CaseIterable {
    case cut
    case copy
    case paste
    case share
    case edit
    case delete

    var name: String {
        switch self {
        case .cut: NSLocalizedString("Cut", comment: "A tool in the menu")
        case .copy: NSLocalizedString("Copy", comment: "A tool in the menu")
        case .paste: NSLocalizedString("Paste", comment: "A tool in the menu")
        case .share: NSLocalizedString("Share", comment: "A tool in the menu")
        case .edit: NSLocalizedString("Edit", comment: "A tool in the menu")
        case .delete: NSLocalizedString("Delete", comment: "A tool in the menu")
        }
    }

    var symbol: String {
        switch self {
        case .cut: "scissors"
        case .copy: "doc.on.doc"
        case .paste: "doc.on.clipboard"
        case .share: "square.and.arrow.up"
        case .edit: "pencil"
        case .delete: "trash"
        }
    }
}
