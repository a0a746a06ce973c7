/// An end of the range of a dial.
public enum DialEnd: Hashable, Sendable, CaseIterable {
    /// The least value.
    case lower
    /// The greatest value.
    case upper
}

/// The beginning or the end of the time in which a finger or a scroll holds a dial.
public enum DialEditing: Hashable, Sendable, CaseIterable {
    /// A finger or a scroll took hold of the dial.
    case began
    /// Nothing holds the dial any longer.
    case ended
}

/// A thumb of a ``RangeDial``.
public enum DialThumb: Hashable, Sendable, CaseIterable {
    /// The thumb of the lower value.
    case lower
    /// The thumb of the upper value.
    case upper
}
