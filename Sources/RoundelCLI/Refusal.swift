/// An error that ends the command with one line and an exit code.
struct Refusal: Error {
    let message: String
    /// 64 for a word of the command line, 65 for data, 74 for input and output, as in `sysexits.h`.
    let code: Int32
}
