extension String {
    /// FNV-1a of 64 bits of the text in UTF-8: the same everywhere and in every run, unlike `hashValue`.
    public var fnv1a: UInt64 {
        utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
