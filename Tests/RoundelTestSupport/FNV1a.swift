extension String {
    /// FNV-1a of 64 bits of the text in UTF-8: the same everywhere and in every run, unlike
    /// `hashValue`.
    public var fnv1a: UInt64 {
        utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// `fnv1a` as sixteen hexadecimal digits.
    public var fnv1aDigits: String {
        let digits = String(fnv1a, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
