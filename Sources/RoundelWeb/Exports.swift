#if arch(wasm32) && compiler(>=6.3)
import Roundel
import RoundelExport

// The functions that the page calls. A page has one thread and one playground.

nonisolated(unsafe) private let playground = Playground()
nonisolated(unsafe) private var input: [UInt8] = []
nonisolated(unsafe) private var output: [UInt8] = []

private func answer(_ text: UTF8Text) -> Int32 {
    output = text.bytes
    return Int32(output.count)
}

/// Room for a text of a length, which the next call reads.
@_expose(wasm) @c
public func roundel_input(_ length: Int32) -> UnsafeMutablePointer<UInt8>? {
    input = Array(repeating: 0, count: Int(length))
    return input.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Where the text is whose length the last call answered.
@_expose(wasm) @c
public func roundel_output() -> UnsafePointer<UInt8>? { output.withUnsafeBufferPointer { $0.baseAddress } }

/// Takes the design of the link that was put in.
@_expose(wasm) @c
public func roundel_open(_ time: Double) { playground.open(input, time: time) }

/// Writes the design's link.
@_expose(wasm) @c
public func roundel_link() -> Int32 { answer(playground.design.link()) }

/// Writes the design's code: 0 for UIKit, 1 SwiftUI, 2 SVG, 3 CSS.
///
/// Its length is 0 where there is none.
@_expose(wasm) @c
public func roundel_code(_ language: Int32) -> Int32 {
    answer(playground.code(CodeLanguage.allCases[Int(language) & 3]))
}

/// Writes a path; see `Playground.Outline`.
@_expose(wasm) @c
public func roundel_outline(_ outline: Int32) -> Int32 {
    guard let outline = Playground.Outline(rawValue: outline) else { return 0 }
    return answer(playground.outline(outline))
}

/// Says how the page is looked at.
@_expose(wasm) @c
public func roundel_environment(_ reducesMotion: Bool, _ isRightToLeft: Bool, _ time: Double) {
    playground.setEnvironment(reducesMotion: reducesMotion, isRightToLeft: isRightToLeft, time: time)
}

/// The numbers to draw; see `Frame`.
@_expose(wasm) @c
public func roundel_frame() -> UnsafeMutablePointer<Double>? { playground.frame.numbers.baseAddress }

/// A touch: 0 began, 1 moved, 2 ended, 3 was cancelled.
///
/// Answers whether it is taken.
@_expose(wasm) @c
public func roundel_touch(_ phase: Int32, _ finger: Int32, _ x: Double, _ y: Double, _ time: Double) -> Bool {
    guard let phase = Playground.TouchPhase(rawValue: phase) else { return false }
    return playground.touch(phase, Int(finger), at: Point2D(x, y), time: time)
}

/// Moves on to the time of a frame; whether anything goes on moving.
@_expose(wasm) @c
public func roundel_advance(_ time: Double) -> Bool { playground.advance(to: time) }

/// Turns by steps.
@_expose(wasm) @c
public func roundel_step(_ count: Int32, _ time: Double) { playground.step(by: Int(count), time: time) }

/// A key for the menu: 0 left, 1 right, 2 up, 3 down, 4 choose, 5 leave; whether it is taken.
@_expose(wasm) @c
public func roundel_key(_ key: Int32, _ time: Double) -> Bool { playground.press(Int(key), time: time) }

/// Activates an item.
@_expose(wasm) @c
public func roundel_activate(_ index: Int32, _ time: Double) { playground.activate(Int(index), time: time) }

/// Selects an item, or the last one for −1.
@_expose(wasm) @c
public func roundel_select(_ index: Int32, _ time: Double) { playground.select(Int(index), time: time) }

/// Opens or closes the menu.
@_expose(wasm) @c
public func roundel_toggle(_ time: Double) { playground.toggle(time: time) }

/// Spins, or lets it come to rest.
@_expose(wasm) @c
public func roundel_spin(_ time: Double) { playground.spin(drawn: nil, time: time) }

/// Spins to a place drawn by lot, with a seed where the design has none.
@_expose(wasm) @c
public func roundel_spin_at_random(_ seed: Double, _ time: Double) {
    playground.spin(drawn: seed, time: time)
}

/// Turns the dial to the first or the last place.
@_expose(wasm) @c
public func roundel_turn_to_end(_ isEnd: Bool, _ time: Double) { playground.turn(toEnd: isEnd, time: time) }

/// Turns with a scroll wheel; whether it is taken.
@_expose(wasm) @c
public func roundel_scroll(_ length: Double, _ time: Double) -> Bool { playground.scroll(length, time: time) }

/// Stops the dial where it is.
@_expose(wasm) @c
public func roundel_stop(_ finger: Int32, _ time: Double) { playground.stop(finger: Int(finger), time: time) }

/// The angle at which a badge stands nearest to a point, in degrees.
@_expose(wasm) @c
public func roundel_badge_angle(_ x: Double, _ y: Double) -> Double {
    playground.badgeAngle(at: Point2D(x, y))
}
#endif
