import StandInTestSupport
import SwiftUI
import Testing
import UIKit

/// Hosting views: pages, rows and sheets.
@MainActor @Suite(.standIn) struct HostingTests {
    /// A UIKit view that records its view controller when it gets a window.
    private struct Native: UIViewRepresentable {
        let view: NativeView
        func makeUIView(context: Context) -> NativeView { view }
        func updateUIView(_ uiView: NativeView, context: Context) {}
    }

    private final class NativeView: UIView {
        var moves: [Bool] = []
        override func didMoveToWindow() { moves.append(window != nil) }
        var controllers: [UIViewController] {
            let responders = sequence(first: self as UIResponder, next: \.next)
            let own = responders.compactMap { $0 as? UIViewController }.first
            return own.map { Array(sequence(first: $0, next: \.parent)) } ?? []
        }
    }

    private struct Item: Identifiable { let id: Int }

    @Test func `a named space reaches into a scroll view, and not into a page, a row or a sheet`() {
        var frames: [String: [CGRect]] = [:]
        func spot(_ name: String) -> some View {
            Color.white.frame(width: 10, height: 10)
                .onGeometryChange(
                    for: [CGRect].self,
                    of: { proxy in
                        [CoordinateSpace.named("outer"), .global].map { proxy.frame(in: $0) }
                    },
                    action: { frames[name] = $0 }
                )
        }
        let view = VStack(spacing: 0) {
            spot("inside")
            ScrollView { spot("scrolled") }
            NavigationStack { spot("page") }
            List([Item(id: 0)]) { _ in spot("row") }
            spot("sheet").standInHosted()
        }
        .coordinateSpace(name: "outer")
        let host = StandInHost(view, size: CGSize(width: 200, height: 400))
        host.safeAreaInsets = StandInInsets(top: 50)
        let known = frames.mapValues { $0[1].minY - $0[0].minY }
        #expect(known == ["inside": 50, "scrolled": 50, "page": 0, "row": 0, "sheet": 0])
    }

    @Test func `a UIKit view has the view controllers of its page, and none of those around its sheet`() {
        let views = (root: NativeView(), page: NativeView(), row: NativeView(), sheet: NativeView())
        struct Shown: View {
            let views: (root: NativeView, page: NativeView, row: NativeView, sheet: NativeView)
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Native(view: views.root) }
                    NavigationStack {
                        VStack {
                            Native(view: views.page)
                            List([Item(id: 0)]) { _ in Native(view: views.row) }
                            Native(view: views.sheet).standInHosted()
                        }
                    }
                }
                .focusable().onKeyPress { _ in
                    isShown = false
                    return .handled
                }
            }
        }
        let host = StandInHost(Shown(views: views))
        #expect(views.root.controllers.count == 1 && views.sheet.controllers.count == 1)
        #expect(views.page.controllers.count == 2 && views.row.controllers == views.page.controllers)
        #expect(views.page.controllers.last === views.root.controllers.first)
        #expect(views.sheet.controllers.first !== views.page.controllers.first)
        #expect(views.sheet.window === views.root.window && views.root.window != nil)
        host.press(.return)
        #expect(views.root.moves == [true, false] && views.page.moves == [true])
    }
}
