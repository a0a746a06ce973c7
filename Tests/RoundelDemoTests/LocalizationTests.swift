import Foundation
import Testing

/// The string catalogue, compared with the sources that use it.
@Suite struct LocalizationTests {
    typealias Strings = [String: [String: String]]

    /// The translated texts by key and language.
    static func catalogue() throws -> Strings {
        struct Catalogue: Decodable {
            struct Entry: Decodable { var localizations: [String: Localization] }
            struct Localization: Decodable { var stringUnit: Unit }
            struct Unit: Decodable {
                var state: String
                var value: String
            }
            var sourceLanguage: String
            var strings: [String: Entry]
        }
        let data = try Data(contentsOf: Demo.sources.appending(path: "Localizable.xcstrings"))
        let catalogue = try JSONDecoder().decode(Catalogue.self, from: data)
        #expect(catalogue.sourceLanguage == "en")
        return catalogue.strings.mapValues { entry in
            entry.localizations.compactMapValues {
                $0.stringUnit.state == "translated" ? $0.stringUnit.value : nil
            }
        }
    }

    /// The literals that users never see.
    static let notWords: Set = ["Screens are made in code."]

    /// A key with the same placeholder for numbers and texts, since the sources do not show which
    /// of them it is.
    static func normalized(_ key: String) -> String {
        key.replacing(/%(?:\d\$)?(?:@|lld)/, with: "%")
    }

    /// The keys in a source: literals with letters that users see.
    ///
    /// Comments and names are left out.
    static func keys(in source: String) -> [String] {
        Literals(in: source).all.filter { text, before in
            let isSymbol = text.wholeMatch(of: /[a-z0-9.]+/) != nil
            return !before.hasSuffix("comment: ") && !before.hasSuffix("verbatim: ") && !isSymbol
                && normalized(text).contains(where: \.isLetter)
        }.map { normalized($0.text) }
    }

    /// The keys of texts that the library would look up in the app.
    static func libraryKeys() throws -> [String] {
        try Demo.swift(in: Demo.root.appending(path: "Sources/RoundelSwiftUI")).flatMap { _, text in
            Literals(in: text).all.filter { $0.before.hasSuffix(" Text(") || $0.before.hasSuffix("(Text(") }
                .map { normalized($0.text) }.filter { $0.contains(where: \.isLetter) }
        }
    }

    @Test func `every text of the sources is in the catalogue, and every text of the catalogue is used`()
        throws
    {
        let sources = try Demo.swift(in: Demo.sources)
        #expect(sources.count > 10)
        let used = Set(sources.flatMap { Self.keys(in: $0.text) }).subtracting(Self.notWords)
        let stored = Set(try Self.catalogue().keys.map(Self.normalized))
        #expect(used.subtracting(stored).isEmpty, "not in the catalogue")
        #expect(stored.subtracting(used).isEmpty, "used nowhere")
    }

    @Test func `the library looks up no texts in the app, which sets the words of the menu`() throws {
        #expect(try Self.libraryKeys() == [])
        let used = try Demo.swift(in: Demo.sources).flatMap { Self.keys(in: $0.text) }
        #expect(Set(used).isSuperset(of: ["Next", "Previous", "% of %"]))
    }

    @Test func `every text is in English and Japanese, with the same placeholders`() throws {
        func values(_ text: String) -> [String] {
            text.matches(of: /%(?:(\d)\$)?(@|lld)/).map { String($0.2) }.sorted()
        }
        for (key, texts) in try Self.catalogue() {
            #expect(Set(texts.keys) == ["en", "ja"], "\(key)")
            for (language, text) in texts {
                #expect(!text.isEmpty && values(text) == values(key), "\(key) in \(language)")
            }
        }
    }

    @Test func `the parser of sources handles comments, interpolations and symbols`() {
        let source = #"""
            /// A "quoted" remark.
            Text("Angle: \(angle.text(in: 1))°") // "not this"
            Image(systemName: "doc.on.doc")
            NSLocalizedString("Cut", comment: "A tool")
            Text("\(x)°")
            Text(verbatim: "UIKit")
            """#
        #expect(Self.keys(in: source) == ["Angle: %°", "Cut"])
    }
}
