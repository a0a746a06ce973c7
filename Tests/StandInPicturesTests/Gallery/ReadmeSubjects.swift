import Foundation
import RoundelUIKit
import SwiftUI
import UIKit

/// The examples of the README.
///
/// Colours and images, which the examples leave to the app, are added; images are symbols.
@MainActor enum ReadmeSubjects {
    static let subjects: [Subject] = swiftUI + uiKit

    private static func example(
        _ name: String,
        _ make: @escaping @MainActor () -> some SwiftUI.View,
        then drive: @escaping @MainActor (StandInHost) throws -> Void = { _ in }
    ) -> Subject {
        .swiftUI("readme-\(name)") {
            VStack { AnyView(make()) }
        } then: { host in
            try drive(host)
        }
    }

    private static let swiftUI = [
        example("menu-closed", { EditMenu() }),
        example("menu", { EditMenu() }) { host in
            try host.tap { ($0.value as? SwiftUI.Image)?.standInName == "plus" }
            host.settle()
        },
        example("dial", { HourWheel() }), example("volume", { Volume() }),
        example("photo", { Photo() }) { host in
            let time = host.date.timeIntervalSinceReferenceDate
            let touch = host.touch(at: CGPoint(x: 150, y: 150), time: time)
            for step in 1...12 { host.frame(at: time + Double(step) / 8) }
            host.move(touch, to: CGPoint(x: 152, y: 90), time: time + 1.6)
        },
        example("portrait", { Portrait() }), example("corners", { Card() }),
        example("avatar", { Avatar() }), example("clock", { Clock() }),
    ]

    private static let uiKit: [Subject] = [
        .uiKit("readme-dial") { room in
            let (dial, label) = ReadmeExamples.makeDial()
            let container = UIView(frame: room)
            dial.image = UIImage(systemName: "dial.low")
            dial.angleTextStyle.locale = Locale(identifier: "en_US_POSIX")
            dial.frame = CGRect(x: 0, y: 0, width: room.width, height: room.height - 32)
            label.frame = CGRect(x: 0, y: room.height - 24, width: room.width, height: 24)
            label.textAlignment = .center
            label.text = dial.angleText
            [dial, label].forEach(container.addSubview)
            return container
        },
        .uiKit("readme-volume", size: CGSize(width: 232, height: 232)) { room in
            let volume = ReadmeExamples.makeVolume()
            volume.frame.origin = room.origin
            return volume
        },
        .uiKit("readme-menu", size: CGSize(width: 332, height: 332)) { room in
            let menu = ReadmeExamples.makeMenu()
            menu.frame.origin = room.origin
            return menu
        },
        .uiKit("readme-card", size: CGSize(width: 264, height: 184)) { room in
            let card = ReadmeExamples.makeCard()
            card.center = CGPoint(x: room.midX, y: room.midY)
            for case let photo as UIImageView in card.contentView.subviews {
                photo.image = UIImage(systemName: "photo")
                photo.frame = CGRect(x: 68, y: 28, width: 64, height: 64)
            }
            return card
        },
        .uiKit("readme-panel", size: CGSize(width: 232, height: 152)) { room in
            let panel = ReadmeExamples.makePanel()
            panel.frame.origin = room.origin
            return panel
        },
        .uiKit("readme-avatar", size: CGSize(width: 200, height: 200)) { room in
            let (view, avatar, badge) = ReadmeExamples.makeAvatar()
            view.frame = room
            avatar.frame = view.bounds.insetBy(dx: 24, dy: 24)
            avatar.backgroundColor = .systemIndigo
            badge.backgroundColor = .systemRed
            return view
        },
    ]
}
