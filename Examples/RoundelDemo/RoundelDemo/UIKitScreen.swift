import SwiftUI
import UIKit

/// A view controller as a SwiftUI view.
struct UIKitScreen<Controller: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> Controller

    func makeUIViewController(context: Context) -> Controller { make() }

    func updateUIViewController(_ controller: Controller, context: Context) {}
}
