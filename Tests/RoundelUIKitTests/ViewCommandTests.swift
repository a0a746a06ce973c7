import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// Every command passes all its arguments to the core, and what is left out has the core's default.
@MainActor @Suite(.standIn) struct ViewCommandTests {
    // A turn by an angle is one to the selected item if it ends there.
    @Test(arguments: [true, false])
    func `a command has reached its item also if the pointer has moved meanwhile`(isByIndex: Bool) {
        let scene = menuScene(6) { $0.turnsSelectionToPointer = false }
        var results: [Bool] = []
        if isByIndex {
            scene.view.turn(toItemAt: 2, duration: 2) { results.append($0) }
        } else {
            scene.view.selectedIndex = 2
            scene.view.turn(to: radians(-120), duration: 2) { results.append($0) }
        }
        StandInClock.advance(by: 0.5)
        scene.view.pointerAngle = 0
        scene.window.layoutIfNeeded()
        StandInClock.advance(by: 5)
        #expect(results == [true] && scene.view.pointedIndex == 2)
    }

    typealias OfWheel = (
        view: @MainActor (WheelView) -> Void, core: @MainActor (inout Wheel, Double) -> Void
    )

    nonisolated static let wheel: [(name: String, commands: OfWheel)] = [
        ("defaults", ({ $0.turn(to: 2) }, { $0.turn(to: .radians(2), time: $1) })),
        (
            "counterclockwise",
            (
                { $0.turn(to: 2, .counterclockwise, extraTurns: 2, duration: 1.5) },
                { $0.turn(to: .radians(2), .counterclockwise, extraTurns: 2, duration: 1.5, time: $1) }
            )
        ),
        (
            "minimum",
            (
                { $0.turn(to: 2, .direct, minimumDuration: 9) },
                { $0.turn(to: .radians(2), .direct, minimumDuration: 9, time: $1) }
            )
        ),
        (
            "at once",
            (
                { $0.turn(to: 2, duration: 3, animated: false) },
                { $0.turn(to: .radians(2), duration: 0, time: $1) }
            )
        ),
        ("detent", ({ $0.turn(toDetent: 3) }, { $0.turn(toDetent: 3, time: $1) })),
        (
            "detent and more",
            (
                { $0.turn(toDetent: 3, .clockwise, extraTurns: 1, duration: 4) },
                { $0.turn(toDetent: 3, .clockwise, extraTurns: 1, duration: 4, time: $1) }
            )
        ),
        (
            "detent, minimum",
            (
                { $0.turn(toDetent: 3, minimumDuration: 9) },
                { $0.turn(toDetent: 3, minimumDuration: 9, time: $1) }
            )
        ),
        (
            "detent at once",
            (
                { $0.turn(toDetent: 3, duration: 3, animated: false) },
                { $0.turn(toDetent: 3, duration: 0, time: $1) }
            )
        ),
        ("step", ({ $0.step(by: 2) }, { $0.step(by: 2, time: $1) })),
        ("step at once", ({ $0.step(by: -2, animated: false) }, { $0.step(by: -2, duration: 0, time: $1) })),
        ("spin", ({ $0.spin(velocity: -3) }, { $0.spin(velocity: -3, time: $1) })),
        ("random", ({ $0.spinAtRandom(seed: 7) }, { $0.spinAtRandom(seed: 7, time: $1) })),
        (
            "random and more",
            (
                { $0.spinAtRandom(seed: 7, .counterclockwise, turns: 1...1, duration: 4) },
                { $0.spinAtRandom(seed: 7, .counterclockwise, turns: 1...1, duration: 4, time: $1) }
            )
        ),
    ]

    @Test(arguments: wheel.indices) func `commands of a wheel`(_ index: Int) {
        let (name, commands) = Self.wheel[index]
        let scene = wheelScene()
        scene.view.detentCount = 5
        scene.view.rotation = radians(72)
        var core = scene.view.wheel
        commands.view(scene.view)
        commands.core(&core, CACurrentMediaTime())
        #expect("\(scene.view.wheel)" == "\(core)", "\(name)")
        scene.view.stop()
        core.stop(time: CACurrentMediaTime())
        #expect("\(scene.view.wheel)" == "\(core)", "\(name), stopped")
    }

    typealias OfMenu = (
        view: @MainActor (CircularMenuView) -> Void, core: @MainActor (inout RingMenu, Double) -> Void
    )

