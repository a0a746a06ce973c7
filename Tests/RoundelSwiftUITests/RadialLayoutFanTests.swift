#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Layouts about a corner or the middle of an edge, in containers of every shape.
@MainActor @Suite struct RadialLayoutFanTests {
    /// The largest views are 44 points wide and 30 high.
    private static let size = CGSize(width: 44, height: 30)

    private func ring(_ layout: RadialLayout, _ count: Int, _ bounds: CGRect, mirrored: Bool = false) -> Ring
    {
        let items = Array(repeating: RadialLayout.ItemValues(), count: count)
        let ring = layout.ring(of: items, mirrored ? .rightToLeft : .leftToRight)
        return layout.positioned(ring, in: bounds, itemSize: Self.size)
    }

    @Test(
        arguments: [
            CGSize(width: 220, height: 220), CGSize(width: 390, height: 700), CGSize(width: 320, height: 200),
        ],
        [0, 1, 2, 5]
    )
    func `the centre is in its corner, whatever the container and the number of views`(
        size: CGSize,
        count: Int
    ) {
        let bounds = CGRect(origin: CGPoint(x: 7, y: -9), size: size)
        let (left, right) = (7 + 22.0, 7 + size.width - 22)
        let (top, bottom) = (-9 + 15.0, -9 + size.height - 15)
        let radius = min(size.width - 44, size.height - 30)
        let places: [(RadialLayout.Corner, Point2D, first: Point2D)] = [
            (.topLeading, Point2D(left, top), Point2D(1, 0)),
            (.topTrailing, Point2D(right, top), Point2D(0, 1)),
            (.bottomTrailing, Point2D(right, bottom), Point2D(-1, 0)),
            (.bottomLeading, Point2D(left, bottom), Point2D(0, -1)),
        ]
        for (corner, center, first) in places {
            let plain = ring(.corner(corner), count, bounds)
            #expect(near(plain.center, center) && near(plain.radii, Point2D(radius, radius)))
            if count > 0 { #expect(near(plain.position(of: 0), center + first * radius)) }
            let mirrored = ring(.corner(corner), count, bounds, mirrored: true)
            #expect(near(mirrored.center, Point2D(14 + size.width - center.x, center.y)))
            #expect(near(mirrored.radii, Point2D(radius, radius)))
        }
    }

    @Test(
        arguments: [
            CGSize(width: 220, height: 220), CGSize(width: 390, height: 700), CGSize(width: 320, height: 200),
        ],
        [0, 1, 2, 5]
    )
    func `the centre is in the middle of its edge`(size: CGSize, count: Int) {
        let bounds = CGRect(origin: .zero, size: size)
        let (width, height) = (size.width - 44, size.height - 30)
        let places: [(Edge, Point2D, radius: Double, first: Point2D)] = [
            (.top, Point2D(size.width / 2, 15), min(width / 2, height), Point2D(1, 0)),
            (.trailing, Point2D(size.width - 22, size.height / 2), min(width, height / 2), Point2D(0, 1)),
            (.bottom, Point2D(size.width / 2, size.height - 15), min(width / 2, height), Point2D(-1, 0)),
            (.leading, Point2D(22, size.height / 2), min(width, height / 2), Point2D(0, -1)),
        ]
        for (edge, center, radius, first) in places {
            let plain = ring(.edge(edge), count, bounds)
            #expect(near(plain.center, center) && near(plain.radii, Point2D(radius, radius)))
            if count > 0 { #expect(near(plain.position(of: 0), center + first * radius)) }
            let mirrored = ring(.edge(edge), count, bounds, mirrored: true)
            #expect(near(mirrored.center, Point2D(size.width - center.x, center.y)))
        }
    }

    @Test(arguments: [CGSize(width: 390, height: 700), CGSize(width: 700, height: 390)])
    func `the centre moves without a leap from one corner to the next`(size: CGSize) {
        let bounds = CGRect(origin: .zero, size: size)
        var layout = RadialLayout.corner(.topLeading)
        var last = ring(layout, 3, bounds).center
        for degree in 1...360 {
            layout.start = .degrees(Double(degree))
            let ring = ring(layout, 3, bounds)
            // Half a turn of the centre about the rectangle is 1,500 points.
            let way = ((ring.center - last) * (ring.center - last)).sum().squareRoot()
            #expect(way < 20, "\(degree)")
            for index in 0..<3 {
                let place = ring.position(of: index)
                #expect(place.x > 22 - 1e-6 && place.y > 15 - 1e-6)
                #expect(place.x < size.width - 22 + 1e-6 && place.y < size.height - 15 + 1e-6)
            }
            last = ring.center
        }
    }

    @Test func `weights and angles of views leave the centre where it is`() {
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
        var layout = RadialLayout.corner(.bottomTrailing)
        layout.spacing = .weighted()
        let weighted = ring(layout, 2, bounds)
        #expect(near(weighted.center, Point2D(278, 185)) && near(weighted.radii, Point2D(170, 170)))
        let items = [RadialLayout.ItemValues(angle: .degrees(225))]
        let angled = layout.positioned(layout.ring(of: items, .leftToRight), in: bounds, itemSize: Self.size)
        #expect(near(angled.center, weighted.center) && near(angled.radii, weighted.radii))
    }

    @Test func `views that are larger than the container are in the centre of their corner`() {
        let ring = ring(.corner(.topLeading), 3, CGRect(x: 0, y: 0, width: 200, height: 20))
        #expect(ring.radii == .zero && near(ring.center, Point2D(22, 15)))
    }

    @Test(arguments: [true, false])
    func `a menu keeps its button as items come and go, and does not turn`(isCorner: Bool) {
        final class Model: ObservableObject {
            @Published var count = 3
        }
        struct Scene: View {
            let layout: RadialLayout
            @ObservedObject var model: Model
            var body: some View {
                CircularMenu(0..<model.count, id: \.self, layout: layout) { index in
                    Text("item \(index)").frame(width: 44, height: 44)
                } center: {
                    Text("button").frame(width: 44, height: 44)
                }
                .frame(width: 180, height: 120)
            }
        }
        let layout = isCorner ? RadialLayout.corner(.bottomTrailing) : .edge(.trailing)
        let model = Model()
        let host = StandInHost(Scene(layout: layout, model: model))
        let place = host.frame(of: "button") ?? .null
        #expect(near(Point2D(place.midX, place.midY), Point2D(168, isCorner ? 138 : 100)))
        for count in [2, 1, 0, 1, 5] {
            model.count = count
            host.update()
            let now = host.frame(of: "button") ?? .null
            #expect(near(Point2D(now.midX, now.midY), Point2D(place.midX, place.midY)), "\(count)")
            for index in 0..<count {
                let item = host.frame(of: "item \(index)") ?? .null
                #expect(
                    CGRect(x: 10, y: 40, width: 180, height: 120).insetBy(dx: -1e-6, dy: -1e-6).contains(item)
                )
            }
        }
    }
}
#endif
