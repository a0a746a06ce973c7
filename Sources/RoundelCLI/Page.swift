import RoundelExport

/// A page that shows pictures in a column.
enum Page {
    static func html(_ pictures: [UTF8Text]) -> UTF8Text {
        var text = UTF8Text(
            """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta name="color-scheme" content="light dark">
            <title>Roundel</title>
            <style>
            body { margin: 0; background: #eef0f5; }
            main { display: grid; gap: 24px; justify-items: center; padding: 24px 16px; }
            svg { max-width: 100%; height: auto; }
            @media (prefers-color-scheme: dark) { body { background: #0b0d12; } }
            </style>
            <main>

            """
        )
        for picture in pictures { text.append(picture) }
        text.append("</main>\n</html>\n")
        return text
    }
}
