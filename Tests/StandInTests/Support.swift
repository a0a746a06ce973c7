import Testing
import UIKit

/// A generator whose numbers depend only on its seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

func isNear(_ left: CGPoint, _ right: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    hypot(left.x - right.x, left.y - right.y) <= tolerance
}

func isNear(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(left - right) <= tolerance
}

func isNear(_ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    isNear(left.origin, right.origin, within: tolerance)
        && isNear(left.width, right.width, within: tolerance)
        && isNear(left.height, right.height, within: tolerance)
}

/// A view that records its touches.
final class RecordingView: UIView {
    var calls: [String] = []
    var touchCounts: [Int] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
        #expect(touches.allSatisfy { $0.phase == .cancelled })
    }

    private func note(_ name: String, _ touches: Set<UITouch>) {
        calls.append(name)
        touchCounts.append(touches.count)
    }
}
