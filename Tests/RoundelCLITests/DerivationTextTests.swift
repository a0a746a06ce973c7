import Foundation
import RoundelTestSupport
import Testing

/// The words of derivations, of the table of a decay and of the tour.
@Suite(.long) struct DerivationTextTests {
    @Test func `three items are derived as the documentation shows`() throws {
        #expect(
            try run("layout --count 3 --radius 100 --center 150,150 --explain").output == """
                1. A full circle is 2 × π = 6.28319 radians = 360°.
                   0 points right (3 o'clock), and y grows downward: a positive angle is clockwise.

                2. Divided among 3 items: 6.28319 ÷ 3 = 2.0944 radians = 120.00° apart.

                3. The start is at -1.5708 radians = -90.00°, and the items follow clockwise.

                4. The angle of each item:
                   item 0:  -1.5708 radians = -90.00°
                   item 1:  0.5236 radians = 30.00°
                   item 2:  2.6180 radians = 150.00°

                5. Its shares of the radius: cos across, sin down.
                   item 0:  cos =  0.0000   sin = -1.0000
                   item 1:  cos =  0.8660   sin =  0.5000
                   item 2:  cos = -0.8660   sin =  0.5000

                6. Times the radius, 100.0 across and 100.0 down:
                   item 0:  across      0.0   down   -100.0
                   item 1:  across     86.6   down     50.0
                   item 2:  across    -86.6   down     50.0

                7. Plus the centre (150.0, 150.0):
                   item 0:  x =    150.0   y =     50.0
                   item 1:  x =    236.6   y =    200.0
                   item 2:  x =     63.4   y =    200.0

                """
        )
    }

    @Test(arguments: [
        (
            "--count 3 --sweep 90",
            "3 items on an arc of 1.5708 radians = 90.00°, its end included: one gap fewer than items, "
                + "0.7854 radians = 45.00° apart."
        ),
        (
            "--count 3 --sweep 90 --end exclusive",
            "3 items on an arc of 1.5708 radians = 90.00°, its end left free: as many gaps as items, "
                + "0.5236 radians = 30.00° apart."
        ),
        // The last item of a whole turn would lie on the first.
        (
            "--count 3 --sweep 360",
            "3 items on an arc of 6.2832 radians = 360.00°, its end left free: as many gaps as items, "
                + "2.0944 radians = 120.00° apart."
        ),
        // A sweep counts as a full turn at most.
        (
            "--count 3 --sweep 720",
            "3 items on an arc of 6.2832 radians = 360.00°, its end left free: as many gaps as items, "
                + "2.0944 radians = 120.00° apart."
        ),
        (
            "--weights 0,0 --pad 30",
            "No weight is positive: the sectors are empty, and only pads of 30.00° are left."
                + "\n   Each item stands in the middle of its pad."
        ),
        (
            "--weights 1,2 --pad 999 --sweep 720",
            "2 sectors share 6.2832 radians = 360.00°, less a pad of 180.00° for each, by their weights."
                + "\n   Each item stands in the middle of its sector, which has half a pad at either end."
        ),
        ("--count 2 --step -15", "2 items, each 0.2618 radians = 15.00° after the one before."),
        ("--angles 5,25", "The 2 angles are given, one for each item."),
    ])
    func `a derivation says how the items share what there is`(spacing: String, words: String) throws {
        let output = try run("layout \(spacing) --radius 5 --explain").output
        #expect(output.contains("\n2. \(words)\n"), "\(output.prefix(400))")
    }

    @Test func `given angles have no start, and a rotation turns them`() throws {
        let output = try run("layout --angles 20,50 --radius 10 --rotation 10 --explain").output
        #expect(output.contains("\n\n3. Given angles have no common start.\n\n"))
        #expect(output.contains("\n4. The angle of each item, turned by 0.1745 radians = 10.00°:\n"))
        #expect(output.contains("   item 0:  0.5236 radians = 30.00°\n   item 1:  1.0472 radians = 60.00°\n"))
        // 10 · cos 30° and 10 · sin 30°.
        #expect(output.contains("   item 0:  across      8.7   down      5.0\n"))
        #expect(output.contains("   item 0:  x =      8.7   y =      5.0\n"))
    }

    @Test func `an ellipse is derived with a radius across and one down`() throws {
        let output = try run("layout --count 4 --radius 80,20 --explain").output
        #expect(output.contains("\n6. Times the radius, 80.0 across and 20.0 down:\n"))
        #expect(output.contains("   item 1:  across     80.0   down      0.0\n"))
        #expect(output.contains("   item 2:  across      0.0   down     20.0\n"))
    }

    @Test func `24 items are all derived, and of more the first 24`() throws {
        let all = try run("layout --count 24 --radius 5 --explain").output
        #expect(all.contains("   item 23:") && !all.contains("and so on"))
        let more = try run("layout --count 25 --radius 5 --explain").output
        #expect(more.contains("   item 23:") && !more.contains("   item 24:"))
        #expect(more.matches(of: #/   … and so on for all 25\.\n/#).count == 4)
    }

    @Test func `a decay is derived in five steps, whose numbers follow from one another`() throws {
        let output = try run("decay --factor 0.5 --velocity 6 --explain").output
        // ln(1000) ÷ (60 · ln 2) seconds, whose last digits are those of the system's logarithm.
        #expect(
            output.replacing(/0\.1660964\d+/, with: "0.1660964") == """
                1. The finger left at 6.0 rad/s, which is ω = 6.0 ÷ 60 = 0.1 radians in 1/60 second.
                2. Every 1/60 second 0.5 of the speed is left: after t seconds, 0.5^(60·t) of it.
                3. All the steps together, ω·(d + d² + d³ + …) with d = 0.5, would be ω·d/(1 − d) = 0.1 radians.
                4. It rests when less than 0.0001 radians in 1/60 second are left of the speed: after \
                ln(0.0001/ω)/(60·ln d) = 0.1660964 s.
                5. Until then it has turned by ω·d/(1 − d)·(1 − d^(60·t)) = 0.0999 radians = 5.7238°.

                """
        )
    }

    @Test func `the table of a decay is that of the documentation`() throws {
        #expect(
            try run("decay --factor 0.92 --velocity 6 --rates 30,60,120").output == """
                let go at 6 rad/s with a decay factor of 0.92

                    rate    frames    rests at    a loop that adds ω in each frame
                   30 Hz        42     65.824°     31.544°
                   60 Hz        83     65.824°     65.825°
                  120 Hz       166     65.824°    134.453°

                """
        )
    }

    @Test func `the table of a decay has the numbers that were asked for, in either direction`() throws {
        let odd = try run("decay --velocity 1.23456 --factor 0.9876 --rates 59.94").output
        #expect(odd.hasPrefix("let go at 1.235 rad/s with a decay factor of 0.9876\n\n"))
        #expect(odd.contains("\n59.94 Hz "))
        let back = try run("decay --velocity -6").output
        #expect(back.hasPrefix("let go at -6 rad/s "))
        #expect(back.contains("   30 Hz        42    -65.824°    -31.544°\n"))
        #expect(back.contains("  120 Hz       166    -65.824°   -134.453°\n"))
    }

    @Test func `the graph of a decay has the rates that were asked for`() throws {
        let picture = try SVGNode.parse(run("decay --rates 24,48.5 --format svg").output)
        #expect(picture.all("text", ["font-size": "16"]).map(\.text) == ["24 Hz", "48.5 Hz"])
    }

    @Test func `JSON of a decay has a line for each rate`() throws {
        let lines = try run("decay --velocity 0 --rates 30,59.94 --format json").output
        #expect(
            lines == """
                {"restAngle":0,"seconds":0,"rates":[
                  {"hz":30,"frames":0,"restAngle":0},
                  {"hz":59.94,"frames":0,"restAngle":0}
                ]}

                """
        )
    }

    @Test func `CSV of a decay has a row for each rate`() throws {
        let rows = try run("decay --velocity -6 --rates 30,59.94 --format csv").output
            .split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
        try #require(rows.count == 3 && rows.allSatisfy { $0.count == 3 })
        #expect(rows[0] == ["hz", "frames", "restAngle"] && rows[1][0] == "30" && rows[2][0] == "59.94")
        // ln(1000) ÷ (60 · ln(1 ÷ 0.92)) = 1.3808 seconds.
        #expect(rows[1][1] == "42" && rows[2][1] == "83")
        for row in rows.dropFirst() {
            #expect(near(Double(row[2]) ?? .nan, -(6 - 0.006) / 60 * 11.5), "\(row)")
        }
    }

    @Test func `the tour has a heading for each example, and a page that is complete`() throws {
        let folder = try CommandLineTool.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = try run(["--pictures", folder.path]).output
        let parts = [
            "Eight items about (200, 200) at a radius of 120, clockwise from 12 o'clock\n\n",
            "   0    -90.0°     200.0      80.0\n",
            "\nA recorded drag with a flick, on a wheel of 300 × 300 points\n\n",
            "    time  phase       rotation\n", "rests at 185.118° after 176 frames at 120 Hz\n",
            "\nHow a wheel comes to rest at each refresh rate: let go at 6 rad/s with a decay factor of",
            "  120 Hz       166     65.824°    134.453°\n", "\nPictures, and a page that shows them all:\n",
            "  \(folder.path)/ring.svg\n", "  \(folder.path)/turning.svg\n", "  \(folder.path)/decay.svg\n",
            "  \(folder.path)/index.html\n",
        ]
        var rest = output[...]
        for part in parts {
            guard let range = rest.range(of: part) else {
                Issue.record("\(part) is missing, or not in its place")
                continue
            }
            rest = rest[range.upperBound...]
        }
        #expect(rest.isEmpty && output.hasPrefix(parts[0]))
        let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
        for part in [
            "<html lang=\"en\">\n<meta charset=\"utf-8\">\n", "content=\"width=device-width\"",
            "content=\"light dark\"", "<title>Roundel</title>", "body { margin: 0; background: #eef0f5; }",
            "svg { max-width: 100%; height: auto; }",
            "@media (prefers-color-scheme: dark) { body { background: #0b0d12; } }", "<main>\n<svg ",
        ] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(page.hasPrefix("<!doctype html>\n") && page.hasSuffix("</svg>\n</main>\n</html>\n"))
    }
}
