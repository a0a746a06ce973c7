/// Glyphs of our own for the items of a menu, as lines in a square of 24 by 24.
enum Glyph {
    /// A sun, contrast, a crop, a drop, a heart, a bolt, a moon and a star.
    static let all: [StaticString] = [
        """
        M16 12A4 4 0 1 1 8 12A4 4 0 1 1 16 12M12 3V4.5M12 19.5V21M3 12H4.5M19.5 12H21\
        M5.6 5.6L6.7 6.7M17.3 17.3L18.4 18.4M5.6 18.4L6.7 17.3M17.3 6.7L18.4 5.6
        """,
        "M20 12A8 8 0 1 1 4 12A8 8 0 1 1 20 12M12 4V20M12 8H18.9M12 12H20M12 16H18.9",
        "M7 3V15.5Q7 17 8.5 17H21M3 7H15.5Q17 7 17 8.5V21",
        "M12 3.5C12 3.5 18 10 18 14.2A6 6 0 0 1 6 14.2C6 10 12 3.5 12 3.5Z",
        "M12 20C12 20 4 15 4 9.3A4.3 4.3 0 0 1 12 7.2A4.3 4.3 0 0 1 20 9.3C20 15 12 20 12 20Z",
        "M13 3L5.5 13.5H11L10.5 21L18.5 10.5H13Z",
        "M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z",
        "M12 3.5L14.6 9L20.5 9.7L16.1 13.8L17.3 19.7L12 16.8L6.7 19.7L7.9 13.8L3.5 9.7L9.4 9Z",
    ]
}
