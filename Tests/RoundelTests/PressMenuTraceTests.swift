import Roundel
import RoundelTestSupport
import Testing

/// Strokes with the tremble of a fingertip, in thirds of a point.
@Suite struct PressMenuTraceTests {
    typealias Path = PressMenu.ItemPath

    /// What a menu does under a trace, with frames at a rate if there is one.
    ///
    /// - Parameter start: Where the first finger touches down; `nil` where it did.
    static func play(
        _ name: String,
        on sample: PressMenu = .sample(),
        from start: Point2D? = nil,
        frames: Double? = nil,
        skipping: Bool = false
    ) throws -> (updates: [PressMenu.Update], menu: PressMenu) {
        var (menu, updates) = (sample, [PressMenu.Update]())
        var frame = 12.5
        let events = try Trace.named(name)
        let shift = start.map { $0 - events[0].point } ?? .zero
        for (index, event) in events.enumerated() {
            while let frames, frame < event.time {
                updates.append(menu.advance(to: frame))
                frame += 1 / frames
            }
            let point = event.point + shift
            switch event.phase {
            case "began": updates.append(menu.touchBegan(event.finger, at: point, time: event.time))
            case "moved" where skipping && index % 2 == 1: break
            case "moved": updates.append(menu.touchMoved(event.finger, to: point, time: event.time))
            default: updates.append(menu.touchEnded(event.finger, at: point, time: event.time))
            }
        }
        return (updates, menu)
    }

    static let variants: [(Double?, Bool)] = [
        (nil, false), (60, false), (120, false), (nil, true), (60, true),
    ]

    @Test(arguments: variants)
    func `a quick stroke chooses upward, and nothing is shown`(frames: Double?, skipping: Bool) throws {
        let (updates, menu) = try Self.play("press-quick-stroke", frames: frames, skipping: skipping)
        #expect(updates.last?.chosen == Path(0) && menu.phase == .closed)
        #expect(!updates.contains { $0.openChanged })
    }

    @Test(arguments: variants)
    func `a held finger chooses the second item that it visits`(frames: Double?, skipping: Bool) throws {
        let (updates, _) = try Self.play("press-hold-and-choose", frames: frames, skipping: skipping)
        #expect(updates.last?.chosen == Path(2))
        #expect(updates.filter { $0.feedback == .opened }.count == 1)
        // Up, and through the middle down: no item flickers.
        #expect(updates.filter { $0.feedback == .highlighted }.count == 2)
    }

    @Test(arguments: variants)
    func `a zigzag chooses in the submenu without showing it`(frames: Double?, skipping: Bool) throws {
        let (updates, _) = try Self.play("press-zigzag", frames: frames, skipping: skipping)
        #expect(updates.last?.chosen == Path(1, child: 0))
        #expect(!updates.contains { $0.openChanged })
    }

    @Test(arguments: variants)
    func `a finger opens a submenu, comes back through the middle and cancels`(
        frames: Double?,
        skipping: Bool
    ) throws {
        let (updates, menu) = try Self.play("press-there-and-back", frames: frames, skipping: skipping)
        #expect(updates.filter { $0.submenuChanged }.count == 2 && menu.submenu == nil)
        #expect(updates.last?.chosen == nil && updates.last?.ending == .cancelled)
    }

    // The other three traces were recorded with a finger on a wheel. Here they begin in the middle of
    // the screen; the positions relative to that and the times are those of the finger.

    /// A menu of four items without submenus.
    private static let leaves = PressMenu.sample(items: Array(repeating: PressMenu.Item(), count: 4))

    @Test(arguments: variants)
    func `a recorded flick upward is a quick stroke, although the finger hesitates`(
        frames: Double?,
        skipping: Bool
    ) throws {
        let (updates, menu) = try Self.play(
            "flick-across-nine",
            from: PressMenu.middle,
            frames: frames,
            skipping: skipping
        )
        #expect(updates.last?.chosen == Path(0) && menu.phase == .closed)
        #expect(!updates.contains { $0.openChanged })
    }

    @Test(arguments: variants)
    func `a recorded finger that draws a curve and then rests shows the menu, and chooses`(
        frames: Double?,
        skipping: Bool
    ) throws {
        let (updates, _) = try Self.play(
            "hold-then-release",
            on: Self.leaves,
            from: PressMenu.middle,
            frames: frames,
            skipping: skipping
        )
        #expect(updates.last?.chosen == Path(2))
        #expect(updates.filter { $0.feedback == .opened }.count == 1)
        // To the right, and then down: no item flickers.
        #expect(updates.filter { $0.feedback == .highlighted }.count == 2)
    }

    @Test(arguments: variants)
    func `a recorded stroke to the left is not disturbed by a second finger`(
        frames: Double?,
        skipping: Bool
    ) throws {
        let (updates, _) = try Self.play(
            "through-the-middle",
            on: Self.leaves,
            from: Point2D(300, 400),
            frames: frames,
            skipping: skipping
        )
        #expect(updates.compactMap(\.chosen) == [Path(3)])
        #expect(updates.contains { $0.touch == .refused })
    }
}
