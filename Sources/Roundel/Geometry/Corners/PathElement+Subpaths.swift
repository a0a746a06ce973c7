extension [PathElement] {
    /// The subpaths that are more than a point, within a distance of it.
    ///
    /// An inset has such points where it only touches the parallel curve of another part of the
    /// outline.
    func withoutPoints(within distance: Double) -> [PathElement] {
        var (kept, subpath): ([PathElement], [PathElement]) = ([], [])
        var (start, isPoint) = (Point2D.zero, true)
        for element in self {
            subpath.append(element)
            switch element {
            case .move(let point): start = point
            case .line(let end), .cubic(_, _, let end): isPoint = isPoint && (end - start).length <= distance
            case .close:
                if !isPoint { kept += subpath }
                (subpath, isPoint) = ([], true)
            }
        }
        return kept
    }
}
