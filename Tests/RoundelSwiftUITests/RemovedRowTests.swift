#if canImport(SwiftUI)
import StandInTestSupport
import SwiftUI
import Testing

@testable import RoundelSwiftUI

/// Views whose data the app removes together with them, as the rows of a list.
///
/// The bindings of `ForEach($rows)` and `Binding($optional)` end the program if they are read then.
@MainActor @Suite(.standIn) struct RemovedRowTests {
    enum Kind: CaseIterable { case dial, wheel, menu }

    @MainActor private final class Rows: ObservableObject {
        @Published var values = [10.0, 20, 30]
        /// The reads and writes of values that are gone.
        var faults = 0

        nonisolated init() {}

        func value(_ index: Int) -> Binding<Double> {
            Binding(
                get: { self.has(index) ? self.values[index] : 0 },
                set: { if self.has(index) { self.values[index] = $0 } }
            )
        }

        private func has(_ index: Int) -> Bool {
            let isThere = values.indices.contains(index)
            if !isThere { faults += 1 }
            return isThere
        }
    }

    private struct List: View {
        @ObservedObject var rows: Rows
        let kind: Kind

        var body: some View {
            VStack(spacing: 0) {
                ForEach(rows.values.indices, id: \.self) { index in
                    row(rows.value(index)).frame(width: 100, height: 100)
                }
            }
            .environment(\.turnClock, TurnClock { 0 })
        }

        @ViewBuilder private func row(_ value: Binding<Double>) -> some View {
            switch kind {
            case .dial: Dial(value: value, in: 0...100) { Text("dial") }
            case .wheel:
                let degrees = Binding(
                    get: { SwiftUI.Angle.degrees(value.wrappedValue) },
                    set: { value.wrappedValue = $0.degrees }
                )
                Text("wheel").frame(width: 100, height: 100).turnable(rotation: degrees)
            case .menu:
                let selection = Binding<Int?>(
                    get: { value.wrappedValue > 15 ? 1 : 0 },
                    set: { value.wrappedValue = $0 == 1 ? 20 : 10 }
                )
                let isOpen = Binding(get: { value.wrappedValue > 5 }, set: { _ in })
                CircularMenu([0, 1, 2], id: \.self, selection: selection, isOpen: isOpen) {
                    Text(verbatim: "\($0)").frame(width: 20, height: 20)
                } center: {
                    Text("+")
                }
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func `a view at rest that is removed with its data does not read them`(kind: Kind) {
        let rows = Rows()
        let host = StandInHost(List(rows: rows, kind: kind), size: CGSize(width: 100, height: 300))
        host.frame(at: 1)
        #expect(!host.isAnimating)
        rows.values.removeLast()
        host.update()
        #expect(rows.faults == 0)
        rows.values.removeAll()
        host.update()
        #expect(rows.faults == 0)
        rows.values = [40]
        host.update()
        #expect(rows.values == [40] && rows.faults == 0)
    }
}
#endif
