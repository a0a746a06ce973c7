import RoundelUIKit
import StandInTestSupport
import SwiftUI
import Testing
import UIKit

@testable import RoundelDemo

/// Every screen at several sizes: a phone, a phone in landscape, a small phone and a tablet, with
/// the default and with the largest text.
@MainActor @Suite(.standIn) struct LayoutTests {
    nonisolated static let sizes = [
        CGSize(width: 390, height: 690), CGSize(width: 320, height: 400), CGSize(width: 740, height: 260),
        CGSize(width: 1024, height: 1200), CGSize(width: 1366, height: 880), CGSize(width: 507, height: 1200),
    ]

    static func controllers() -> [ScreenViewController] {
        [
            PhotoViewController(), ThermostatViewController(), FortuneViewController(),
            ProfileViewController(), SleepViewController(), CanvasViewController(),
        ]
    }

    static func views() -> [AnyView] {
        [
            AnyView(PhotoScreen()), AnyView(ThermostatScreen()), AnyView(FortuneScreen()),
            AnyView(ProfileScreen()), AnyView(SleepScreen()), AnyView(CanvasScreen()),
        ]
    }

    @Test(arguments: sizes, [false, true])
    func `UIKit: every screen fits, and its text is not truncated`(size: CGSize, isLarge: Bool) throws {
        let isFirst = size == Self.sizes[0]
        for direction in isFirst
            ? [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] : [.leftToRight]
        {
            for controller in Self.controllers() {
                let host = UIKitHost(
                    controller,
                    size: size,
                    direction: direction,
                    textSize: isLarge ? .accessibilityExtraExtraExtraLarge : .large
                )
                let scroll = try host.only(UIScrollView.self)
                let stack = try #require(scroll.superview as? UIStackView)
                #expect(controller.view.bounds.contains(stack.frame), "\(controller) \(stack.frame)")
                #expect(scroll.contentSize.width <= scroll.bounds.width + 1e-6, "\(controller)")
                #expect(scroll.bounds.height > 40, "\(controller) \(scroll.frame)")
                #expect(isLarge || scroll.contentSize.height > 0, "\(controller)")
                let plan = ScreenPlan(size: size, textIsLarge: isLarge)
                let menu = stack.arrangedSubviews[0].bounds.size
                #expect(abs(menu.width - plan.side) < 1e-6 && abs(menu.height - plan.side) < 1e-6)
                for label in host.all(UILabel.self) where label.superview is UIStackView {
                    let wanted = label.intrinsicContentSize
                    #expect(
                        label.bounds.height >= wanted.height - 0.5
                            && label.bounds.width >= wanted.width - 0.5,
                        "\(controller): “\(label.text ?? "")” has \(label.bounds.size), wants \(wanted)"
                    )
                }
                let ambiguous = host.all(UIView.self).filter(\.hasAmbiguousLayout)
                #expect(ambiguous.isEmpty, "\(controller) \(ambiguous.map { ($0, $0.frame) })")
            }
        }
        #expect(StandInLayout.conflicts.isEmpty)
    }

    @Test(arguments: sizes, [false, true])
    func `SwiftUI: every screen fits, and its text is not truncated`(size: CGSize, isLarge: Bool) throws {
        for view in Self.views() {
            let host = StandInHost(view, size: size)
            host.environment.dynamicTypeSize = isLarge ? .accessibility5 : .large
            let bounds = CGRect(origin: .zero, size: size)
            let scroll = try #require(host.all.first { "\(type(of: $0.value))".hasPrefix("ScrollView") })
            #expect(bounds.insetBy(dx: 19.9, dy: 19.9).contains(scroll.frame), "\(scroll.frame)")
            #expect(scroll.frame.height > 40)
            for element in scroll.all where element.value is Text || element.value is any StandInSlider {
                // A picker shows the titles of its segments itself, so their frames are empty.
                guard !element.frame.isEmpty else { continue }
                let (left, right) = (element.frame.minX, element.frame.maxX)
                #expect(
                    left >= scroll.frame.minX - 0.5 && right <= scroll.frame.maxX + 0.5,
                    "\(element.value) at \(element.frame) in \(scroll.frame)"
                )
            }
        }
    }

    @Test(arguments: sizes) func `both frameworks put stage and controls at the same positions`(
        size: CGSize
    ) throws {
        for (controller, view) in zip(Self.controllers(), Self.views()) {
            let (uiKit, swiftUI) = (UIKitHost(controller, size: size), StandInHost(view, size: size))
            let scroll = try uiKit.only(UIScrollView.self)
            let other = try #require(swiftUI.all.first { "\(type(of: $0.value))".hasPrefix("ScrollView") })
                .frame
            let box = uiKit.box(scroll)
            for (edge, otherEdge) in [
                (box.minX, other.minX), (box.maxX, other.maxX), (box.minY, other.minY),
            ] {
                #expect(abs(edge - otherEdge) <= 3, "\(controller): \(box) and \(other)")
            }
        }
    }

    @Test(arguments: [
        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366),
        CGSize(width: 1366, height: 1024),
    ])
    func `the list shows as many topics side by side as fit`(size: CGSize) throws {
        for isLarge in [false, true] {
            let host = StandInHost(TopicList(), size: size)
            host.environment.dynamicTypeSize = isLarge ? .accessibility5 : .large
            let frames = try Topic.allCases.map { try #require(host.frame(of: $0.title)) }
            let columns = Set(frames.map { $0.midX.rounded() }).count
            let isFlat = size.height < 500
            #expect(columns == (isLarge ? 1 : isFlat ? 6 : size.width > size.height ? 3 : 2))
            for frame in frames { #expect(frame.minX >= 0 && frame.maxX <= size.width) }
            if !isLarge { #expect(frames.allSatisfy { $0.maxY <= size.height }, "\(frames)") }
        }
    }
}
