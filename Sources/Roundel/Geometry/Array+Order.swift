extension [Double] {
    /// The indices of the numbers, in the ascending order of the numbers and then of the indices.
    @inline(never)  // One sort makes the WebAssembly smaller than one for each kind of element.
    var ascendingOrder: [Int] { indices.sorted { (self[$0], $0) < (self[$1], $1) } }
}
