import Roundel
import RoundelExport
import Testing

@testable import RoundelWeb

/// The numbers that Swift writes for the page to draw.
@Suite struct FrameTests {
    static let links = [
        "menu", "menu&count=100&land=no&decay=0.98", "menu&count=5&sweep=200&start=-190", "menu&spin=3",
        "menu&angles=-90,-30,40,170&orientation=tangential", "menu&seed=5", "wheel&detents=12",
        "wheel&spin=2",
        "wheel&limits=-135,135&decay=0.98", "dial&decay=0.98&step=0&sweep=1080",
        "dial&value=20,70&sweep=-720", "menu&open=corner&count=20", "menu&open=finger&count=4",
    ]

    @Test(arguments: links)
    func `a frame writes all numbers that have changed`(_ link: String) {
        let playground = Playground()
        playground.open(Array(link.utf8), time: 0)
        playground.toggle(time: 0)
        var (time, moving) = (0.0, 0)
        func frames(_ count: Int) {
            for _ in 0..<count {
                time += 1.0 / 60
                if playground.advance(to: time) { moving += 1 }
                let written = Array(playground.frame.numbers)
                playground.writeFrame()
                #expect(written == Array(playground.frame.numbers))
            }
        }
        frames(20)
        playground.toggle(time: time)
        frames(80)
        _ = playground.touch(.began, 1, at: Point2D(320, 200), time: time)
        for _ in 1...6 {
            frames(1)
            let direction = Point2D(direction: .radians(time * 4))
            _ = playground.touch(.moved, 1, at: Playground.center + 120 * direction, time: time)
        }
        let direction = Point2D(direction: .radians(time * 4))
        _ = playground.touch(.ended, 1, at: Playground.center + 120 * direction, time: time)
        frames(600)
        #expect(moving > 15)
    }

    /// As UIKit and SwiftUI mirror it.
    @Test(arguments: ["", "&host=ellipse&side=inside", "&host=superellipse&offset=6"])
    func `right to left, the badge is the mirror image, and a pointer finds its angle`(_ settings: String) {
        let playground = Playground()
        playground.open(Array("badge&angle=-60\(settings)".utf8), time: 0)
        func center() -> Point2D {
            Point2D(playground.frame[Frame.BadgeSlot.centerX], playground.frame[Frame.BadgeSlot.centerY])
        }
        let left = center()
        playground.setEnvironment(reducesMotion: false, isRightToLeft: true, time: 0)
        let right = center()
        #expect(left.x > 210 && right == Point2D(400 - left.x, left.y))
        #expect(playground.frame[Frame.BadgeSlot.angle] == -60)
        for point in [Point2D(380, 200), Point2D(200, 20), Point2D(120, 310)] {
            let angle = playground.badgeAngle(at: point)
            playground.isRightToLeft = false
            #expect(playground.badgeAngle(at: Point2D(400 - point.x, point.y)) == angle)
            playground.isRightToLeft = true
        }
        #expect(playground.badgeAngle(at: Point2D(20, 200)) == 0)
    }

    @Test(arguments: [
        "host=circle&side=inside&ratio=0.5", "host=ellipse&side=on", "host=ellipse&side=inside&ratio=0.5",
        "host=ellipse&side=outside&ratio=0.5", "host=ellipse&offset=30", "host=superellipse",
        "host=superellipse&side=inside&ratio=0.3", "host=superellipse&side=outside&ratio=0.5",
    ])
    func `a pointer in the middle of the badge does not turn it`(_ settings: String) {
        for angle in stride(from: -165, through: 180, by: 15) {
            let playground = Playground()
            playground.open(Array("badge&angle=\(angle)&\(settings)".utf8), time: 0)
            let frame = playground.frame
            let center = Point2D(frame[Frame.BadgeSlot.centerX], frame[Frame.BadgeSlot.centerY])
            #expect(playground.badgeAngle(at: center) == Double(angle))
        }
    }

    @Test(arguments: ["", "&direction=counterclockwise", "&sensitivity=-1"])
    func `a scroll turns a menu that lands on its items in the direction of one that does not`(
        _ settings: String
    ) {
        let rotations = ["", "&land=no"].map { land in
            let playground = Playground()
            playground.open(Array("menu\(settings)\(land)".utf8), time: 0)
            #expect(playground.scroll(60, time: 10))
            _ = playground.advance(to: 20)
            return playground.menu.wheel.rotation.degrees
        }
        #expect(rotations.allSatisfy { settings.contains("-1") ? $0 < -10 : $0 > 10 }, "\(rotations)")
    }

    @Test func `a menu that returns to the centre spins as its link says`() {
        let playground = Playground()
        for (index, link) in ["menu&spin=5", "menu&open=corner&spin=5", "menu&spin=5"].enumerated() {
            playground.open(Array(link.utf8), time: Double(index))
        }
        #expect(playground.menu.wheel.isSpinning)
    }

    @Test(
        arguments: ["badge", "superellipse"],
        [["wheel&spin=2"], ["wheel&spin=2", "dial"], ["menu&spin=2"]]
    )
    func `a scene that nothing moves is at rest after one that spins`(link: String, before: [String]) {
        let playground = Playground()
        for (index, link) in (before + [link]).enumerated() {
            playground.open(Array(link.utf8), time: Double(index))
            if index == 0 { #expect(playground.advance(to: 0.5)) }
        }
        #expect(!playground.advance(to: 10))
        playground.writeFrame()
        let frame = playground.frame
        #expect(frame[.rotation] == 0 && frame[.velocity] == 0 && frame[.phase] == 0)
    }

    @Test(arguments: ["menu&open=corner", "menu&open=edge", "dial&value=0", "wheel&limits=-135,0"])
    func `a scroll that leads beyond an end is left to the page`(_ link: String) {
        let playground = Playground()
        playground.open(Array(link.utf8), time: 0)
        let out: Double = link.hasPrefix("dial") ? -1 : 1
        for length in [60.0, 4, 120] { #expect(!playground.scroll(out * length, time: 1), "\(length)") }
        #expect(playground.scroll(-out * 4, time: 2) && playground.scroll(-out * 120, time: 2))
    }

    /// The focus of an assistive technology follows.
    @Test func `an item that is chosen opens its submenu and highlights the first item there`() throws {
        let playground = Playground()
        playground.open(Array("menu&open=finger&count=5&submenu=3".utf8), time: 0)
        playground.togglePress(1)
        playground.choose(2, 2)
        #expect(playground.press?.submenu == 2)
        #expect(playground.press?.highlighted == PressMenu.ItemPath(2, child: 0))
        playground.choose(6, 3)
        #expect(playground.press?.isOpen == false && playground.chosen == 6)
    }

    @Test func `a line through points begins with a move`() {
        let points = [Point2D(0, 1), Point2D(1, 2), Point2D(2, 4)]
        #expect(
            Playground.lines(through: points) == [.move(points[0]), .line(points[1]), .line(points[2])]
        )
        #expect(Playground.lines(through: []).isEmpty)
    }

    @Test func `a closed menu leaves every scroll to the page`() {
        let playground = Playground()
        playground.open(Array("menu".utf8), time: 0)
        if playground.menu.isOpen { playground.toggle(time: 0) }
        _ = playground.advance(to: 10)
        for length in [4.0, 4, 120, -4, -4] { #expect(!playground.scroll(length, time: 11), "\(length)") }
    }
}
