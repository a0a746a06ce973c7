import ArgumentParser

@main
struct Roundel: ParsableCommand {
    func run() {}
}
