#if canImport(SwiftUI)
import Roundel
import RoundelTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

@MainActor @Suite struct CircumferenceBadgeTests {
    static let sizes = [
        CGSize(width: 200, height: 200), CGSize(width: 300, height: 120), CGSize(width: 90, height: 260),
    ]

    static func host(
        _ size: CGSize,
        _ degrees: Double,
        _ outline: Circumference,
        _ placement: BadgePlacement = .on,
        mirrors: Bool = true,
        direction: LayoutDirection = .leftToRight
    ) -> StandInHost {
        StandInHost(
            Color.red.circumferenceBadge(
                at: .degrees(degrees),
                of: outline,
                placement: placement,
                mirrorsInRightToLeft: mirrors
            ) {
                Text("3").frame(width: 20, height: 20)
            }
            .environment(\.layoutDirection, direction),
            size: size
        )
    }

    @Test func `an offset moves a badge outward and a ratio sets its size`() {
        let host = StandInHost(
            Color.red.circumferenceBadge(at: .zero, placement: .outside, ratio: 0.2, offset: 5) {
                Color.blue
            }
        )
        let badge = host.all.first { ($0.value as? Color) == .blue }?.frame ?? .null
        // The circle's radius is 100 points, half the badge's side is 20 and the offset is 5.
        #expect(near(Point2D(badge.midX, badge.midY), Point2D(225, 100)))
        #expect(badge.size == CGSize(width: 40, height: 40))
    }

    @Test func `a badge is mirrored with its view unless it is told otherwise`() {
        let view = Color.red.circumferenceBadge(at: .zero) { Text("3").frame(width: 20, height: 20) }
            .environment(\.layoutDirection, .rightToLeft)
        let host = StandInHost(view, size: CGSize(width: 200, height: 200))
        #expect(near(Self.middle(host), Point2D(0, 100)))
    }

    static func middle(_ host: StandInHost) -> Point2D {
        let frame = host.frame(of: "3") ?? .null
        return Point2D(frame.midX, frame.midY)
    }

    @Test
    func `a badge is on the circumference at every angle, in both layout directions and after a resize`() {
        for (number, size) in Self.sizes.enumerated() {
            for direction in LayoutDirection.allCases {
                for degrees in stride(from: 0.0, to: 360, by: 1) {
                    let host = Self.host(size, degrees, .circle, direction: direction)
                    expect(host, degrees, direction)
                    guard Int(degrees) % 45 == 0 else { continue }
                    host.size = Self.sizes[(number + 1) % 3]
                    expect(host, degrees, direction)
                }
            }
        }
    }

    func expect(_ host: StandInHost, _ degrees: Double, _ direction: LayoutDirection) {
        let radius = Double(min(host.size.width, host.size.height)) / 2
        let angle = direction == .rightToLeft ? 180 - degrees : degrees
        let center = Point2D(host.size) / 2
        let expected = center + radius * Point2D(cos(angle * .pi / 180), sin(angle * .pi / 180))
        #expect(near(Self.middle(host), expected))
    }

    @Test func `a badge on an ellipse or superellipse is where the core computes it`() {
        let rect = Rect2D(x: 0, y: 0, width: 300, height: 120)
        for degrees in stride(from: -180.0, through: 180, by: 15) {
            let ellipse = Circumference.ellipse.point(at: .degrees(degrees), in: rect)
            #expect(near(Self.middle(Self.host(Self.sizes[1], degrees, .ellipse)), ellipse))
            let curve = Circumference.superellipse(Roundel.Superellipse(exponent: 3.5))
            let point = curve.point(at: .degrees(degrees), in: rect)
            let host = Self.host(Self.sizes[1], degrees, .superellipse(exponent: 3.5))
            #expect(near(Self.middle(host), point))
        }
    }

    @Test func `a badge beside an ellipse is moved by its radius, as in UIKit`() {
        let placements: [(placement: BadgePlacement, distance: Double)] = [(.inside, -10), (.outside, 10)]
        for (placement, distance) in placements {
            for degrees in stride(from: -180.0, through: 180, by: 15) {
                let direction = Point2D(cos(degrees * .pi / 180), sin(degrees * .pi / 180))
                let host = Self.host(Self.sizes[1], degrees, .ellipse, placement)
                let expected = Point2D(150, 60) * (1 + direction) + direction * distance
                #expect(near(Self.middle(host), expected))
            }
        }
    }

    private static let corners = Corners(
        topLeft: Corner(radius: 60, shape: .bevel),
        topRight: Corner(radius: 20),
        bottomRight: Corner(radius: 30, shape: .smooth(0.6)),
        bottomLeft: Corner(radius: 50, shape: .scoop)
    )

