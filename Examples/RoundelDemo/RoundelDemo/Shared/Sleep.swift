import Foundation
import Roundel
import UIKit

/// The hours of a night on a dial of 24 hours: the range, the texts and the pictures.
///
/// Times are in hours after noon, so that a night is one range: midnight is 12, at the top of the
/// dial.
enum Sleep {
    /// The times on the dial, from noon to noon.
    static let range = 0.0...24
    /// The difference between two times that can be set: a quarter of an hour.
    static let step = 0.25
    /// The shortest night.
    static let minimum = 1.0
    /// The initial times.
    static let (bedtime, wakeUp) = (10.75, 19.0)
    /// The direction of noon, in degrees clockwise from 3 o'clock.
    static let start = 90.0
    /// The times with a label, clockwise from the top.
    static let labels = [12.0, 18, 0, 6]

    static func text(ofTime hours: Double) -> String {
        date(hours).formatted(Date.FormatStyle(date: .omitted, time: .shortened, timeZone: .gmt))
    }

    /// The text of a full hour.
    static func text(ofHour hours: Double) -> String {
        date(hours).formatted(Date.FormatStyle(timeZone: .gmt).hour())
    }

    static func text(ofDuration hours: Double) -> String {
        let minutes = Int((hours * 60).rounded())
        guard minutes % 60 > 0 else {
            let format = NSLocalizedString("%lld h", comment: "A duration in hours")
            return .localizedStringWithFormat(format, minutes / 60)
        }
        let format = NSLocalizedString("%lld h %lld min", comment: "A duration in hours and minutes")
        return .localizedStringWithFormat(format, minutes / 60, minutes % 60)
    }

    private static func date(_ hours: Double) -> Date {
        // The reference date is a midnight in Greenwich.
        Date(timeIntervalSinceReferenceDate: (hours + 12) * 3600)
    }

    /// The colours along the dial, as RGB numbers: noon, evening, midnight, morning and noon.
    static let colors = [0xCF6F1F, 0xB35AB8, 0x5B6EE8, 0xB35AB8, 0xCF6F1F]

    /// The colour of the dial at a time.
    static func color(at hours: Double) -> UIColor { UIColor(colors, at: hours / range.upperBound) }

    // MARK: The size of a screen's stage

    /// The widths of the ring and of its thumbs in UIKit, which SwiftUI's control sizes have.
    static func ring(in side: CGFloat) -> (track: CGFloat, thumb: CGFloat) {
        isRoomy(side) ? (14, 30) : (10, 22)
    }

    /// Whether a dial has room for a wide ring, and for labels at the hours.
    static func isRoomy(_ side: CGFloat) -> Bool { side >= 240 }

    /// A mark at each hour without a label.
    static func ticks(in side: CGFloat) -> DialTicks {
        guard isRoomy(side) else { return .every(6, minor: 1) }
        let hours = stride(from: 1, to: range.upperBound, by: 1).filter { !labels.contains($0) }
        return .values([3, 9, 15, 21], minor: hours)
    }

    /// The distance of the labels from the centre: beside the thumbs, with room for their width.
    static func labelRadius(in side: CGFloat) -> CGFloat { side / 2 - 34 - 1.4 * labelSize(in: side) }

    /// The sizes of the texts inside the dial, which do not depend on the user's text size.
    static func labelSize(in side: CGFloat) -> CGFloat { side * 0.042 }
    static func durationSize(in side: CGFloat) -> CGFloat { side * 0.085 }
    static func captionSize(in side: CGFloat) -> CGFloat { max(11, side * 0.045) }
}
