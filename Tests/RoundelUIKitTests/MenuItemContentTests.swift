import Foundation
import Roundel
import RoundelUIKit
import StandInTestSupport
import Testing
import UIKit

/// What VoiceOver reaches of items that are made of other views.
@MainActor @Suite(.standIn) struct MenuItemContentTests {
    /// A view of 60 points with others inside.
    private func item(_ inside: [UIView]) -> UIView {
        let item = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        for view in inside {
            view.frame = item.bounds
            view.isAccessibilityElement = true
            item.addSubview(view)
        }
        return item
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func `an item made of texts is spoken as one element with all of them`() {
        let hidden = label("hidden")
        let texts = [label("Copy"), hidden, label("3 files")]
        let copy = item(texts)
        hidden.isHidden = true
        let scene = menuScene(3) { $0.items = [copy, menuItem(), menuItem()] }
        func spoken() -> [String?] { StandInVoiceOver.elements(in: scene.view).map(\.accessibilityLabel) }
        #expect(spoken().filter { $0 == "Copy, 3 files" }.count == 1 && !spoken().contains("Copy"))
        texts[2].accessibilityElementsHidden = true
        #expect(spoken().contains("Copy"))
        texts[2].accessibilityElementsHidden = false
        copy.accessibilityElements = texts
        #expect(spoken().contains("Copy, 3 files"))
        texts[0].alpha = 0
        #expect(spoken().contains("3 files"))
        let element = StandInVoiceOver.elements(in: scene.view).first { $0.accessibilityLabel == "3 files" }
        #expect(element?.accessibilityAttributedLabel?.string == "3 files")
        copy.accessibilityLabel = "Copy three files"
        #expect(spoken().contains("Copy three files") && !spoken().contains("Copy"))
    }

    @Test func `a control inside an item is an element of its own after that of the item`() {
        let button = UIButton()
        button.setTitle("Delete", for: .normal)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        let file = item([label("File"), button])
        let scene = menuScene(3) { $0.items = [file, menuItem(), menuItem()] }
        func elements() -> [StandInAccessibleObject] { StandInVoiceOver.elements(in: scene.view) }
        let names = elements().map(\.accessibilityLabel)
        #expect(names.filter { $0 == "Delete" }.count == 1)
        let index = elements().firstIndex { $0 === button } ?? 0
        #expect(index > 0 && elements()[index - 1].accessibilityLabel == "File")
        StandInVoiceOver.activate(elements()[index])
        #expect(presses == 1)
        scene.view.isEnabled = false
        #expect(!elements().contains { $0 === button })
        scene.view.isEnabled = true
        button.isHidden = true
        #expect(!elements().contains { $0 === button })
        button.isHidden = false
        file.isAccessibilityElement = true
        #expect(!elements().contains { $0 === button })
        file.isAccessibilityElement = false
        #expect(elements().contains { $0 === button })
        scene.view.setOpen(false, animated: false)
        #expect(!elements().contains { $0 === button })
    }

    @Test func `each thumb of a range dial that is an item can be adjusted`() {
        let dial = RangeDialView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        (dial.lowerValue, dial.upperValue) = (0.2, 0.8)
        let scene = menuScene(3) { $0.items = [menuItem(), dial, menuItem()] }
        let thumbs = StandInVoiceOver.elements(in: scene.view).filter {
            $0.accessibilityTraits.contains(.adjustable)
        }
        #expect(thumbs.count == 2)
        for thumb in thumbs { thumb.accessibilityIncrement() }
        #expect(dial.lowerValue > 0.2 && dial.upperValue > 0.8)
    }
}
