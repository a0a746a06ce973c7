import CoreGraphics
import RoundelExport
import SwiftUI

/// A colour in SVG.
struct Ink: Equatable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double

    init(_ components: [Double]) {
        let parts = components.count == 4 ? components : [0, 0, 0, components.last ?? 0]
        (red, green, blue, opacity) = (parts[0], parts[1], parts[2], parts[3])
    }

    init(_ color: CGColor) { self.init((color.components ?? []).map(Double.init)) }

    init(_ color: SwiftUI.Color, in scheme: ColorScheme) { self.init(color.standInComponents(in: scheme)) }

    /// A colour from a number such as 0x5440cc.
    init(_ number: Int, opacity: Double = 1) {
        self.init([16, 8, 0].map { Double((number >> $0) & 255) / 255 } + [opacity])
    }

    static let white = Ink(0xFFFFFF)
    static let black = Ink(0x000000)

    func faded(by fraction: Double) -> Ink { Ink([red, green, blue, opacity * fraction]) }

    /// The colour as six hexadecimal digits, without the opacity.
    var hex: UTF8Text {
        let digits = [red, green, blue].map { part in
            let number = Int((min(max(part, 0), 1) * 255).rounded())
            return (number < 16 ? "0" : "") + String(number, radix: 16)
        }
        return UTF8Text("#" + digits.joined())
    }
}

extension [Ink] {
    /// The colour at a position from 0, the first, to 1, the last.
    func mixed(at position: Double) -> Ink {
        let place = Swift.min(Swift.max(position, 0), 1) * Double(count - 1)
        let index = Swift.min(Int(place), Swift.max(count - 2, 0))
        let (one, other, part) = (self[index], self[Swift.min(index + 1, count - 1)], place - Double(index))
        func mix(_ path: KeyPath<Ink, Double>) -> Double {
            one[keyPath: path] * (1 - part) + other[keyPath: path] * part
        }
        return Ink([mix(\.red), mix(\.green), mix(\.blue), mix(\.opacity)])
    }
}

/// A gradient between two points.
struct Blend {
    let inks: [Ink]
    let start: CGPoint
    let end: CGPoint
}

/// The fill of a shape.
enum Paint {
    case ink(Ink)
    case blend(Blend)
}

/// The stroke of a path.
struct Line {
    var paint: Paint
    var width: CGFloat
    var cap: StaticString = "butt"
    var join: StaticString = "miter"
    var dashes: [Double] = []
    var phase: Double = 0
    /// The part of the path that is stroked, from 0 to 1.
    var part: ClosedRange<Double> = 0...1
}

/// The shadow of a shape.
///
/// Assumption: the standard deviation in SVG equals the radius in Core Animation and SwiftUI.
struct Shadow {
    var ink: Ink
    var radius: Double
    var offset: CGSize

    /// A box that contains the content of another box, which may exceed it by half, with its
    /// shadow.
    func extent(of box: CGRect) -> CGRect {
        let more = 3 * CGFloat(radius)
        let (dx, dy) = (abs(offset.width) + more, abs(offset.height) + more)
        return box.insetBy(dx: -box.width / 2 - dx, dy: -box.height / 2 - dy)
    }
}
