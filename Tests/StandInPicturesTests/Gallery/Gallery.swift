/// All subjects of pictures, in the parts of the contact sheet.
@MainActor enum Gallery {
    struct Part {
        let title: String
        let subjects: [Subject]
    }

    static func parts() throws -> [Part] {
        [
            Part(title: "Demo", subjects: try DemoSubjects.subjects()),
            Part(title: "README", subjects: ReadmeSubjects.subjects),
            Part(
                title: "UIKit",
                subjects: UIKitMenus.subjects + UIKitRadialMenus.subjects + UIKitShapes.subjects
                    + UIKitCorners.subjects + UIKitDials.subjects
            ),
            Part(
                title: "SwiftUI",
                subjects: SwiftUIMenus.subjects + SwiftUIRadialMenus.subjects + SwiftUIShapes.subjects
                    + SwiftUICorners.subjects + SwiftUIDials.subjects
            ),
        ]
    }
}
