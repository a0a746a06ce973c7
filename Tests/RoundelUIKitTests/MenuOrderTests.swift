import Roundel
import StandInTestSupport
import Testing
import UIKit

@testable import RoundelUIKit

/// The order in which an app sets the properties of a menu that is not shown yet.
@MainActor @Suite(.standIn) struct MenuOrderTests {
    @Test(arguments: [false, true])
    func `a new menu begins at the same place, whether its items come before its arrangement or after it`(
        isArc: Bool
    ) {
        let rotations = [true, false].map { itemsFirst in
            let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
            menu.startAngle = .pi
            let items = (0..<5).map { _ in menuItem() }
            if itemsFirst { menu.items = items }
            if isArc { menu.arrangement = .arc(sweep: .pi / 2) } else { menu.landsOnItems = false }
            if !itemsFirst { menu.items = items }
            menu.isOpen = true
            let scene = Scene(menu)
            scene.window.layoutIfNeeded()
            return menu.rotation
        }
        #expect(rotations == [0, 0])
    }

    @Test func `what the app turns or selects before a menu is shown stays when it is arranged`() {
        for isSelected in [true, false] {
            let menu = CircularMenuView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
            menu.items = (0..<5).map { _ in menuItem() }
            if isSelected { menu.selectedIndex = 2 } else { menu.turn(toItemAt: 2) }
            menu.deadZone = 0.1
            menu.arrangement = .arc(sweep: .pi)
            menu.isOpen = true
            let scene = Scene(menu)
            scene.window.layoutIfNeeded()
            #expect(menu.pointedIndex == 2, "\(isSelected)")
        }
    }
}
