internal import Roundel
package import RoundelExport

extension Record {
    /// `{"events":[{"time","phase","rotation"}],"end":{…}}`, with angles in radians and numbers
    /// that read back as the same `Double`.
    package var json: UTF8Text {
        var json = JSONWriter()
        json.beginObject()
        json.key("events")
        json.beginArray()
        for moment in moments {
            json.beginLine()
            write(moment, to: &json)
        }
        json.endArray(onNewLine: true)
        json.key("end")
        json.beginObject()
        json.members([
            ("rotation", released.rotation.radians), ("normalized", released.rotation.normalized.radians),
            ("turns", Double(released.rotation.wholeTurns)), ("velocity", released.velocity),
            ("restAngle", restRotation.radians),
        ])
        json.key("endedBy")
        if endedBy == nil { json.null() } else { json.string(UTF8Text(ending)) }
        json.endObject()
        json.endObject()
        json.endDocument()
        return json.text
    }

    private func write(_ moment: Moment, to json: inout JSONWriter) {
        json.beginObject()
        json.key("time")
        json.number(moment.time)
        json.key("phase")
        json.string(UTF8Text(moment.phase.rawValue))
        json.key("rotation")
        json.number(moment.rotation.radians)
        json.endObject()
    }

    /// `time,phase,rotation`, with angles in radians and up to twelve decimals.
    package var csv: UTF8Text {
        var text = UTF8Text("time,phase,rotation\n")
        for moment in moments {
            text.append(moment.time, decimals: 12)
            text.append(",")
            text.append(UTF8Text(moment.phase.rawValue))
            text.append(csv: [moment.rotation.radians])
            text.append("\n")
        }
        return text
    }

    /// Aligned columns for people to read, and how the wheel comes to rest at three refresh rates.
    package var table: UTF8Text {
        var text = UTF8Text("    time  phase       rotation\n")
        for moment in moments {
            text.append(moment.time, decimals: 3, width: 8)
            text.append("  ")
            text.append(UTF8Text(moment.phase.rawValue), paddedTo: 9)
            text.append(moment.rotation, decimals: 1, width: 11)
            text.append("\n")
        }
        text.append("\nended by ")
        text.append(ending)
        text.append(" at ")
        text.append(released.rotation.degrees, decimals: 1)
        text.append("°, ")
        text.append(released.velocity, decimals: 3)
        text.append(" rad/s\n")
        for rate in [30.0, 60, 120] { appendRest(rate: rate, to: &text) }
        return text
    }

    private func appendRest(rate: Double, to text: inout UTF8Text) {
        let frames = frames(rate: rate)
        text.append("rests at ")
        text.append((frames.last?.rotation ?? released.rotation).degrees, decimals: 3)
        text.append("° after ")
        text.append(frames.count)
        text.append(" frames at ")
        text.append(rate, decimals: 0)
        text.append(" Hz\n")
    }

    private var ending: StaticString {
        switch endedBy {
        case .lift: "lift"
        case .cancel: "cancel"
        case nil: "none"
        }
    }
}
