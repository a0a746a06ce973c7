import RoundelUIKit
import UIKit

/// Wheels, badges and superellipses of UIKit with their notable settings.
@MainActor enum UIKitShapes {
    static let subjects: [Subject] = wheels + badges + shapes

    // MARK: Wheels

    private static func wheel(
        _ name: String,
        size: CGSize = Subject.room,
        _ change: @escaping @MainActor (WheelView) -> Void = { _ in },
        then drive: @escaping @MainActor (WheelView) throws -> Void = { _ in }
    ) -> Subject {
        .uiKit("wheel-\(name)", size: size) { room -> WheelView in
            let wheel = WheelView(frame: room)
            wheel.image = UIImage(systemName: "steeringwheel")
            wheel.contentMode = .scaleAspectFit
            change(wheel)
            return wheel
        } then: { wheel in
            try drive(wheel)
        }
    }

    /// A disc of words.
    private static func face(_ size: CGSize) -> UIView {
        let face = CircleView(frame: CGRect(origin: .zero, size: size))
        face.backgroundColor = .tertiarySystemFill
        for index in 0..<12 {
            let label = UIKitMenus.word("\(index)")
            label.bounds.size = label.intrinsicContentSize
            let angle = CGFloat(index) * .pi / 6
            label.center = CGPoint(
                x: size.width / 2 * (1 + 0.82 * sin(angle)),
                y: size.height / 2 * (1 - 0.82 * cos(angle))
            )
            label.transform = CGAffineTransform(rotationAngle: angle)
            face.addSubview(label)
        }
        return face
    }

    private static let wheels = [
        wheel("rest"),
        wheel("turned") { $0.rotation = .pi / 6 },
        wheel("flick") { _ in
        } then: { wheel in
            try wheel.flick(from: -90, to: 0)
            StandInClock.advance(by: 0.2)
        },
        wheel("flick-detents") { wheel in
            wheel.detentCount = 12
            wheel.contentView = face(wheel.bounds.size)
        } then: { wheel in
            try wheel.flick(from: -90, to: 0)
            StandInClock.advance(by: 0.2)
        },
        // Dragged beyond its limit, where it stretches a little.
        wheel("stretched") {
            $0.settings.limits = Limits(.radians(-1) ... .radians(1), stretch: .radians(0.5))
        } then: { wheel in
            guard let window = wheel.window else { return }
            let fingers = StandInFingers(window)
            fingers.down(CGPoint(x: 150, y: 40))
            for point in [CGPoint(x: 228, y: 72), CGPoint(x: 260, y: 150), CGPoint(x: 228, y: 228)] {
                fingers.move(point, after: 0.1)
            }
        },
        wheel("wide", size: CGSize(width: 400, height: 200)),
        wheel("disabled") { $0.isEnabled = false },
        wheel("empty") { $0.image = nil },
    ]

    // MARK: Badges

