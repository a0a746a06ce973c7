import Foundation
import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// Circular menus whose items are on a fan about a corner or an edge.
@MainActor @Suite(.standIn) struct MenuAnchorTests {
    private func scene(_ anchor: CircularMenuView.Anchor, count: Int = 4) -> Scene<CircularMenuView> {
        menuScene(count) { menu in
            menu.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            menu.centerView = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
            menu.anchor = anchor
        }
    }

    @Test(arguments: [
        (CircularMenuView.Anchor.topLeading, 30.0, 84.0), (.top, 195, 84), (.topTrailing, 360, 84),
        (.leading, 30, 434.5), (.trailing, 360, 434.5), (.bottomLeading, 30, 785), (.bottom, 195, 785),
        (.bottomTrailing, 360, 785), (.point(CGPoint(x: 100, y: 200)), 100, 200),
    ]) func `the items are in the safe area about the anchor, and do not overlap`(
        anchor: CircularMenuView.Anchor,
        x: Double,
        y: Double
    ) {
        for count in [1, 4, 9] {
            let scene = scene(anchor, count: count)
            scene.window.standInSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
            scene.window.layoutIfNeeded()
            let (menu, frames) = (scene.view, scene.view.items.map(\.frame))
            #expect(near(menu.centerView?.center ?? .zero, CGPoint(x: x, y: y)))
            let safe = CGRect(x: 0, y: 59, width: 390, height: 751).insetBy(dx: -1e-6, dy: -1e-6)
            for (index, frame) in frames.enumerated() {
                #expect(safe.contains(frame))
                for other in frames.dropFirst(index + 1) {
                    #expect(!frame.insetBy(dx: 1e-6, dy: 1e-6).intersects(other))
                }
            }
            let fan = Fan(
                at: Point2D(x, y),
                in: Rect2D(x: 0, y: 59, width: 390, height: 751),
                itemSize: Point2D(40, 40),
                count: count,
                settings: Fan.Settings(maximumRadius: .infinity, allowsSecondRing: false)
            )
            for (index, item) in menu.items.enumerated() {
                let place = fan?.position(of: index) ?? .zero
                #expect(near(item.center, CGPoint(x: place.x, y: place.y), 1e-6))
            }
        }
    }

    @Test func `in a right-to-left layout the leading corner is on the right, and a point stays`() {
        let scene = scene(.bottomTrailing)
        scene.view.semanticContentAttribute = .forceRightToLeft
        scene.window.layoutIfNeeded()
        #expect(scene.view.centerView?.center == CGPoint(x: 30, y: 819))
        scene.view.anchor = .topLeading
        scene.window.layoutIfNeeded()
        #expect(scene.view.centerView?.center == CGPoint(x: 360, y: 25))
        scene.view.anchor = .point(CGPoint(x: 20, y: 30))
        scene.window.layoutIfNeeded()
        #expect(scene.view.centerView?.center == CGPoint(x: 20, y: 30))
    }

    @Test(arguments: [
        (CircularMenuView.Anchor.topLeading, CircularMenuView.Anchor.topTrailing), (.top, .top),
        (.bottomTrailing, .bottomLeading), (.point(CGPoint(x: 30, y: 400)), .point(CGPoint(x: 30, y: 400))),
    ]) func `at the same place, the items of a right-to-left layout are in the opposite order`(
        anchor: CircularMenuView.Anchor,
        other: CircularMenuView.Anchor
    ) {
        let (menu, mirrored) = (scene(anchor), scene(other))
        mirrored.view.semanticContentAttribute = .forceRightToLeft
        mirrored.window.layoutIfNeeded()
        let (places, mirroredPlaces) = (menu.view.items.map(\.center), mirrored.view.items.map(\.center))
        #expect(zip(places, mirroredPlaces.reversed()).allSatisfy { near($0, $1, 1e-6) })
    }

    @Test func `an anchor at a side is within the safe area there`() {
        for (anchor, x) in [(CircularMenuView.Anchor.leading, 70.0), (.trailing, 350)] {
            let scene = scene(anchor)
            scene.window.standInSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
            scene.window.layoutIfNeeded()
            #expect(near(scene.view.centerView?.center ?? .zero, CGPoint(x: x, y: 422)))
        }
    }

    private let middle = CGPoint(x: 195, y: 422)

    @Test func `an arc in a corner does not turn, and a whole circle does`() {
        for (anchor, turns) in [(CircularMenuView.Anchor.bottomTrailing, false), (.point(middle), true)] {
            let scene = scene(anchor)
            let before = scene.view.items.map(\.center)
            let (center, radius) = (scene.view.ring.center, scene.view.ring.radii.x)
            scene.fingers.drag(
                (0...6).map { step in
                    let angle = -Double.pi / 2 + Double(step) * 0.1
                    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
                }
            )
            #expect((scene.view.items.map(\.center) != before) == turns)
        }
    }

    @Test func `without a fan and without an anchor the menu is as before`() {
        let scene = menuScene(4)
        let before = scene.view.items.map(\.center)
        scene.view.anchor = .bottom
        scene.window.layoutIfNeeded()
        #expect(scene.view.items.map(\.center) != before)
        scene.view.anchor = nil
        scene.window.layoutIfNeeded()
        #expect(scene.view.items.map(\.center) == before)
        // An anchor far outside has no arc within the bounds.
        scene.view.anchor = .point(CGPoint(x: CGFloat.nan, y: 1e9))
        scene.window.layoutIfNeeded()
        #expect(scene.view.items.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
    }

    @Test func `items about an anchor shrink as far as they must to fit on an arc, and no further`() throws {
        let scene = scene(.point(CGPoint(x: 20, y: 20)), count: 9)
        scene.view.shrinksItemsToFit = true
        scene.window.layoutIfNeeded()
        #expect(scene.view.items.allSatisfy { $0.bounds.size == CGSize(width: 40, height: 40) })
        scene.view.frame.size = CGSize(width: 150, height: 150)
        scene.window.layoutIfNeeded()
        let side = Double(scene.view.items[0].bounds.width)
        func fan(_ side: Double) -> Fan? {
            Fan(
                at: Point2D(20, 20),
                in: Rect2D(x: 0, y: 0, width: 150, height: 150),
                itemSize: Point2D(side, side),
                count: 9,
                settings: Fan.Settings(maximumRadius: .infinity, allowsSecondRing: false)
            )
        }
        #expect(fan(side) != nil && fan(side + 0.01) == nil && fan(40) == nil)
        let places = try #require(fan(side))
        for (index, item) in scene.view.items.enumerated() {
            let place = places.position(of: index)
            #expect(item.bounds.width == CGFloat(side) && item.bounds.height == CGFloat(side))
            #expect(near(item.center, CGPoint(x: place.x, y: place.y), 1e-6))
        }
    }

    @Test func `anchors are told apart in a set`() {
        typealias Anchor = CircularMenuView.Anchor
        let points = [Anchor.point(.zero), .point(CGPoint(x: 1, y: 0)), .point(CGPoint(x: 0, y: 1))]
        let places: [Anchor] = [
            .topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .top, .leading, .bottom, .trailing,
        ]
        #expect(Set(points + places + points + places).count == 11)
        #expect(Set((points + places).map(\.hashValue)).count == 11)
    }
}
