#if canImport(SwiftUI)
import SwiftUI

/// The appearance of a ``Dial``.
///
/// A style draws the dial from the values of a configuration, and marks the view that can be
/// touched with ``SwiftUI/View/dialTouchArea(thickness:)``.
///
/// ```swift
/// struct ArcDialStyle: DialStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         ZStack {
///             ArcBandShape(start: configuration.start, sweep: configuration.sweep, thickness: 8)
///                 .fill(.tint)
///                 .opacity(0.25)
///             ArcBandShape(start: configuration.direction, sweep: .zero, thickness: 8)
///                 .fill(.tint)
///             configuration.label
///         }
///         .dialTouchArea(thickness: 8)
///     }
/// }
/// ```
///
/// The body is evaluated in each frame in which the thumb moves. A style that reads the environment
/// does so in a view of its own inside the body.
@MainActor @preconcurrency public protocol DialStyle {
    /// The type of the body.
    associatedtype Body: View

    /// The values of the dial to display.
    typealias Configuration = DialStyleConfiguration

    /// Creates the view of a dial.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension DialStyle where Self == RingDialStyle {
    /// The default style: a ring with a thumb.
    public static var automatic: RingDialStyle { RingDialStyle() }

    /// A ring that is filled up to its thumb.
    public static var ring: RingDialStyle { RingDialStyle() }

    /// A ring that is filled with a gradient up to its thumb.
    ///
    /// - Parameter colors: The colours along the whole sweep, at even distances, or with several
    ///   laps along the filled part; none gives the tint colour.
    public static func ring(_ colors: [Color]) -> RingDialStyle { RingDialStyle(colors) }
}

extension DialStyle where Self == KnobDialStyle {
    /// A knob with a pointer, and with marks around it.
    public static var knob: KnobDialStyle { KnobDialStyle() }
}
#endif
