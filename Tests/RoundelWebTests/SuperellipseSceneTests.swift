import Roundel
import RoundelExport
import Testing

@testable import RoundelWeb

/// The numbers and outlines of a superellipse and of corners.
@Suite struct SuperellipseSceneTests {
    private func playground(_ link: String) -> Playground {
        let playground = Playground()
        playground.open(Array(link.utf8), time: 0)
        return playground
    }

    private func number(_ slot: Frame.SuperellipseSlot, _ link: String) -> Double {
        playground(link).frame[slot]
    }

    @Test(
        arguments: [
            "superellipse&segments=1", "superellipse&n=0.5", "superellipse&inset=12",
            "superellipse&radius=60&smooth=0.6&size=320,200", "superellipse&radius=50&n=5",
            "superellipse&radius=40&n=0.5", "superellipse&radius=40&n=5&inset=8",
        ]
    )
    func `the largest error is measured, and within the bound`(_ link: String) {
        let playground = playground(link)
        let largest = playground.frame[Frame.SuperellipseSlot.largestError]
        #expect(largest <= playground.frame[Frame.SuperellipseSlot.errorBound] + 1e-9)
        #expect(largest > 1e-9 || link.contains("n=0.5"))
        let error = playground.outline(.error).description
        #expect(error.isEmpty == (largest <= 1e-9))
        #expect(playground.outline(.shape).description.hasSuffix(" Z"))
        #expect(playground.outline(.curve).description.hasSuffix(" Z"))
        #expect(playground.outline(.base).description.isEmpty != link.contains("inset"))
        #expect(playground.outline(.handles).description.hasPrefix("M"))
    }

    @Test func `corners show what of their radius and smoothing fits`() {
        let link = "superellipse&radius=60&smooth=1&size=320,160"
        #expect(number(.radius, link) == 60)
        #expect(abs(number(.smoothing, link) - 1.0 / 3) < 1e-12)
        #expect(number(.radius, "superellipse&radius=500&n=4&size=320,200") == 100)
        #expect(number(.smoothing, "superellipse&radius=500&n=4&size=320,200").isNaN)
        #expect(number(.radius, "superellipse").isNaN && number(.smoothing, "superellipse").isNaN)
        #expect(number(.exponent, "superellipse&radius=9&n=0") == 0)
        #expect(number(.segments, link) == 3)
    }

    @Test func `lines and parts of a path stay apart in the enlarged error`() {
        // An inset of notches has arcs about their inner corners, and lines.
        let notches = playground("superellipse&radius=60&n=0&inset=15")
        let error = ErrorOutline(
            {
                var design = SuperellipseDesign()
                (design.radius, design.exponent, design.inset) = (60, 0, 15)
                return design
            }()
        )
        #expect(notches.frame[Frame.SuperellipseSlot.largestError] == error.largest)
        let firsts = error.samples.count { $0.isFirst }
        #expect(firsts == error.path.elements.count { if case .move = $0 { true } else { false } })
        let lines = error.path.elements.count { if case .line = $0 { true } else { false } }
        #expect(lines > 3 && error.samples.count > lines)
    }
}
