import Roundel
import RoundelSwiftUI
import RoundelUIKit
import SwiftUI
import Testing
import UIKit

/// Names in a file of an app that imports everything.
@MainActor @Suite struct ImportTests {
    @Test func `the types of corners have one meaning`() {
        let shape: CornerShape = CornerShape.superellipse(exponent: 3)
        let corner: Corner = Corner(radius: 20, shape: shape)
        let corners: Corners = Corners(topLeft: corner, bottomRight: Corner.square)
        let rectangle = ShapedRectangle(
            topLeading: corner,
            bottomLeading: .square,
            bottomTrailing: .square,
            topTrailing: .square
        )
        let view = ShapedView()
        view.corners = corners
        #expect(rectangle.corners == view.corners && view.circumference == .corners(corners))
    }
}
