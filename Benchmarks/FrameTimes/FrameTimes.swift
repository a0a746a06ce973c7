/// Prints the times of frames in UIKit and SwiftUI, with the stand-ins of this package in place of
/// Apple's frameworks, as rows of `Benchmarks/README.md`.
@main @MainActor struct FrameTimes {
    static func main() {
        print("| One frame, with the stand-ins | Straightforward code | Roundel | Roundel takes |")
        print("|---|--:|--:|--:|")
        row("UIKit, 1,000 items", plain: UIKitFrames.plain(1_000), roundel: UIKitFrames.menu(1_000))
        for count in [12, 200] {
            let (plain, menu) = (PlainFrames(count), MenuFrames(count))
            row("SwiftUI, \(count) items", plain: plain.time, roundel: menu.time)
            print(
                "| SwiftUI, \(count) items: closures that make an item | \(plain.made) | \(menu.made) | |"
            )
        }
    }

    private static func row(_ title: String, plain: Double, roundel: Double) {
        let ratio = (roundel / plain * 100).rounded() / 100
        print("| \(title) | \(micro(plain)) | \(micro(roundel)) | \(ratio) × the time |")
    }

    private static func micro(_ seconds: Double) -> String {
        seconds < 1e-4 ? "\((seconds * 1e7).rounded() / 10) µs" : "\(Int((seconds * 1e6).rounded())) µs"
    }

    /// The time of a frame in the fastest of 40 samples of 5 frames each, in seconds.
    static func fastest(_ frame: () -> Void) -> Double {
        var least = Duration.seconds(1_000)
        for _ in 0..<40 {
            least = min(least, ContinuousClock().measure { for _ in 0..<5 { frame() } })
        }
        return least / .seconds(1) / 5
    }
}
