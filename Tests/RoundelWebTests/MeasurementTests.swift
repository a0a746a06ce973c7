import Foundation
import Testing

extension InBrowser {
    /// Prints the numbers of `Benchmarks/README.md` about the playground.
    ///
    /// Run them alone, on an idle machine.
    @Suite(.enabled(if: ProcessInfo.processInfo.environment["ROUNDEL_MEASURES"] != nil))
    struct MeasurementTests {
        @Test(.inBrowser)
        func `the time of one frame, compared with the same arithmetic in JavaScript`() async throws {
            let page = try await PlaygroundPage("menu", framesOnDemand: false)
            for count in [8, 1_000, 100_000] {
                let result = try await page.browser.text("(\(Self.comparison))(\(count))")
                print("\(count) items: \(result)")
            }
            await page.expectNoComplaints()
        }

        /// From the command for a frame to the answer that it is drawn, with script, layout and
        /// raster.
        @Test(.inBrowser)
        func `the time of every frame after a flick of 1,000 items, on demand`() async throws {
            let page = try await PlaygroundPage("menu&count=1000&decay=0.98&land=no")
            try await page.drag(.mouse, through: (0...12).map { Double($0) * 20 }, radius: 138)
            var milliseconds: [Double] = []
            while milliseconds.count < 300, try await page.browser.isTrue("roundel.isRunning()") {
                let time = try await ContinuousClock().measure { try await page.browser.frame() }
                milliseconds.append(time / .milliseconds(1))
            }
            milliseconds.sort()
            let quantiles = [0.5, 0.99, 1].map { milliseconds[Int(Double(milliseconds.count - 1) * $0)] }
            let texts = quantiles.map { String(format: "%.2f", $0) }
            let count = milliseconds.count
            print("\(count) frames: median \(texts[0]), 99 % \(texts[1]), longest \(texts[2]) ms")
            await page.expectNoComplaints()
        }

        @Test(.inBrowser)
        func `the time of every frame after a flick of 1,000 items, in real time`() async throws {
            let page = try await PlaygroundPage("menu&count=1000&decay=0.98&land=no", framesOnDemand: false)
            let result = try await page.browser.text("(\(Self.flick))()")
            print("1,000 items drawn: \(result)")
            await page.expectNoComplaints()
        }

        /// The times of a frame in microseconds, in WebAssembly and in JavaScript.
        ///
        /// Both compute the rotation, the velocity, all positions and the item at the pointer. Each
        /// time is the best of 31 samples.
        private static let comparison = """
            async (count) => {
              const { swift } = roundel;
              location.hash = `#menu&count=${count}&land=no&decay=0.9999`;
              await new Promise((done) => addEventListener("hashchange", done, { once: true }));
              const spin = (time) => {
                swift.roundel_touch(0, 0, 300, 200, time);
                for (let i = 1; i <= 9; i += 1) swift.roundel_touch(1, 0, 200 + 100 * Math.cos(i / 9), 200 + 100 * Math.sin(i / 9), time + i / 100);
                swift.roundel_touch(2, 0, 200 + 100 * Math.cos(1), 200 + 100 * Math.sin(1), time + 0.09);
              };
              const units = new Float64Array(2 * count), out = new Float64Array(2 * count);
              for (let i = 0; i < count; i += 1) {
                units[2 * i] = Math.cos(-Math.PI / 2 + 2 * Math.PI * i / count);
                units[2 * i + 1] = Math.sin(-Math.PI / 2 + 2 * Math.PI * i / count);
              }
              const d = 0.9999, w = 11, rate = -60 * Math.log(d), travel = w / 60 * d / (1 - d), step = 2 * Math.PI / count;
              let velocity = 0;
              const script = (time) => {
                const left = Math.exp(-rate * time), angle = travel * (1 - left);
                velocity = travel * rate * left;
                const c = 138 * Math.cos(angle), s = 138 * Math.sin(angle);
                for (let i = 0; i < count; i += 1) {
                  const x = units[2 * i], y = units[2 * i + 1];
                  out[2 * i] = 200 + (x * c - y * s);
                  out[2 * i + 1] = 200 + (x * s + y * c);
                }
                const index = Math.round(-angle / step) % count;
                return index < 0 ? index + count : index;
              };
              const repeats = Math.max(40, Math.round(2e6 / count));
              const time = (frame) => {
                const runs = [];
                for (let run = 0; run < 31; run += 1) {
                  const start = performance.now();
                  for (let i = 0; i < repeats; i += 1) frame(1000 + run + i / repeats);
                  runs.push((performance.now() - start) * 1000 / repeats);
                }
                return Math.min(...runs);
              };
              spin(999);
              const wasm = time((t) => swift.roundel_advance(t));
              const plain = time(script);
              return `WebAssembly ${wasm.toFixed(3)} µs, JavaScript ${plain.toFixed(3)} µs, ratio ${(wasm / plain).toFixed(2)}`;
            }
            """

        /// The work of each frame in the page, and the time between frames, in milliseconds.
        private static let flick = """
            async () => {
              const start = performance.now() / 1000;
              const stage = document.querySelector(".turnable"), box = stage.getBoundingClientRect();
              const send = (type, angle) => stage.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, button: 0,
                clientX: box.left + box.width * (0.5 + 0.345 * Math.cos(angle)), clientY: box.top + box.height * (0.5 + 0.345 * Math.sin(angle)) }));
              stage.setPointerCapture = () => {};
              send("pointerdown", 0);
              for (let i = 1; i <= 10; i += 1) { await new Promise(requestAnimationFrame); send("pointermove", i * 0.3); }
              send("pointerup", 3);
              const gaps = [], works = [];
              let last = performance.now();
              while (roundel.isRunning() && performance.now() / 1000 - start < 5.2) {
                await new Promise(requestAnimationFrame);
                const time = performance.now();
                gaps.push(time - last);
                last = time;
                await new Promise((done) => { const channel = new MessageChannel(); channel.port1.onmessage = done; channel.port2.postMessage(0); });
                works.push(performance.now() - time);
              }
              const sorted = (list) => list.sort((a, b) => a - b), at = (list, quantile) => list[Math.floor((list.length - 1) * quantile)].toFixed(2);
              sorted(gaps); sorted(works);
              return `${gaps.length} frames in ${(performance.now() / 1000 - start).toFixed(1)} s; between frames: median ${at(gaps, 0.5)}, 99 % ${at(gaps, 0.99)}, longest ${at(gaps, 1)} ms; `
                + `work in a frame: median ${at(works, 0.5)}, 99 % ${at(works, 0.99)}, longest ${at(works, 1)} ms`;
            }
            """
    }
}
