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

    /// Two topics in each row; all in one row on a phone in landscape, and one in each row with
    /// large text.
    private var rows: [[Topic]] {
        let isFlat = size.width > size.height && size.height < 500
        let count = textSize.isAccessibilitySize ? 1 : isFlat ? Topic.allCases.count : 2
        return stride(from: 0, to: Topic.allCases.count, by: count).map { start in
            Array(Topic.allCases[start..<min(start + count, Topic.allCases.count)])
        }
    }

    /// The width of the grid, limited so that two rows fit into the height.
    private var width: CGFloat { rows.count == 2 ? max(340, size.height * 0.82) : 760 }
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
