import Testing

@testable import Roundel

/// The clock of a menu, and calls at times that are no numbers.
@Suite struct RingMenuClockTests {
    /// Calls of a menu at a time that is no number.
    private static let calls: [(name: String, call: @Sendable (inout RingMenu, Double) -> Void)] = [
        ("touchBegan", { $0.touchBegan(1, at: Point2D(150, 20), time: $1) }),
        ("touchMoved", { $0.touchMoved(1, to: Point2D(150, 20), time: $1) }),
        ("touchEnded", { $0.touchEnded(1, at: Point2D(150, 20), time: $1) }),
        ("touchCancelled", { $0.touchCancelled(1, time: $1) }), ("press", { $0.pressBegan(time: $1) }),
        ("pressEnded", { $0.pressEnded(time: $1) }), ("tap", { $0.tapped(.center, time: $1) }),
        ("item", { $0.tapped(2, time: $1) }), ("select", { $0.select(2, time: $1) }),
        ("activate", { $0.activate(2, time: $1) }), ("step", { $0.step(by: 1, time: $1) }),
        ("key", { $0.press(.right, time: $1) }), ("turn", { $0.turn(toItem: 2, time: $1) }),
        ("spin", { $0.spin(velocity: 3, time: $1) }), ("stop", { $0.stop(time: $1) }),
        ("scroll", { $0.scrolled(by: .degrees(60), time: $1) }),
        ("scrollEnded", { $0.scrollEnded(time: $1) }), ("frame", { $0.advance(to: $1) }),
        ("unreported", { $0.advanceUnreported(to: $1) }),
    ]

    @Test func `a menu that is closed or opened before the last frame of a turn has changed from there on`() {
        for isOpen in [true, false] {
            var menus = [0.6, 1].map { time in
                var menu = RingMenu.sample()
                menu.spin(velocity: 3, time: 0)
                menu.advance(to: 1)
                if !isOpen {
                    menu.setOpen(false, animated: false, time: 1)
                    menu.setOpen(true, time: 1)
                    menu.advance(to: 1.2)
                }
                menu.setOpen(!isOpen, time: isOpen ? time : 1.2 * time)
                return menu
            }
            for index in menus.indices { menus[index].advance(to: isOpen ? 1.01 : 1.21) }
            #expect((0..<8).allSatisfy { menus[0].openness(of: $0) == menus[1].openness(of: $0) })
            #expect(menus[0].isOpening)
        }
    }

    @Test(arguments: [false, true])
    func `every frame moves the clock of a menu, reported or not`(isReported: Bool) {
        var (menu, expected) = (RingMenu.sample(), RingMenu.sample())
        if isReported { menu.advance(to: 5) } else { menu.advanceUnreported(to: 5) }
        // No time counts as that of the last frame.
        menu.setOpen(false, time: .nan)
        expected.setOpen(false, time: 5)
        for time in [5.1, 5.2] {
            menu.advance(to: time)
            expected.advance(to: time)
            #expect(menu.isOpening && expected.isOpening)
            #expect((0..<8).allSatisfy { menu.openness(of: $0) == expected.openness(of: $0) })
        }
    }

    @Test(arguments: calls.indices, [Double.nan, .infinity, -.infinity])
    func `a call at no time leaves the clock of a menu as it is`(_ index: Int, time: Double) {
        let (name, call) = Self.calls[index]
        var menu = RingMenu.sample()
        menu.advance(to: 5)
        call(&menu, time)
        // No time counts as the last one, which is 5.
        menu.setOpen(false, time: time)
        menu.advance(to: 5.2)
        var expected = RingMenu.sample()
        expected.setOpen(false, time: 5)
        expected.advance(to: 5.2)
        #expect(menu.isOpening && expected.isOpening, "\(name)")
        #expect((0..<8).allSatisfy { menu.openness(of: $0) == expected.openness(of: $0) }, "\(name)")
        #expect(menu.position(of: 3) == expected.position(of: 3) && menu.selection == nil, "\(name)")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a key at no time is refused`(_ time: Double) {
        for key in RingMenu.Key.allCases {
            var menu = RingMenu.sample()
            #expect(menu.press(key, time: time) == .refused && menu.isOpen && !menu.isOpening, "\(key)")
        }
    }
}