    @Test func `a badge on corners is on their outline in every size and layout direction`() {
        for size in Self.sizes {
            for direction in LayoutDirection.allCases {
                for degrees in stride(from: -180.0, to: 180, by: 15) {
                    for mirrors in [true, false] {
                        let host = Self.host(
                            size,
                            degrees,
                            .corners(Self.corners),
                            mirrors: mirrors,
                            direction: direction
                        )
                        // From right to left the shape of the view is mirrored, whatever the badge is.
                        let isMirrored = direction == .rightToLeft
                        let shown = isMirrored ? Self.corners.mirrored : Self.corners
                        let angle = isMirrored && mirrors ? 180 - degrees : degrees
                        let rect = Rect2D(origin: .zero, size: Point2D(size))
                        let expected = Circumference.corners(shown).point(at: .degrees(angle), in: rect)
                        #expect(
                            near(Self.middle(host), expected, 1e-6),
                            "\(degrees)° \(direction) \(mirrors)"
                        )
                    }
                }
            }
        }
    }

    @Test func `a badge outside corners touches them`() throws {
        let rect = Rect2D(x: 0, y: 0, width: 300, height: 120)
        for (placement, distance) in [(BadgePlacement.inside, -10.0), (.on, 0), (.outside, 10)] {
            let host = Self.host(Self.sizes[1], 45, .corners(Corners(radius: 40)), placement)
            let found = try #require(Corners(radius: 40).signedDistance(to: Self.middle(host), in: rect))
            #expect(near(found, distance, 1e-6))
        }
    }

    @Test func `where SwiftUI mirrors no shapes, a badge is on the outline that is not mirrored`() {
        func shown(_ mirrors: Bool, _ direction: LayoutDirection, mirrorsShapes: Bool) -> Circumference {
            let layout = CircumferenceLayout(
                angle: .zero,
                outline: .corners(Self.corners),
                placement: .on,
                ratio: nil,
                offset: 0,
                mirrorsInRightToLeft: mirrors
            )
            return layout.outline(in: direction, mirrorsShapes: mirrorsShapes)
        }
        let (plain, mirrored) = (
            Circumference.corners(Self.corners), Circumference.corners(Self.corners.mirrored)
        )
        for mirrors in [true, false] {
            #expect(shown(mirrors, .leftToRight, mirrorsShapes: false) == plain)
            #expect(shown(mirrors, .leftToRight, mirrorsShapes: true) == plain)
            #expect(shown(mirrors, .rightToLeft, mirrorsShapes: mirrors) == plain)
            #expect(shown(mirrors, .rightToLeft, mirrorsShapes: !mirrors) == mirrored)
        }
    }

    @Test func `a badge placed inside or outside touches the outline`() {
        for (placement, distance) in [(BadgePlacement.inside, 90.0), (.on, 100), (.outside, 110)] {
            let host = Self.host(Self.sizes[0], 90, .circle, placement)
            #expect(near(Self.middle(host), Point2D(100, 100 + distance)))
        }
        #expect(BadgePlacement.inside.lift(of: CGSize(width: 9, height: 9), in: .zero) == 0)
    }

    @Test func `mirroring in right-to-left environments can be turned off`() {
        let unmirrored = Self.host(Self.sizes[0], 0, .circle, mirrors: false, direction: .rightToLeft)
        #expect(near(Self.middle(unmirrored), Point2D(200, 100)))
        let mirrored = Self.host(Self.sizes[0], 0, .circle, direction: .rightToLeft)
        #expect(near(Self.middle(mirrored), Point2D(0, 100)))
    }

    @Test func `the angle is animatable and a badge does not change the size of the view`() {
        let layout = CircumferenceLayout(
            angle: .zero,
            outline: .circle,
            placement: .on,
            ratio: nil,
            offset: 0,
            mirrorsInRightToLeft: true
        )
        var end = layout
        end.angle = .degrees(90)
        #expect(near(layout.standInInterpolated(to: end, by: 0.5).angle.degrees, 45))
        let host = Self.host(Self.sizes[1], 0, .circle, .outside)
        #expect(host.elements[0].frame.size == Self.sizes[1])
        #expect(near(Self.middle(Self.host(Self.sizes[0], .nan, .circle)), Point2D(200, 100)))
    }

    @Test func `a badge of a host below a point is lifted by its radius`() {
        let bounds = CGRect(x: 0, y: 0, width: 0.5, height: 2)
        let size = CGSize(width: 0.1, height: 0.05)
        #expect(near(BadgePlacement.outside.lift(of: size, in: bounds), 0.2))
        #expect(near(BadgePlacement.inside.lift(of: size, in: bounds), -0.2))
        // The longer side of the badge counts.
        let upright = CGSize(width: 0.05, height: 0.1)
        #expect(near(BadgePlacement.outside.lift(of: upright, in: bounds), 0.2))
        for empty in [CGRect(x: 0, y: 0, width: 9, height: 0), .zero] {
            #expect(BadgePlacement.outside.lift(of: size, in: empty) == 0)
        }
    }

    /// Records what size is proposed.
    private struct Probe: Layout {
        let record: @Sendable (ProposedViewSize) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            record(proposal)
            return CGSize(width: 2, height: 2)
        }
        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) {}
    }

    @Test func `no badge is offered a negative size, and one of a small host is moved by its offset`() {
        nonisolated(unsafe) var widths: Set<CGFloat?> = []
        let probe = Probe { widths.insert($0.width) }
        let host = StandInHost(
            Color.red.frame(width: 1, height: 1)
                .circumferenceBadge(at: .zero, ratio: -1, offset: 10) { probe { Text("3") } },
            size: CGSize(width: 100, height: 100)
        )
        #expect(widths == [0])
        let badge = host.all.first { $0.value is Probe }?.frame ?? .null
        #expect(near(Point2D(badge.midX, badge.midY), Point2D(50 + 0.5 + 10, 50)))
    }
}
#endif
