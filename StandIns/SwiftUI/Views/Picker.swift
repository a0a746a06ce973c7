/// A picker.
///
/// In the stand-in a test selects, and the picker takes all the width.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView,
    StandInPicker
{
    private let selection: Binding<SelectionValue>
    private let content: Content

    /// Makes a picker of views with tags; the title is for assistive technologies.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where Label == Text {
        (self.selection, self.content) = (selection, content())
    }

    @MainActor func elements(in context: EvaluationContext) -> [StandInElement] {
        let children = context.child("content").elements(of: content)
        let size = LeafLayout { CGSize(width: $0.width ?? 100, height: 32) }
        return [StandInElement(self, children, context.environment, size)]
    }

    /// The tag of the selected view.
    @MainActor public var standInSelection: AnyHashable { AnyHashable(selection.wrappedValue) }

    /// Selects the view with a tag.
    ///
    /// A tag of another type than the selection's is an error of the test.
    @MainActor public func standInChoose(_ tag: any Hashable) {
        guard let value = tag as? SelectionValue else { preconditionFailure("\(tag) is of another type.") }
        selection.wrappedValue = value
    }
}

/// The members of all pickers, for tests.
///
/// Call `update()` of the host after a selection.
@MainActor public protocol StandInPicker {
    /// The tag of the selected view.
    var standInSelection: AnyHashable { get }
    /// Selects the view with a tag.
    func standInChoose(_ tag: any Hashable)
}

/// The appearance of a picker.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public protocol PickerStyle {}

/// One segment for each choice; not on watchOS.
@available(iOS 13, macOS 10.15, tvOS 13, visionOS 1, *)
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
}

@available(iOS 13, macOS 10.15, tvOS 13, visionOS 1, *)
@available(watchOS, unavailable)
extension PickerStyle where Self == SegmentedPickerStyle {
    /// One segment for each choice.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
    /// Sets the appearance of pickers.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        recorded("pickerStyle", style)
    }

    /// Sets the tag of the view.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        recorded("tag", tag)
    }
}
