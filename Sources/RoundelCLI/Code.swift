import ArgumentParser
import Foundation
import Roundel
import RoundelExport

/// `roundel code`: the code that makes a design of the playground.
struct Code: ParsableCommand {
    enum Language: String, ExpressibleByArgument, CaseIterable {
        case uikit, swiftui, svg, css

        var value: CodeLanguage {
            switch self {
            case .uikit: .uiKit
            case .swiftui: .swiftUI
            case .svg: .svg
            case .css: .css
            }
        }
    }

    static let configuration = CommandConfiguration(
        abstract: "Prints the code that makes a design of the playground.",
        discussion: """
            DESIGN is a link to the playground, or the part after its #: a scene (menu, wheel, dial, superellipse or badge) and \
            its settings, for example 'menu&count=6&decay=0.95'. A superellipse with a radius is a rectangle with \
            corners, as 'superellipse&radius=24&n=5' or 'superellipse&radius=24&smooth=0.6'. Documentation/CommandLine.md \
            lists the settings of each scene.
            """
    )

    @Argument(help: "A link to the playground, or the part after its #.")
    var design: String

    @Option(name: .customLong("for"), help: "The kind of code.")
    var language: Language = .swiftui

    @OptionGroup var output: OutputOptions

    func run() throws {
        // A slash in the name of the scene is that of an address; a later one is part of a value.
        guard design.contains("#") || !design.prefix(while: { $0 != "&" }).contains("/") else {
            throw ValidationError(
                "'\(design.excerpt)' has no design. In a link it follows a #, as in …#menu&count=6."
            )
        }
        // As the page does, which takes a percent sign that is no code for itself.
        let link = Array((design.removingPercentEncoding ?? design).utf8)
        if let fault = Design.fault(inLink: link) { throw ValidationError("\(fault).") }
        guard let code = Design(link: link).code(language.value) else {
            throw ValidationError("--for \(language.rawValue): this language cannot express the scene.")
        }
        try Output.write(code, output)
    }
}
