import Foundation
import RoundelExport
import Testing

@Suite struct JSONWriterTests {
    @Test func `commas are between members and elements alone`() {
        var json = JSONWriter()
        json.beginObject()
        json.members([("one", 1.25), ("two", -3)])
        json.key("list")
        json.beginArray()
        json.number(1)
        json.beginObject()
        json.endObject()
        json.beginArray()
        json.endArray()
        json.null()
        json.object([("huge", 1e300)])
        json.endArray()
        json.key("text")
        json.string(UTF8Text("a"))
        json.endObject()
        json.endDocument()
        #expect(
            json.text.description
                == "{\"one\":1.25,\"two\":-3,\"list\":[1,{},[],null,{\"huge\":1e300}],\"text\":\"a\"}\n"
        )
    }

    @Test func `elements may begin lines`() {
        var json = JSONWriter()
        json.beginArray()
        for number in 1...2 {
            json.beginLine()
            json.number(number)
        }
        json.endArray(onNewLine: true)
        #expect(json.text.description == "[\n  1,\n  2\n]")
    }

    @Test func `strings are escaped, and numbers that are not finite are zero`() throws {
        let text = "a\"b\\c\n\u{1}角°"
        var json = JSONWriter()
        json.beginArray()
        json.string(UTF8Text(text))
        json.number(.nan)
        json.number(.infinity)
        json.endArray()
        let array = try JSONSerialization.jsonObject(with: Data(json.text.bytes)) as? [Any]
        #expect(array?.first as? String == text)
        #expect(array?.dropFirst().compactMap { $0 as? Double } == [0, 0])
    }
}
