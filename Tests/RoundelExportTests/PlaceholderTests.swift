import RoundelExport
import Testing

@Test func emptyText() { #expect(UTF8Text().bytes.isEmpty) }
