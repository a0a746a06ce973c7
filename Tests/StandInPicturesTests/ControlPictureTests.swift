import Foundation
import RoundelTestSupport
import StandInPictures
import StandInTestSupport
import Testing
import UIKit

/// Text, images and controls of UIKit, as they appear in the picture.
@MainActor @Suite(.standIn) struct ControlPictureTests {
    private func draw(
        _ view: UIView,
        dark: Bool = false,
        mirrored: Bool = false
    ) throws -> SVGNode {
        let root = UIWindow.standIn(around: view, size: CGSize(width: 300, height: 200))
        root.standInTraits = UITraitCollection(
            standInLayoutDirection: mirrored ? .rightToLeft : .leftToRight,
            userInterfaceStyle: dark ? .dark : .light
        )
        return try SVGNode.parse(Picture(of: root).svg)
    }

    private func label(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 200, height: 30))
        label.text = text
        change(label)
        return label
    }

    @Test func `a label has the font size, weight, colour and width of the table`() throws {
        let label = label("Angle <1>") { label in
            label.font = .preferredFont(forTextStyle: .headline)
            label.textColor = .red
        }
        let text = try draw(label).only("text")
        #expect(text.text.trimmingCharacters(in: .newlines) == "Angle <1>")
        #expect(text.attributes["font-size"] == "17" && text.attributes["font-weight"] == "600")
        #expect(text.attributes["fill"] == "#ff0000" && text.attributes["lengthAdjust"] == "spacingAndGlyphs")
        let width = StandInText.width(of: "Angle <1>", size: 17, weight: 600)
        #expect(abs(text.number("textLength") - width) < 0.001)
        #expect(label.intrinsicContentSize.width == width.rounded(.up))
    }

    @Test(
        arguments: [
            (NSTextAlignment.natural, false, 0.0), (.natural, true, 1), (.left, true, 0), (.right, false, 1),
            (.center, false, 0.5), (.center, true, 0.5),
        ]
    )
    func `text is aligned to its side`(alignment: NSTextAlignment, mirrored: Bool, fraction: Double) throws {
        let text = try draw(label("Text") { $0.textAlignment = alignment }, mirrored: mirrored).only("text")
        let room = 200 - text.number("textLength")
        #expect(isNear(text.onPage(text.number("x"), 0), 10 + fraction * room, 20))
    }

    @Test func `a long text is wrapped if it may have lines, and truncated otherwise`() throws {
        let words = "one two three four five six seven eight nine ten"
        let cut = try draw(label(words)).only("text")
        #expect(cut.text.contains("…") && cut.number("textLength") <= 200)
        let whole = label(words) { label in
            label.numberOfLines = 0
            label.bounds.size.height = 80
        }
        let lines = try draw(whole).all("text")
        #expect(lines.count > 1 && lines.allSatisfy { $0.number("textLength") <= 200 })
        #expect(lines.map { $0.text.trimmingCharacters(in: .newlines) }.joined(separator: " ") == words)
        #expect(abs(lines[1].number("y") - lines[0].number("y") - 17 * 1.2) < 0.001)
    }

    @Test func `a close button is a cross on a disc of a fixed size`() throws {
        let button = UIButton(type: .close)
        button.frame = CGRect(x: 20, y: 20, width: 60, height: 40)
        let svg = try draw(button)
        let disc = try svg.only("rect", ["width": "30", "height": "30", "rx": "15"])
        #expect(isNear(disc.onPage(disc.number("x"), disc.number("y")), 35, 25))
        let cross = try svg.only("path", ["fill": "none"])
        #expect(isNear(cross.onPage(12, 12), 50, 40))
    }

    @Test func `a symbol has the tint colour and keeps its aspect ratio`() throws {
        let view = UIImageView(image: UIImage(systemName: "plus"))
        (view.frame, view.contentMode) = (CGRect(x: 0, y: 0, width: 100, height: 48), .scaleAspectFit)
        view.tintColor = .green
        let path = try draw(view).only("path", ["stroke": "#00ff00"])
        #expect(isNear(path.onPage(12, 4), 50, 8) && isNear(path.onPage(20, 12), 66, 24))
    }

    @Test func `an unknown symbol is a rounded square of its size`() throws {
        let view = UIImageView(image: UIImage(systemName: "a.symbol.of.no.one"))
        (view.frame, view.tintColor) = (CGRect(x: 0, y: 0, width: 100, height: 100), .green)
        let square = try draw(view).only("rect", ["stroke": "#00ff00"])
        #expect(square.number("width") == 72 && square.number("height") == 72 && square.number("rx") == 16)
    }

    @Test func `a filled button has the tint colour, with a white image and title`() throws {
        var look = UIButton.Configuration.filled()
        (look.image, look.cornerStyle) = (UIImage(systemName: "plus"), .capsule)
        let button = UIButton(configuration: look)
        button.setTitle("Add", for: .normal)
        (button.frame, button.tintColor) = (CGRect(x: 10, y: 10, width: 120, height: 40), .blue)
        var svg = try draw(button)
        #expect(try svg.only("rect", ["fill": "#0000ff"]).attributes["rx"] == "20")
        let (text, image) = (
            try svg.only("text", ["fill": "#ffffff"]), try svg.only("path", ["stroke": "#ffffff"])
        )
        let (left, right) = (image.onPage(0, 0).x, text.onPage(text.number("x"), 0).x)
        #expect(right > left + 24 && abs((left + right + text.number("textLength")) / 2 - 70) < 0.01)

        button.isEnabled = false
        svg = try draw(button)
        #expect(try svg.only("text").around("opacity").attributes["opacity"] == "0.4")
        let mirrored = try draw(button, mirrored: true)
        #expect(try mirrored.only("path", ["stroke": "#ffffff"]).onPage(0, 0).x > left)
    }

    @Test(arguments: [false, true])
    func `the thumb of a slider is at its value`(mirrored: Bool) throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 127, height: 34))
        (slider.maximumValue, slider.value, slider.tintColor) = (4, 1, .red)
        let svg = try draw(slider, mirrored: mirrored)
        let thumb = try svg.only("rect", ["width": "27"])
        #expect(abs(thumb.number("x") - (mirrored ? 75 : 25)) < 0.001)
        let filled = try svg.only("rect", ["fill": "#ff0000"])
        #expect(abs(filled.number("x") - (mirrored ? 88.5 : 0)) < 0.001 && filled.number("width") == 38.5)
    }

    @Test(arguments: [false, true])
    func `segments are in reading order, and the selected one has a background`(mirrored: Bool) throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        (control.frame, control.selectedSegmentIndex) = (CGRect(x: 0, y: 0, width: 200, height: 32), 0)
        let svg = try draw(control, mirrored: mirrored)
        let card = try svg.only("rect", ["fill": "#ffffff", "rx": "7"])
        #expect(card.number("x") == (mirrored ? 102 : 2) && card.number("width") == 96)
        let titles = svg.all("text")
        #expect(titles.map { $0.attributes["font-weight"] } == ["600", "500"])
        #expect((titles[0].number("x") > titles[1].number("x")) == mirrored)
    }

    @Test func `dynamic colours adapt to dark mode, and other colours do not`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.backgroundColor = .systemIndigo
        #expect(try draw(view).all("rect", ["fill": "#5856d6"]).count == 1)
        #expect(try draw(view, dark: true).all("rect", ["fill": "#5e5ce6"]).count == 1)
        view.backgroundColor = UIColor.systemIndigo.withAlphaComponent(0.5)
        #expect(
            try draw(view, dark: true).all("rect", ["fill": "#5e5ce6", "fill-opacity": "0.5"]).count == 1
        )
        view.backgroundColor = .red
        #expect(try draw(view, dark: true).all("rect", ["fill": "#ff0000"]).count == 1)
        #expect(try draw(label("Text")).only("text").attributes["fill"] == "#000000")
        #expect(try draw(label("Text"), dark: true).only("text").attributes["fill"] == "#ffffff")
    }
}
