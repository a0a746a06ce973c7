#if arch(wasm32) && compiler(>=6.3)
import Roundel
import RoundelExport

// The functions that the page calls. They use one playground: a page has one thread.

nonisolated(unsafe) private let playground = Playground()
nonisolated(unsafe) private var input: [UInt8] = []
nonisolated(unsafe) private var output: [UInt8] = []

private func answer(_ text: UTF8Text) -> Int32 {
    output = text.bytes
    return Int32(output.count)
}

/// Makes room for the text that the next call reads, and returns its address.
@_expose(wasm) @c
public func roundel_input(_ length: Int32) -> UnsafeMutablePointer<UInt8>? {
    input = Array(repeating: 0, count: Int(length))
    return input.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// The address of the text whose length the last call returned.
@_expose(wasm) @c
public func roundel_output() -> UnsafePointer<UInt8>? { output.withUnsafeBufferPointer { $0.baseAddress } }

/// Shows the design of the link that was put in.
@_expose(wasm) @c
public func roundel_open(_ time: Double) { playground.open(input, time: time) }

/// Writes the design's link, and returns the length of the text.
@_expose(wasm) @c
public func roundel_link() -> Int32 { answer(playground.design.link()) }

/// Writes the design's code in a language, by its index among `CodeLanguage`, and returns the
/// length.
///
/// The length is 0 if the language cannot express the design.
@_expose(wasm) @c
public func roundel_code(_ language: Int32) -> Int32 {
    answer(playground.code(CodeLanguage.allCases[Int(language) & 3]))
}

/// Writes an outline as SVG path data, and returns the length; see `Playground.Outline`.
@_expose(wasm) @c
public func roundel_outline(_ outline: Int32) -> Int32 {
    guard let outline = Playground.Outline(rawValue: outline) else { return 0 }
    return answer(playground.outline(outline))
}

/// Takes the user's settings and the layout direction.
@_expose(wasm) @c
public func roundel_environment(_ reducesMotion: Bool, _ isRightToLeft: Bool, _ time: Double) {
    playground.setEnvironment(reducesMotion: reducesMotion, isRightToLeft: isRightToLeft, time: time)
}

/// The address of the numbers to draw; see `Frame`.
@_expose(wasm) @c
public func roundel_frame() -> UnsafeMutablePointer<Double>? { playground.frame.numbers.baseAddress }

/// Passes a touch on, and returns whether it is handled; see `Playground.TouchPhase` for the
/// phases.
@_expose(wasm) @c
public func roundel_touch(_ phase: Int32, _ finger: Int32, _ x: Double, _ y: Double, _ time: Double) -> Bool {
    guard let phase = Playground.TouchPhase(rawValue: phase) else { return false }
    return playground.touch(phase, Int(finger), at: Point2D(x, y), time: time)
}

/// Advances to the time of a frame, and returns whether the motion continues.
@_expose(wasm) @c
public func roundel_advance(_ time: Double) -> Bool { playground.advance(to: time) }

/// Turns by steps.
@_expose(wasm) @c
public func roundel_step(_ count: Int32, _ time: Double) { playground.step(by: Int(count), time: time) }

/// Passes a key to the menu, by its index among `RingMenu.Key`, and returns whether it is handled.
@_expose(wasm) @c
public func roundel_key(_ key: Int32, _ time: Double) -> Bool { playground.press(Int(key), time: time) }

/// Activates an item.
@_expose(wasm) @c
public func roundel_activate(_ index: Int32, _ time: Double) { playground.activate(Int(index), time: time) }

/// Selects an item; `Playground.lastItem` stands for the last one.
@_expose(wasm) @c
public func roundel_select(_ index: Int32, _ time: Double) { playground.select(Int(index), time: time) }

/// Opens or closes the menu.
@_expose(wasm) @c
public func roundel_toggle(_ time: Double) { playground.toggle(time: time) }

/// Spins; if it spins already, lets it come to rest.
@_expose(wasm) @c
public func roundel_spin(_ time: Double) { playground.spin(time: time) }

/// Spins to a random rest position, from this seed if the design has none.
@_expose(wasm) @c
public func roundel_spin_at_random(_ seed: Double, _ time: Double) {
    playground.spinAtRandom(seed: seed, time: time)
}

/// Turns the dial to its lower or its upper limit.
@_expose(wasm) @c
public func roundel_turn_to_end(_ isEnd: Bool, _ time: Double) { playground.turn(toEnd: isEnd, time: time) }

/// Turns with a scroll wheel, by a length in points, and returns whether it is handled.
@_expose(wasm) @c
public func roundel_scroll(_ length: Double, _ time: Double) -> Bool { playground.scroll(length, time: time) }

/// Passes a key to a thumb of the dial, 0 for the lower one, by its index among `Dial.Key`.
@_expose(wasm) @c
public func roundel_dial_key(_ key: Int32, _ thumb: Int32, _ time: Double) {
    playground.press(Int(key), thumb: Int(thumb), time: time)
}

/// Stops the dial where it is.
@_expose(wasm) @c
public func roundel_stop(_ finger: Int32, _ time: Double) { playground.stop(finger: Int(finger), time: time) }

/// The angle at which the badge is closest to a point, in degrees.
@_expose(wasm) @c
public func roundel_badge_angle(_ x: Double, _ y: Double) -> Double {
    playground.badgeAngle(at: Point2D(x, y))
}
#endif
