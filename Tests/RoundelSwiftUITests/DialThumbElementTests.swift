import Foundation
import Roundel
import RoundelTestSupport
import StandInTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// The elements of the thumbs of a range, when the style has other views that can be touched.
@MainActor @Suite struct DialThumbElementTests {
    /// Has another view while the dial is held, or also for high values.
    private struct ReplacingDialStyle: DialStyle {
        var least = Double.infinity

        func makeBody(configuration: Configuration) -> some View {
            if configuration.isEditing || configuration.fraction > least {
                Color.red.dialTouchArea(thickness: 20)
            } else {
                Color.clear.dialTouchArea(thickness: 20)
            }
        }
    }

    /// A track and a hub that can both be touched.
    private struct TwoAreasDialStyle: DialStyle {
        func makeBody(configuration: Configuration) -> some View {
            ZStack {
                Color.clear.dialTouchArea(thickness: 20)
                Color.red.dialTouchArea(thickness: 60)
            }
        }
    }

    private static func range(_ model: ControlModel) -> some View {
        RoundelSwiftUI.Dial(
            lowerValue: Binding(get: { model.lower }, set: { model.lower = $0 }),
            upperValue: Binding(get: { model.upper }, set: { model.upper = $0 }),
            in: 0...100,
            step: 1,
            label: { Text("Hours") },
            onEditingChanged: { model.edits.append($0) }
        )
    }

    @Test func `the crown goes on turning a thumb when the style replaces the view that is touched`() {
        let model = ControlModel()
        let host = StandInHost(Self.range(model).dialStyle(ReplacingDialStyle()))
        host.turnCrown(to: 1, time: 0.1)
        host.turnCrown(to: 2, time: 0.2)
        #expect(model.edits == [true])
    }

    @Test func `a thumb keeps the focus when the style shows its value with another view`() {
        let model = ControlModel()
        let host = StandInHost(Self.range(model).dialStyle(ReplacingDialStyle(least: 0.605)))
        // The thumb is at its value at once.
        host.reducesMotion = true
        host.press(.tab)
        for _ in 0..<2 { host.press(.upArrow) }
        #expect((model.lower, model.upper) == (20, 62))
    }

    @Test func `a range has its thumbs once, also if two views of its style can be touched`() {
        let host = StandInHost(Self.range(ControlModel()).dialStyle(TwoAreasDialStyle()))
        #expect(host.accessibility.labels == ["Hours", "Minimum", "Maximum"])
    }

    // MARK: Where they are

    /// A dial above a text, which can be touched if it is enabled.
    private struct CaptionedDialStyle: DialStyle {
        let width: CGFloat

        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                if configuration.isEnabled {
                    Color.clear.dialTouchArea(thickness: 20).frame(width: 100, height: 100)
                } else {
                    Color.clear.frame(width: 100, height: 100)
                }
                Color.clear.frame(width: width, height: 60)
            }
        }
    }

    private func thumbFrames(in host: StandInHost) -> [CGRect] {
        ["Minimum", "Maximum"].flatMap { host.frames(labelled: $0) }
    }

    @Test func `the thumbs are on the view that can be touched also when the dial is shown again`() {
        let host = StandInHost(Self.range(ControlModel()).dialStyle(CaptionedDialStyle(width: 140)))
        host.update()
        let frames = thumbFrames(in: host)
        // The stand-in's window is 200 points high, and the style 160.
        let area = CGRect(x: 50, y: 20, width: 100, height: 100)
        #expect(frames.count == 2 && frames.allSatisfy { area.insetBy(dx: -1e-6, dy: -1e-6).contains($0) })
        #expect(frames.map(\.width) == [44, 44] && frames[0].minX < 60)
        for _ in 0..<2 {
            host.isShown = false
            host.isShown = true
            host.update()
            #expect(thumbFrames(in: host) == frames)
        }
    }

    private struct NowhereLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) {
            for subview in subviews {
                subview.place(at: CGPoint(x: CGFloat.nan, y: 0), anchor: .center, proposal: proposal)
            }
        }
    }

    @Test func `a range whose position is not finite is not laid out for ever`() {
        let host = StandInHost(NowhereLayout { Self.range(ControlModel()) })
        #expect(host.evaluations < 10)
    }

    private struct TwoRootsDialStyle: DialStyle {
        func makeBody(configuration: Configuration) -> some View {
            Color.clear.dialTouchArea(thickness: 20)
            configuration.label
        }
    }

    @Test func `a range has its thumbs once, also if its style has two views side by side`() {
        let host = StandInHost(ZStack { Self.range(ControlModel()).dialStyle(TwoRootsDialStyle()) })
        #expect(host.accessibility.labels.count { $0 == "Minimum" } == 1)
    }

    // MARK: Where fingers are

    /// The place of a square view of a side.
    private func place(_ side: CGFloat) -> DialArea.Place? {
        nonisolated(unsafe) var place: DialArea.Place?
        let view = Color.clear.onGeometryChange(
            for: DialArea.Place.self,
            of: { DialArea.Place($0, in: .global) },
            action: { place = $0 }
        )
        let host = StandInHost(view, size: CGSize(width: side, height: side))
        host.update()
        return place
    }

    @Test func `fingers are on the view that has the thumbs, also when that is the former one again`() {
        let (controller, former, other) = (DialController(), DialArea(), DialArea())
        let (small, large) = (place(100), place(200))
        controller.show(former, at: small)
        controller.show(other, at: large)
        #expect(controller.touchPlace == large)
        // The view that goes changes once more.
        controller.show(former, at: small)
        let zones = [100.0, 200].map { TouchZone(ofDial: CGSize(width: $0, height: $0), thickness: nil) }
        #expect(controller.touchPlace == large && controller.dial.zone == zones[1])
        // An animated change of the style goes back before the former view has disappeared.
        controller.hide(other)
        #expect(controller.touchPlace == small && small != nil && controller.dial.zone == zones[0])
    }

    private struct EnabledDial: View {
        @ObservedObject var model: ControlModel

        var body: some View {
            DialThumbElementTests.range(model).dialStyle(CaptionedDialStyle(width: 100))
                .disabled(!model.isEnabled)
        }
    }

    @Test func `the thumbs are in the whole dial while nothing can be touched`() {
        let model = ControlModel()
        let host = StandInHost(EnabledDial(model: model))
        func middle() -> CGFloat {
            host.update()
            return thumbFrames(in: host).map(\.midY).reduce(0, +) / 2
        }
        let touched = middle()
        model.isEnabled = false
        let whole = middle()
        // Half of the 60 points below.
        #expect(near(Double(whole - touched), 30))
        model.isEnabled = true
        #expect(middle() == touched)
    }
}
