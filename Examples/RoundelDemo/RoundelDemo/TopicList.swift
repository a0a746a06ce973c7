import SwiftUI

/// The first screen: a list of the topics.
struct TopicList: View {
    var body: some View {
        NavigationStack {
            List(Topic.allCases) { topic in
                NavigationLink {
                    TopicScreen(topic: topic)
                } label: {
                    Label(topic.title, systemImage: topic.symbol)
                }
            }
            .navigationTitle("Roundel")
        }
    }
}
