// The API as an app uses it that extends UIView with the names that many apps give it.
//
// Scripts/check-apple.sh also compiles this file with the settings of new projects. The compiler takes a
// member of a class and one of an extension of its superclass in another module for ambiguous.

import Foundation
import RoundelUIKit
import UIKit

extension UIView {
    fileprivate var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }

    fileprivate var borderWidth: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }

    fileprivate var borderColor: UIColor? {
        get { nil }
        set { layer.borderColor = newValue?.cgColor }
    }

    fileprivate var shadowOpacity: Float {
        get { layer.shadowOpacity }
        set { layer.shadowOpacity = newValue }
    }

    fileprivate var shadowRadius: CGFloat {
        get { layer.shadowRadius }
        set { layer.shadowRadius = newValue }
    }

    fileprivate var shadowOffset: CGSize {
        get { layer.shadowOffset }
        set { layer.shadowOffset = newValue }
    }

    fileprivate var shadowColor: UIColor? {
        get { nil }
        set { layer.shadowColor = newValue?.cgColor }
    }

    fileprivate var x: CGFloat { frame.minX }
    fileprivate var y: CGFloat { frame.minY }
    fileprivate var width: CGFloat { bounds.width }
    fileprivate var height: CGFloat { bounds.height }
    fileprivate var size: CGSize { bounds.size }
    fileprivate var origin: CGPoint { frame.origin }
}

@MainActor func styleCard(_ card: ShapedView) {
    (card.uniformCornerRadius, card.cornerExponent, card.cornerSmoothing) = (12, 2, 0.6)
    (card.strokeWidth, card.strokeColor, card.strokePosition) = (2, .red, .outside)
    (card.dropShadowOpacity, card.dropShadowRadius) = (0.3, 4)
    (card.dropShadowOffset, card.dropShadowColor) = (CGSize(width: 1, height: 2), .blue)
    card.borderWidth = card.strokeWidth
}
