import SwiftUI
import Testing

/// Objects that views own or observe.
@MainActor @Suite struct ObservationTests {
    final class Model: ObservableObject {
        nonisolated(unsafe) static var made = 0
        @Published var name = "new"
        var silent = "quiet"
        init() { Self.made += 1 }
    }

    /// An object that announces its changes itself.
    final class Manual: ObservableObject {
        var name = "old" { willSet { objectWillChange.send() } }
    }

    /// In Combine, published properties use only the default publisher.
    final class OwnPublisher: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        var name = "own" { willSet { objectWillChange.send() } }
    }

    struct Owner: View {
        @StateObject private var model = Model()
        var shown: (Model) -> Void = { _ in }
        var body: some View {
            shown(model)
            return Button {
                model.name += "!"
            } label: {
                Text(model.name).frame(width: 100, height: 100)
            }
        }
    }

    struct Observer<Object: ObservableObject>: View {
        @ObservedObject var object: Object
        let name: KeyPath<Object, String>
        var body: some View { Text(object[keyPath: name]) }
    }

    @Test func `the state object of a view is made once for its identity`() {
        let before = Model.made
        var models: [Model] = []
        let host = StandInHost(Owner { models.append($0) })
        host.update()
        host.tap(CGPoint(x: 100, y: 100))
        #expect(host.frame(of: "new!") != nil)
        #expect(Model.made == before + 1 && models.allSatisfy { $0 === models[0] })
        let other = StandInHost(Owner())
        #expect(Model.made == before + 2 && other.frame(of: "new") != nil)
    }

    @Test func `a state object of a view that is not shown is not made`() {
        let before = Model.made
        let view = Owner()
        #expect(Model.made == before)
        withExtendedLifetime(view) {}
    }

    @Test func `a change of a published property updates the view`() {
        let model = Model()
        let host = StandInHost(Observer(object: model, name: \.name))
        model.name = "other"
        host.update()
        #expect(host.frame(of: "other") != nil)
    }

    @Test func `objects with publishers of their own update the view`() {
        let (manual, own) = (Manual(), OwnPublisher())
        let host = StandInHost(
            ZStack {
                Observer(object: manual, name: \.name)
                Observer(object: own, name: \.name)
            }
        )
        manual.name = "first"
        own.name = "second"
        host.update()
        #expect(host.frame(of: "first") != nil && host.frame(of: "second") != nil)
    }

    @Test func `a binding to an object writes its property`() {
        struct Writer: View {
            @ObservedObject var model: Model
            var body: some View {
                Slider(value: $model.fraction) { Text("share") }
            }
            final class Model: ObservableObject {
                @Published var fraction = 0.0
            }
        }
        let model = Writer.Model()
        let host = StandInHost(Writer(model: model))
        host.all((any StandInSlider).self).first?.standInSlide(to: 0.5)
        #expect(model.fraction == 0.5)
    }
}
