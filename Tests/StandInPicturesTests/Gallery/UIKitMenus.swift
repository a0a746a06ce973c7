import RoundelUIKit
import UIKit

/// Menus of UIKit with their notable settings.
@MainActor enum UIKitMenus {
    static let symbols = [
        "scissors", "doc.on.doc", "doc.on.clipboard", "square.and.arrow.up", "pencil", "trash", "star",
        "heart",
    ]

    /// A round button with a symbol.
    static func disc(_ symbol: String, _ side: CGFloat = 48) -> UIButton {
        var look = UIButton.Configuration.filled()
        look.image = UIImage(systemName: symbol)
        look.cornerStyle = .capsule
        let button = UIButton(configuration: look)
        button.bounds.size = CGSize(width: side, height: side)
        return button
    }

    /// A word with its intrinsic width.
    static func word(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    static let words = ["Cut", "Copy", "Paste", "Share", "Edit", "Delete"]

    /// An open menu of round buttons around another button.
    private static func menu(
        _ name: String,
        count: Int = 6,
        size: CGSize = Subject.room,
        _ change: @escaping @MainActor (CircularMenuView) -> Void = { _ in },
        then drive: @escaping @MainActor (CircularMenuView) throws -> Void = { _ in }
    ) -> Subject {
        .uiKit("menu-\(name)", size: size) { room -> CircularMenuView in
            let menu = CircularMenuView(frame: room)
            menu.items = (0..<count).map { disc(symbols[$0 % symbols.count]) }
            menu.itemSize = CGSize(width: 48, height: 48)
            menu.centerView = disc("plus", 56)
            menu.isOpen = true
            change(menu)
            return menu
        } then: { menu in
            try drive(menu)
        }
    }

    static let subjects: [Subject] = states + counts + positions + appearances

    private static let states = [
        menu("ring"),
        menu("closed") { $0.isOpen = false },
        menu("opening") {
            $0.isOpen = false
        } then: { menu in
            menu.setOpen(true)
            StandInClock.advance(by: 0.25)
        },
        menu("closing") { _ in
        } then: { menu in
            menu.setOpen(false)
            StandInClock.advance(by: 0.25)
        },
        menu("flick") { _ in
        } then: { menu in
            try menu.flick(from: -30, to: 60)
            StandInClock.advance(by: 0.15)
        },
        menu("disabled") { $0.isEnabled = false },
    ]

    private static let counts = [
        menu("one", count: 1), menu("zero", count: 0), menu("forty", count: 40),
        menu("forty-shrunk", count: 40) { $0.shrinksItemsToFit = true },
        menu("twelve", count: 12),
    ]

    private static let positions = [
        menu("arc", count: 5, size: CGSize(width: 300, height: 200)) {
            ($0.startAngle, $0.arrangement, $0.radius) = (.pi, .arc(sweep: .pi), .filling)
        },
        menu("arc-fitted", count: 5) { $0.arrangement = .arc(sweep: .pi) },
        menu("corner", count: 4, size: CGSize(width: 240, height: 240)) {
            ($0.startAngle, $0.arrangement, $0.radius) = (.pi, .arc(sweep: .pi / 2), .filling)
        },
        menu("anchor-corner", count: 4, size: CGSize(width: 300, height: 300)) {
            $0.anchor = .bottomTrailing
        },
        menu("anchor-edge", count: 5, size: CGSize(width: 300, height: 220)) { $0.anchor = .bottom },
        menu("exclusive", count: 5) { $0.arrangement = .arc(sweep: 4, end: .exclusive) },
        menu("ellipse", size: CGSize(width: 360, height: 220)) {
            $0.radius = .ellipse(across: 136, down: 66)
        },
        menu("fixed") { $0.radius = .fixed(80) },
        menu("step", count: 5) { $0.arrangement = .step(.pi / 5) },
        menu("angles", count: 3) { $0.arrangement = .angles([-.pi / 2, 0, .pi]) },
        menu("weights") { $0.arrangement = .weights([1, 1, 1, 1, 2, 3], pad: 0.1) },
        menu("counterclockwise") { $0.direction = .counterclockwise },
        menu("wide", size: CGSize(width: 400, height: 220)),
        menu("pointer") { $0.pointerAngle = 0 },
    ]

    private static let appearances = [
        menu("radial") {
            ($0.items, $0.itemSize, $0.orientation) = (words.map(word), nil, .radial)
        },
        menu("tangential") {
            ($0.items, $0.itemSize, $0.orientation) = (words.map(word), nil, .tangential)
        },
        menu("actions") { menu in
            menu.itemSize = nil
            menu.setItems(words.map { word in UIAction(title: word) { _ in } })
            menu.setItems(
                words.map { word in
                    UIAction(title: word, attributes: word == "Paste" ? .disabled : []) { _ in }
                }
            )
            menu.centerView = UIButton(type: .close)
        },
        menu("images") { menu in
            menu.itemSize = nil
            menu.setItems(
                zip(words, symbols).map { UIAction(title: $0, image: UIImage(systemName: $1)) { _ in } }
            )
        },
    ]
}
