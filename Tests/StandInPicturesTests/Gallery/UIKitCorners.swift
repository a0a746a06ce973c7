import RoundelUIKit
import UIKit

/// Views with shaped corners of UIKit.
@MainActor enum UIKitCorners {
    private static func card(
        _ frame: CGRect,
        _ corners: Corners,
        _ change: (ShapedView) -> Void = { _ in }
    ) -> ShapedView {
        let card = ShapedView(frame: frame)
        (card.corners, card.backgroundColor) = (corners, .systemIndigo)
        change(card)
        return card
    }

    private static let cards = SwiftUICorners.styles.map { style in
        { @MainActor (frame: CGRect) in card(frame, Corners(radius: 30, shape: style)) }
    }

    private static let tab = SwiftUICorners.tab.corners

    private static func uneven(_ name: String, mirrors: Bool) -> Subject {
        .uiKit("corners-\(name)", size: CGSize(width: 260, height: 200)) { room in
            let container = UIView(frame: room)
            let card = card(CGRect(x: 24, y: 24, width: 180, height: 120), tab)
            card.mirrorsInRightToLeft = mirrors
            container.addSubview(card)
            for degrees in [-135, -45, 45, 135] as [CGFloat] {
                let badge = CircleView()
                badge.backgroundColor = .systemRed
                container.addSubview(badge)
                for anchor in [badge.widthAnchor, badge.heightAnchor] {
                    anchor.constraint(equalToConstant: 16).isActive = true
                }
                badge.pin(toCircumferenceOf: card, at: degrees * .pi / 180, outline: .corners(tab))
            }
            return container
        }
    }

    static let subjects: [Subject] = [
        .uiKitGrid("corners-shapes", cards), .uiKitGrid("corners-wide", cards, aspect: 2),
        .uiKitGrid(
            "corners-borders",
            [ShapedView.StrokePosition.inside, .centered, .outside].map { position in
                { frame in
                    card(frame, tab) {
                        ($0.strokePosition, $0.strokeWidth, $0.strokeColor) = (position, 8, .systemPink)
                    }
                }
            }
        ),
        .uiKitGrid(
            "corners-shadows",
            [0, 6, 12].map { (radius: CGFloat) in
                { frame in
                    card(frame, tab) {
                        ($0.dropShadowOpacity, $0.dropShadowRadius) = (0.4, radius)
                        ($0.dropShadowOffset, $0.strokeWidth) = (CGSize(width: 0, height: 4), 2)
                    }
                }
            }
        ),
        uneven("uneven", mirrors: false), uneven("mirroring", mirrors: true),
    ]
}