    nonisolated static let menu: [(name: String, commands: OfMenu)] = [
        ("item", ({ $0.turn(toItemAt: 3) }, { $0.turn(toItem: 3, time: $1) })),
        (
            "item and more",
            (
                { $0.turn(toItemAt: 3, .counterclockwise, extraTurns: 1, duration: 4) },
                { $0.turn(toItem: 3, .counterclockwise, extraTurns: 1, duration: 4, time: $1) }
            )
        ),
        (
            "item, minimum",
            (
                { $0.turn(toItemAt: 3, minimumDuration: 9) },
                { $0.turn(toItem: 3, minimumDuration: 9, time: $1) }
            )
        ),
        (
            "item at once",
            (
                { $0.turn(toItemAt: 3, duration: 3, animated: false) },
                { $0.turn(toItem: 3, duration: 0, time: $1) }
            )
        ),
        ("rotation", ({ $0.turn(to: 2) }, { $0.turn(to: .radians(2), time: $1) })),
        (
            "rotation and more",
            (
                { $0.turn(to: 2, .counterclockwise, extraTurns: 2, duration: 1.5) },
                { $0.turn(to: .radians(2), .counterclockwise, extraTurns: 2, duration: 1.5, time: $1) }
            )
        ),
        (
            "rotation, minimum",
            (
                { $0.turn(to: 2, .direct, minimumDuration: 9) },
                { $0.turn(to: .radians(2), .direct, minimumDuration: 9, time: $1) }
            )
        ),
        (
            "rotation at once",
            (
                { $0.turn(to: 2, duration: 3, animated: false) },
                { $0.turn(to: .radians(2), duration: 0, time: $1) }
            )
        ),
        ("step", ({ $0.step(by: 2) }, { $0.step(by: 2, time: $1) })),
        (
            "step at once",
            ({ $0.step(by: -2, animated: false) }, { $0.step(by: -2, animated: false, time: $1) })
        ),
        ("spin", ({ $0.spin(velocity: -3) }, { $0.spin(velocity: -3, time: $1) })),
        ("random", ({ $0.spinAtRandom(seed: 7) }, { $0.spinAtRandom(seed: 7, time: $1) })),
        (
            "random and more",
            (
                { $0.spinAtRandom(seed: 7, .counterclockwise, turns: 1...1, duration: 4) },
                { $0.spinAtRandom(seed: 7, .counterclockwise, turns: 1...1, duration: 4, time: $1) }
            )
        ),
        ("close", ({ $0.setOpen(false) }, { $0.setOpen(false, time: $1) })),
        (
            "close at once",
            ({ $0.setOpen(false, animated: false) }, { $0.setOpen(false, animated: false, time: $1) })
        ),
        ("toggle", ({ $0.toggle() }, { $0.toggle(time: $1) })),
        ("open state", ({ $0.isOpen = false }, { $0.setOpen(false, animated: false, time: $1) })),
    ]

    @Test(arguments: menu.indices) func `commands of a menu`(_ index: Int) {
        let (name, commands) = Self.menu[index]
        let scene = menuScene(5)
        scene.view.layoutIfNeeded()
        var core = scene.view.core
        commands.view(scene.view)
        commands.core(&core, CACurrentMediaTime())
        // Commands of the app are the same to the core, whatever called them.
        #expect("\(scene.view.core.wheel)" == "\(core.wheel)", "\(name)")
        #expect(scene.view.core.isOpen == core.isOpen && scene.view.core.opening == core.opening, "\(name)")
        scene.view.stop()
        core.stop(time: CACurrentMediaTime())
        #expect(scene.view.core.wheel.rotation == core.wheel.rotation, "\(name), stopped")
    }

    @Test func `a command goes on while the user does what has no effect, and ends where it is to end`() {
        let scene = wheelScene()
        var ends: [Bool] = []
        scene.view.turn(to: radians(90), duration: 1) { ends.append($0) }
        StandInClock.advance(by: 0.5)
        // Outside the ring a finger is refused.
        scene.down(0, 140)
        scene.fingers.up()
        #expect(ends.isEmpty && scene.view.isCoasting)
        StandInClock.advance(by: 0.6)
        #expect(ends == [true] && near(scene.view.rotation, radians(90)))
        scene.view.turn(to: radians(0), duration: 1) { ends.append($0) }
        StandInClock.advance(by: 0.5)
        scene.down(0)
        #expect(ends == [true, false] && !scene.view.isCoasting)
        scene.restAndLift()
        #expect(ends.count == 2)
    }

    @Test func `a command that is refused ends no other`() {
        let scene = wheelScene()
        var ends: [String] = []
        scene.view.turn(to: radians(90), duration: 1) { ends.append("turned \($0)") }
        StandInClock.advance(by: 0.5)
        scene.view.turn(to: .nan) { ends.append("refused \(!$0)") }
        #expect(ends == ["refused true"] && scene.view.isCoasting)
        StandInClock.advance(by: 1)
        #expect(ends == ["refused true", "turned true"] && near(scene.view.rotation, radians(90)))
    }

    @Test func `what the user does ends a command at once, also where it would have ended`() {
        let (scene, goal) = (wheelScene(), radians(90))
        var ends: [Bool] = []
        func turn() {
            ends = []
            scene.view.turn(to: goal, duration: 1) { ends.append($0) }
            StandInClock.advance(by: 0.5)
            #expect(ends.isEmpty && scene.view.isCoasting)
        }
        scene.view.becomeFirstResponder()
        let keyboard = StandInKeyboard(scene.window)
        turn()
        keyboard.press(UIKeyCommand.inputRightArrow)
        #expect(ends == [false] && scene.view.isCoasting)
        StandInClock.advance(by: 3)
        // So near that nobody sees the difference.
        turn()
        while !near(scene.view.rotation, goal, 5e-3) { StandInClock.step() }
        #expect(scene.view.isCoasting)
        keyboard.press(UIKeyCommand.inputEscape)
        #expect(ends == [false] && !scene.view.isCoasting && !near(scene.view.rotation, goal, 1e-6))
        // A turn to where the wheel is takes its time too.
        scene.view.rotation = goal
        turn()
        scene.down(0)
        #expect(ends == [false] && near(scene.view.rotation, goal))
        scene.restAndLift()
    }

    @Test func `a stop is refused while a finger holds the wheel, and says so`() {
        let scene = wheelScene()
        var ends: [Bool] = []
        scene.down(0)
        scene.sweep(0, 20)
        scene.view.stop { ends.append($0) }
        #expect(ends == [false] && near(scene.view.rotation, radians(20)))
        scene.sweep(20, 40)
        #expect(near(scene.view.rotation, radians(40)))
        scene.restAndLift()
    }
}