    /// A round badge with a number.
    private static func number(_ text: String) -> CircleView {
        let (badge, label) = (CircleView(), UIKitMenus.word(text))
        badge.backgroundColor = .systemRed
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        badge.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
            badge.heightAnchor.constraint(equalTo: label.heightAnchor, constant: 12),
            badge.widthAnchor.constraint(equalTo: badge.heightAnchor),
        ])
        return badge
    }

    /// A shape at the centre with something on it.
    private static func badge(
        _ name: String,
        size: CGSize = CGSize(width: 160, height: 160),
        exponent: CGFloat = 2,
        _ pin: @escaping @MainActor (UIView) -> Void
    ) -> Subject {
        .uiKit("badge-\(name)", size: CGSize(width: size.width + 100, height: size.height + 100)) { room in
            let (container, host) = (UIView(frame: room), SuperellipseView())
            host.frame = CGRect(
                x: (room.width - size.width) / 2,
                y: (room.height - size.height) / 2,
                width: size.width,
                height: size.height
            )
            host.exponent = exponent
            host.backgroundColor = .systemIndigo
            container.addSubview(host)
            pin(host)
            return container
        }
    }

    private static func pinned(
        _ host: UIView,
        _ text: String = "3",
        at angle: CGFloat = -.pi / 4,
        outline: Circumference = .circle,
        placement: BadgePlacement = .on,
        offset: CGFloat = 0
    ) {
        let badge = number(text)
        host.superview?.addSubview(badge)
        badge.pin(
            toCircumferenceOf: host,
            at: angle,
            outline: outline,
            placement: placement,
            offset: offset
        )
    }

    private static let badges = [
        badge("on") { pinned($0) },
        badge("inside") { pinned($0, placement: .inside) },
        badge("outside") { pinned($0, placement: .outside) },
        badge("offset") { pinned($0, offset: 12) },
        badge("superellipse", exponent: 4) {
            pinned($0, outline: .superellipse(.init(exponent: 4)))
        },
        badge("around", exponent: 4) { host in
            for index in 0..<8 {
                let angle = CGFloat(index) * .pi / 4
                pinned(host, "\(index)", at: angle, outline: .superellipse(.init(exponent: 4)))
            }
        },
        badge("ellipse", size: CGSize(width: 220, height: 120)) { pinned($0, outline: .ellipse) },
        badge("view", exponent: 4) { host in
            for (degrees, side) in [(-45, 0), (45, -1), (135, 1)] as [(CGFloat, Int)] {
                let badge = BadgeView()
                (badge.degrees, badge.side, badge.ratio, badge.exponent) = (degrees, side, 0.25, 4)
                badge.backgroundColor = .systemRed
                badge.host = host
                host.superview?.addSubview(badge)
            }
        },
    ]

    // MARK: Superellipses

    private static func shapes<View: UIView>(
        _ name: String,
        _ all: [@MainActor (CGRect) -> View],
        aspect: CGFloat = 1
    ) -> Subject {
        .uiKitGrid("superellipse-\(name)", all, aspect: aspect)
    }

    private static func card(
        _ frame: CGRect,
        _ change: (SuperellipseView) -> Void = { _ in }
    ) -> SuperellipseView {
        let card = SuperellipseView(frame: frame)
        card.backgroundColor = .systemIndigo
        change(card)
        return card
    }

    private static let exponents: [CGFloat] = [0.5, 1, 2, 3.5, 5, .infinity]

    private static let shapes = [
        shapes("exponents", exponents.map { exponent in { card($0) { $0.exponent = exponent } } }),
        shapes("wide", exponents.map { exponent in { card($0) { $0.exponent = exponent } } }, aspect: 2),
        shapes(
            "borders",
            [.inside, .centered, .outside].map { position in
                { frame in
                    card(frame) {
                        ($0.strokePosition, $0.strokeWidth, $0.strokeColor) = (position, 8, .systemPink)
                    }
                }
            }
        ),
        shapes(
            "shadows",
            [0, 6, 12].map { (radius: CGFloat) in
                { frame in
                    card(frame) {
                        ($0.dropShadowOpacity, $0.dropShadowRadius) = (0.4, radius)
                        ($0.dropShadowOffset, $0.strokeWidth) = (CGSize(width: 0, height: 4), 2)
                    }
                }
            }
        ),
        shapes("handles", [0, 0.75, 1.2].map { handle in { card($0) { $0.handle = handle } } }),
        // A card with the default line, and a clipped photo.
        shapes(
            "content",
            [
                { card($0) { ($0.strokeWidth, $0.backgroundColor) = (2, .systemBackground) } },
                { frame in
                    card(frame) { card in
                        let photo = UIImageView(image: UIImage(systemName: "photo"))
                        (photo.frame, photo.tintColor) = (card.bounds, .white)
                        card.contentView.addSubview(photo)
                    }
                },
                { card($0) { ($0.strokeWidth, $0.backgroundColor) = (0, .tertiarySystemFill) } },
            ]
        ),
        shapes(
            "circles",
            [
                { frame in
                    let circle = CircleView(frame: frame)
                    circle.backgroundColor = .systemPink
                    return circle
                },
                { frame in
                    let capsule = CircleView(frame: frame.insetBy(dx: 0, dy: 30))
                    capsule.backgroundColor = .systemPink
                    return capsule
                },
            ] as [@MainActor (CGRect) -> UIView]
        ),
    ]
}
