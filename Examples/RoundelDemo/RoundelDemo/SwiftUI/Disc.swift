import SwiftUI
import UIKit

/// A symbol in a circle, as large as a fingertip.
struct Disc: View {
    static let size: CGFloat = 56

    let symbol: String
    let name: String
    var color = UIColor.white
    var fill = UIColor.disc

    var body: some View {
        Image(systemName: symbol)
            .font(.system(size: 22))
            .foregroundStyle(Color(uiColor: color))
            .frame(width: Self.size, height: Self.size)
            .background(Color(uiColor: fill), in: Circle())
            .accessibilityLabel(Text(name))
    }
}
