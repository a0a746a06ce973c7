import CoreGraphics

/// Our own drawing of a symbol of SF Symbols, in a square of 24 by 24.
///
/// It has the size and the meaning of the symbol, but it is not Apple's drawing.
struct Symbol {
    /// The part that is stroked with a line width of 1.8.
    var lines: StaticString = ""
    /// The part that is filled.
    var fill: StaticString = ""

    /// Circles are written as two arcs.
    static let all: [String: Symbol] = [
        "scissors": Symbol(
            lines: """
                M9 8.5L19 19.5M9 15.5L19 4.5M9.6 7A2.6 2.6 0 1 1 4.4 7A2.6 2.6 0 1 1 9.6 7M9.6 17\
                A2.6 2.6 0 1 1 4.4 17A2.6 2.6 0 1 1 9.6 17
                """
        ),
        "doc.on.doc": Symbol(
            lines: """
                M9 7V4.5Q9 3 10.5 3H15.5L20 7.5V15.5Q20 17 18.5 17H16M15 3.5V8H19.5M4 8.5Q4 7 5.5 7H11.5\
                Q13 7 13.5 7.8L15.5 11V19.5Q15.5 21 14 21H5.5Q4 21 4 19.5Z
                """
        ),
        "doc.on.clipboard": Symbol(
            lines: """
                M8 20H6Q4.5 20 4.5 18.5V6Q4.5 4.5 6 4.5H8M14 4.5H16Q17.5 4.5 17.5 6V7.5M8 3H14V6H8Z\
                M10.5 11.5Q10.5 10 12 10H18.5Q20 10 20 11.5V19.5Q20 21 18.5 21H12Q10.5 21 10.5 19.5Z
                """
        ),
        "square.and.arrow.up": Symbol(
            lines: """
                M8 9.5H6.5Q5 9.5 5 11V19.5Q5 21 6.5 21H17.5Q19 21 19 19.5V11Q19 9.5 17.5 9.5H16M12 15V3\
                M8.5 6.5L12 3L15.5 6.5
                """
        ),
        "pencil": Symbol(
            lines: "M4 20L5 15.5L16 4.5Q17.5 3 19 4.5L19.5 5Q21 6.5 19.5 8L8.5 19ZM14 6.5L17.5 10"
        ),
        "trash": Symbol(
            lines: """
                M4 6H20M9 5.5V4.5Q9 3 10.5 3H13.5Q15 3 15 4.5V5.5M6 6L6.8 19.5Q7 21 8.5 21H15.5Q17 21 17.2 19.5\
                L18 6M9.8 9.5L10.2 17.5M14.2 9.5L13.8 17.5
                """
        ),
        "plus": Symbol(lines: "M12 4V20M4 12H20"),
        "minus": Symbol(lines: "M4 12H20"),
        "xmark": Symbol(lines: "M5 5L19 19M19 5L5 19"),
        "checkmark": Symbol(lines: "M4.5 12.5L10 18.5L19.5 5.5"),
        "chevron.right": Symbol(lines: "M9 4.5L16.5 12L9 19.5"),
        "chevron.left": Symbol(lines: "M15 4.5L7.5 12L15 19.5"),
        "steeringwheel": Symbol(
            lines: """
                M21.5 12A9.5 9.5 0 1 1 2.5 12A9.5 9.5 0 1 1 21.5 12M3 10.5Q12 7 21 10.5M12 14.5V21.3\
                M3 13.5L9.7 13.2M21 13.5L14.3 13.2
                """,
            fill: "M14.6 12.4A2.6 2.6 0 1 1 9.4 12.4A2.6 2.6 0 1 1 14.6 12.4Z"
        ),
        "app": Symbol(
            lines: "M3.5 9Q3.5 3.5 9 3.5H15Q20.5 3.5 20.5 9V15Q20.5 20.5 15 20.5H9Q3.5 20.5 3.5 15Z"
        ),
        "person": Symbol(
            lines: "M16 8A4 4 0 1 1 8 8A4 4 0 1 1 16 8M4 20.5Q4.5 14.5 12 14.5Q19.5 14.5 20 20.5Z"
        ),
        "photo": Symbol(
            lines: """
                M3 6.5Q3 5 4.5 5H19.5Q21 5 21 6.5V17.5Q21 19 19.5 19H4.5Q3 19 3 17.5ZM3.5 17L9 11.5L13 15.5\
                L16 12.5L20.5 17M17 8.8A1 1 0 1 1 15 8.8A1 1 0 1 1 17 8.8
                """
        ),
        "dial.low": Symbol(
            lines:
                "M20 13A8 8 0 1 1 4 13A8 8 0 1 1 20 13M12 13L7.5 17.5M3.5 20L3.4 20.1M12 2.2V2.3M20.5 20L20.6 20.1"
        ),
        "dial.medium": Symbol(
            lines:
                "M20 13A8 8 0 1 1 4 13A8 8 0 1 1 20 13M12 13V7M3.5 20L3.4 20.1M12 2.2V2.3M20.5 20L20.6 20.1"
        ),
        "safari": Symbol(
            lines:
                "M21.5 12A9.5 9.5 0 1 1 2.5 12A9.5 9.5 0 1 1 21.5 12M16.5 7.5L13.5 13.5L7.5 16.5L10.5 10.5Z"
        ),
        "sun.max": Symbol(
            lines: """
                M16.2 12A4.2 4.2 0 1 1 7.8 12A4.2 4.2 0 1 1 16.2 12M12 2V4M12 20V22M2 12H4M20 12H22M4.9 4.9L6.3 6.3\
                M17.7 17.7L19.1 19.1M19.1 4.9L17.7 6.3M6.3 17.7L4.9 19.1
                """
        ),
        "circle.lefthalf.filled": Symbol(
            lines: "M21.5 12A9.5 9.5 0 1 1 2.5 12A9.5 9.5 0 1 1 21.5 12",
            fill: "M12 2.5A9.5 9.5 0 0 0 12 21.5Z"
        ),
        "paintpalette": Symbol(
            lines: """
                M12 3Q21.5 3 21.5 10.5Q21.5 15 16.5 15H14.5Q12.5 15 12.8 17Q13.4 21 10.5 21Q2.5 20 2.5 12Q2.5 3 12 3\
                M8.2 13.2A1.2 1.2 0 1 1 5.8 13.2A1.2 1.2 0 1 1 8.2 13.2M10.2 7.8A1.2 1.2 0 1 1 7.8 7.8\
                A1.2 1.2 0 1 1 10.2 7.8M16.4 7.8A1.2 1.2 0 1 1 14 7.8A1.2 1.2 0 1 1 16.4 7.8
                """
        ),
        "thermometer": Symbol(
            lines: "M9.5 13.5V4.5A2.5 2.5 0 0 1 14.5 4.5V13.5A4.6 4.6 0 1 1 9.5 13.5M12 8V16",
            fill: "M14.2 17.3A2.2 2.2 0 1 1 9.8 17.3A2.2 2.2 0 1 1 14.2 17.3Z"
        ),
        "drop": Symbol(
            lines: "M12 2.8C15.5 7.5 18.5 11 18.5 14.8A6.5 6.5 0 0 1 5.5 14.8C5.5 11 8.5 7.5 12 2.8Z"
        ),
        "cloud.fog": Symbol(
            lines: """
                M7 14.5H17.5A3.6 3.6 0 0 0 18 7.4A5.6 5.6 0 0 0 7.3 6.6A4 4 0 0 0 7 14.5M4 18H17M7 21.3H20
                """
        ),
        "film": Symbol(
            lines: """
                M3 6.5Q3 4.5 5 4.5H19Q21 4.5 21 6.5V17.5Q21 19.5 19 19.5H5Q3 19.5 3 17.5ZM7.5 4.5V19.5M16.5 4.5V19.5\
                M7.5 12H16.5M3 8.3H7.5M3 12H7.5M3 15.7H7.5M16.5 8.3H21M16.5 12H21M16.5 15.7H21
                """
        ),
        "fork.knife": Symbol(
            lines: """
                M5 3V8Q5 10.5 7.5 10.5Q10 10.5 10 8V3M7.5 3V21M17 21V13.5M17 13.5H14.8Q14.3 6 17 3V13.5
                """
        ),
        "figure.walk": Symbol(
            lines: """
                M12.5 8L10.8 14L14 17L15 21.5M10.8 14L9.8 17.5L7 21.5M12.5 8L8.8 9.5L7.5 13M12.5 8L14.5 11L17.5 12
                """,
            fill: "M15.3 3.8A2 2 0 1 1 11.3 3.8A2 2 0 1 1 15.3 3.8Z"
        ),
        "music.note": Symbol(
            lines: "M11.5 17.5V4Q12 6.5 15 7.3Q17.5 8 17 11.5",
            fill: "M12.3 17.8A3.1 2.6 0 1 1 6.1 17.8A3.1 2.6 0 1 1 12.3 17.8Z"
        ),
        "bicycle": Symbol(
            lines: """
                M10 15A4 4 0 1 1 2 15A4 4 0 1 1 10 15M22 15A4 4 0 1 1 14 15A4 4 0 1 1 22 15M6 15L9.5 8.5H15.5L11.5 15H6\
                M18 15L14.8 6H17.5M9.5 8.5L11.5 15M8 6.5H10.5
                """
        ),
        "book": Symbol(
            lines: """
                M12 6.5Q9 4 3 4.5V18.5Q9 18 12 20.5Q15 18 21 18.5V4.5Q15 4 12 6.5V20.5
                """
        ),
        "cup.and.saucer": Symbol(
            lines: """
                M4.5 5H17V11Q17 16 12.5 16H9Q4.5 16 4.5 11ZM17 6.5H18.5Q21 6.5 21 9Q21 11.8 17 12M2.5 19.5H19
                """
        ),
        "gamecontroller": Symbol(
            lines: """
                M7 6.5H17Q20 6.5 21 12.5Q22 18 19.5 18Q17.5 18 15.5 15H8.5Q6.5 18 4.5 18Q2 18 3 12.5Q4 6.5 7 6.5\
                M8 9V12.4M6.3 10.7H9.7M15 9.4V9.5M17 12V12.1
                """
        ),
        "moon.fill": Symbol(
            fill: "M20.5 14.8A9 9 0 0 1 9.2 3.5A9 9 0 1 0 20.5 14.8Z"
        ),
        "arrow.clockwise": Symbol(
            lines: "M19 8.2A8.2 8.2 0 1 0 20.2 12.6M19.6 3.4V8.4H14.6"
        ),
        "star": Symbol(lines: "M12 3L14.7 9L21 9.6L16.2 14L17.6 20.5L12 17.2L6.4 20.5L7.8 14L3 9.6L9.3 9Z"),
        "pencil.tip": Symbol(
            lines: "M7.5 20.5V16L12 3.5L16.5 16V20.5M7.5 16H16.5M12 3.5V10.5",
            fill: "M13.4 11.8A1.4 1.4 0 1 1 10.6 11.8A1.4 1.4 0 1 1 13.4 11.8Z"
        ),
        "highlighter": Symbol(
            lines: "M4 20.5H11L13 18.5M6 16.5L15.5 4.5L19.5 8L9.5 19.5L4.5 20ZM12.5 8.3L16.5 11.7"
        ),
        "eraser": Symbol(
            lines:
                "M9 20.5H20.5M9 20.5L3.8 15.3Q2.8 14.3 3.8 13.3L13.3 3.8Q14.3 2.8 15.3 3.8L20.2 8.7Q21.2 9.7 20.2 10.7L10.5 20.5M8.5 8.6L15.4 15.5"
        ),
        "circle.fill": Symbol(fill: "M21.5 12A9.5 9.5 0 1 1 2.5 12A9.5 9.5 0 1 1 21.5 12Z"),
        "heart": Symbol(
            lines: "M12 20.5Q3 14.5 3 9Q3 4 7.5 4Q10.5 4 12 7Q13.5 4 16.5 4Q21 4 21 9Q21 14.5 12 20.5Z"
        ),
    ]
}

extension Canvas {
    /// Draws a symbol into a square at the centre of a box.
    ///
    /// An unknown symbol is a rounded square.
    func symbol(_ name: String?, in box: CGRect, _ ink: Ink) {
        let side = min(box.width, box.height)
        guard side > 0 else { return }
        let corner = CGAffineTransform(translationX: box.midX - side / 2, y: box.midY - side / 2)
        let map = CGAffineTransform(scaleX: side / 24, y: side / 24).concatenating(corner)
        guard let symbol = name.flatMap({ Symbol.all[$0] }) else {
            let line = Line(paint: .ink(ink), width: side * 0.075)
            let square = CGRect(x: box.midX, y: box.midY, width: 0, height: 0)
            return rectangle(
                square.insetBy(dx: -side * 0.36, dy: -side * 0.36),
                radius: side * 0.16,
                fill: .ink(ink.faded(by: 0.25)),
                line: line
            )
        }
        group(map) {
            if symbol.fill.utf8CodeUnitCount > 0 { path(data: symbol.fill, fill: ink) }
            if symbol.lines.utf8CodeUnitCount > 0 { path(data: symbol.lines, stroke: ink, width: 1.8) }
        }
    }
}
