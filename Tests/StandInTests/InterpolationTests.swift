@testable import SwiftUI
import Testing

/// The presented values during animations.
@MainActor @Suite struct InterpolationTests {
    /// A view whose numbers change with a tap, with a transaction of the test.
    struct Dial: View {
        var animation: Animation? = .linear(duration: 1)
        var values: [Double] = [350, 10]
        @State private var index = 0
        var body: some View {
            Button {
                withAnimation(animation) { index = min(index + 1, values.count - 1) }
            } label: {
                Text("dial").frame(width: values[index], height: 40)
                    .rotationEffect(.degrees(values[index]))
                    .opacity(values[index] / 1000)
            }
        }
    }

    struct Bow: Shape {
        var height: CGFloat
        var animatableData: CGFloat {
            get { height }
            set { height = newValue }
        }
        func path(in rect: CGRect) -> Path {
            Path(ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
        }
    }

    struct Stripe: Shape {
        var isFixed: Bool
        var layoutDirectionBehavior: LayoutDirectionBehavior { isFixed ? .fixed : .mirrors(in: .rightToLeft) }
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: rect.minX, y: rect.minY, width: 10, height: rect.height))
        }
    }

    /// A layout that puts all views at the same distance from the left.
    struct Shift: Layout {
        var x: CGFloat
        var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout Void
        ) {
            for view in subviews {
                view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: proposal)
            }
        }
    }

    struct Number: View, Animatable {
        var animatableData: Double
        var body: some View { Text("\(animatableData)") }
    }

    private func shown(_ host: StandInHost) -> Double {
        host.shownValues("rotationEffect", as: Angle.self).first?.degrees ?? .nan
    }

    private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-6 }

    private func tap(_ host: StandInHost) { host.tap(CGPoint(x: 100, y: 100)) }

    @Test(arguments: [false, true]) func `a shape is mirrored from right to left unless it is fixed`(
        isFixed: Bool
    ) {
        let host = StandInHost(Stripe(isFixed: isFixed).fill(.red), size: CGSize(width: 100, height: 100))
        let left = CGPoint(x: 5, y: 50)
        #expect(host.drawings.first?.path.contains(left) == true)
        host.environment.layoutDirection = .rightToLeft
        #expect(host.drawings.first?.path.contains(left) == isFixed)
        #expect(host.drawings.first?.path.contains(CGPoint(x: 95, y: 50)) == !isFixed)
    }

    @Test func `an angle is interpolated as a number, not by the shorter path`() {
        let host = StandInHost(Dial())
        tap(host)
        #expect(host.isInterpolating && isNear(shown(host), 350))
        #expect(host.values("rotationEffect", as: Angle.self).first?.degrees == 10)
        host.frame(at: 0.5)
        #expect(isNear(shown(host), 180))
        #expect(isNear(host.shownValues("opacity", as: Double.self).first ?? 0, 0.18))
        host.frame(at: 1)
        #expect(isNear(shown(host), 10) && !host.isInterpolating)
    }

    @Test func `an animated frame is presented in between and set immediately`() {
        let host = StandInHost(Dial(values: [100, 60]))
        tap(host)
        host.frame(at: 0.25)
        #expect(host.elements[0].frame.width == 60 && isNear(host.elements[0].shownFrame.width, 90))
        host.frame(at: 2)
        #expect(host.elements[0].shownFrame.width == 60)
    }

    @Test func `a change without an animation is presented immediately`() {
        let host = StandInHost(Dial(animation: nil))
        tap(host)
        #expect(isNear(shown(host), 10) && !host.isInterpolating)
    }

    @Test func `an interrupted animation continues from the presented value`() {
        let host = StandInHost(Dial(values: [50, 100, 1000]))
        tap(host)
        host.frame(at: 0.5)
        let before = shown(host)
        let touch = host.touch(at: CGPoint(x: 100, y: 100), time: 0.5)
        host.lift(touch, at: CGPoint(x: 100, y: 100), time: 0.5)
        #expect(isNear(before, 75) && isNear(shown(host), before))
        host.frame(at: 5)
        #expect(isNear(shown(host), 1000))
    }

    @Test func `a spring overshoots and keeps its velocity`() {
        let spring = Animation.spring(response: 0.5, dampingFraction: 0.5)
        let animator = Animator(0.0)
        let start = Date(timeIntervalSinceReferenceDate: 0)
        animator.go(to: 1, spring, at: start)
        let values = stride(from: 0, through: 3, by: 0.01).map { animator.value(at: start + $0) }
        #expect(values[0] == 0 && (values.max() ?? 0) > 1.1 && !animator.isMoving(at: start + 3))
        let interruption = start + 0.1
        func speed() -> Double {
            (animator.value(at: interruption + 1e-5) - animator.value(at: interruption)) / 1e-5
        }
        let (value, before) = (animator.value(at: interruption), speed())
        animator.go(to: -1, spring, at: interruption)
        #expect(isNear(animator.value(at: interruption), value) && abs(speed() - before) < 0.05)
    }

    @Test func `all springs satisfy their differential equation`() {
        for damping in [0.2, 0.825, 1, 1.5] {
            let (spring, pace) = (Animation.spring(response: 0.7, dampingFraction: damping), 2 * .pi / 0.7)
            func displacement(_ time: Double) -> Double { spring.left(at: time)?.displacement ?? .nan }
            let (time, step) = (0.2, 1e-4)
            let speed = (displacement(time + step) - displacement(time - step)) / (2 * step)
            let force =
                (displacement(time + step) - 2 * displacement(time) + displacement(time - step))
                / (step * step)
            #expect(
                abs(force + pace * pace * displacement(time) + 2 * damping * pace * speed) < 1e-4 * pace
                    * pace
            )
        }
    }

    @Test func `shapes and layouts are animated by their animatable data`() {
        struct Scene: View {
            @State private var isOn = false
            var body: some View {
                Button {
                    withAnimation(.linear(duration: 1)) { isOn = true }
                } label: {
                    ZStack {
                        Bow(height: isOn ? 100 : 0)
                        Shift(x: isOn ? 80 : 40) { Text("shifted") }
                        Number(animatableData: isOn ? 8 : 4)
                    }
                }
            }
        }
        let host = StandInHost(Scene())
        tap(host)
        host.frame(at: 0.5)
        #expect(host.drawings[0].path.boundingRect.height == 100)
        #expect(host.shownDrawings[0].path.boundingRect.height == 50)
        #expect(host.frame(of: "shifted")?.minX == 80 && host.shownFrame(of: "shifted")?.minX == 60)
        #expect(host.frame(of: "6.0") != nil)
        host.frame(at: 1)
        #expect(host.frame(of: "8.0") != nil && host.shownFrame(of: "shifted")?.minX == 80)
    }

    @Test func `an animation of a value animates only changes of that value`() {
        struct Scene: View {
            @State private var step = 0
            var body: some View {
                Button {
                    step += 1
                } label: {
                    Text("t").frame(width: 100, height: 100)
                        .rotationEffect(.degrees(Double(step) * 10))
                        .animation(.linear(duration: 1), value: step > 1)
                }
            }
        }
        let host = StandInHost(Scene())
        tap(host)
        #expect(isNear(shown(host), 10))
        tap(host)
        #expect(isNear(shown(host), 10))
        host.frame(at: 0.5)
        #expect(isNear(shown(host), 15))
    }

    @Test func `a transaction can remove the animation`() {
        let host = StandInHost(Dial().transaction { $0.animation = nil })
        tap(host)
        #expect(isNear(shown(host), 10) && !host.isInterpolating)
    }

    @Test func `changes of objects and bindings can be animated`() {
        final class Model: ObservableObject {
            @Published var angle = 0.0
            var other = 0.0
        }
        struct Scene: View {
            @ObservedObject var model: Model
            @Binding var other: Double
            var body: some View {
                Text("t").rotationEffect(.degrees(model.angle)).opacity(other)
            }
        }
        let model = Model()
        let host = StandInHost(
            Scene(model: model, other: Binding(get: { model.other }, set: { model.other = $0 }))
        )
        withAnimation(.linear(duration: 1)) { model.angle = 10 }
        host.update()
        host.frame(at: 0.5)
        #expect(isNear(shown(host), 5))
        withAnimation(.linear(duration: 1)) { model.other = 1 }
        host.update()
        host.frame(at: 1)
        #expect(isNear(host.shownValues("opacity", as: Double.self).first ?? 0, 0.5))
    }
}
