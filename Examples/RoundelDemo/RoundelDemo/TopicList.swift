import RoundelSwiftUI
import SwiftUI

/// The first screen: a grid with a picture for each topic.
struct TopicList: View {
    @Environment(\.dynamicTypeSize) private var textSize
    @State private var size = CGSize.zero

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 24) {
                    ForEach(rows, id: \.self) { row in
                        HStack(alignment: .top, spacing: 20) {
                            ForEach(row) { TopicTile(topic: $0) }
                            ForEach(row.count..<columns, id: \.self) { _ in Color.clear }
                        }
                    }
                }
                .frame(maxWidth: width)
                .padding(20)
                .frame(maxWidth: .infinity)
            }
            .onGeometryChange(for: CGSize.self) { list in
                list.size
            } action: { size in
                self.size = size
            }
            .navigationTitle("Roundel")
        }
    }

    /// The number of topics in a row: two, or in landscape three; all on a phone in landscape, and
    /// one with large text.
    private var columns: Int {
        guard !textSize.isAccessibilitySize else { return 1 }
        return size.width <= size.height ? 2 : size.height < 500 ? Topic.allCases.count : 3
    }

    private var rows: [[Topic]] {
        stride(from: 0, to: Topic.allCases.count, by: columns).map { start in
            Array(Topic.allCases[start..<min(start + columns, Topic.allCases.count)])
        }
    }

    /// The width of the grid, limited so that two or three rows fit into the height.
    private var width: CGFloat {
        let (rows, columns) = (CGFloat(rows.count), CGFloat(columns))
        guard 2...3 ~= rows else { return 760 }
        let tile = (size.height - 40 - 24 * (rows - 1)) / rows - Self.textHeight
        return max(340, tile * columns + 20 * (columns - 1))
    }

    /// The usual height of the texts below a picture.
    private static let textHeight: CGFloat = 60
}

/// A topic's picture, clipped to a superellipse, with the topic's name below.
private struct TopicTile: View {
    let topic: Topic

    var body: some View {
        NavigationLink {
            TopicScreen(topic: topic)
        } label: {
            VStack(spacing: 4) {
                DrawingCanvas(drawing: topic.drawing)
                    .clipShape(Superellipse(exponent: 5))
                    .aspectRatio(1, contentMode: .fit)
                    .padding(4)
                    .accessibilityHidden(true)
                Text(topic.title).font(.headline).foregroundStyle(Color(uiColor: .label))
                Text(topic.subtitle).font(.subheadline).foregroundStyle(Color(uiColor: .quiet))
            }
            .multilineTextAlignment(.center)
        }
        .buttonStyle(.plain)
    }
}
