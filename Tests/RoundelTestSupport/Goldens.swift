/// Files in the repository that say what tests expect.
public enum Goldens {
    /// Whether this run writes them anew: `ROUNDEL_RECORD_GOLDENS=1 swift test`.
    public static var areRecorded: Bool { Environment.recordsGoldens }
}
