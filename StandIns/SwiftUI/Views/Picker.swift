/// A choice of one among some; in the stand-in a test chooses, and it takes all the width.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView,
    StandInPicker
{
    private let selection: Binding<SelectionValue>
    private let content: Content

    /// Makes a choice among the views, which are told apart by their tags; the title is spoken.
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

    /// The tag of the view that is chosen.
    @MainActor public var standInSelection: AnyHashable { AnyHashable(selection.wrappedValue) }

    /// Chooses the view with a tag; one of another type than the selection's is a bug of the test.
    @MainActor public func standInChoose(_ tag: any Hashable) {
        guard let value = tag as? SelectionValue else { preconditionFailure("\(tag) is of another type.") }
        selection.wrappedValue = value
    }
}

/// What all pickers have, for tests; after a choice the host wants an `update()`.
@MainActor public protocol StandInPicker {
    /// The tag of the view that is chosen.
    var standInSelection: AnyHashable { get }
    /// Chooses the view with a tag.
    func standInChoose(_ tag: any Hashable)
}

/// The looks of a picker.
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
    /// Sets the looks of pickers.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        recorded("pickerStyle", style)
    }

    /// Says what choosing this view selects.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        recorded("tag", tag)
    }
}
