import Foundation

/// The sanitizer for addresses or threads that the tests are built for.
public enum Sanitizer {
    /// Whether a sanitizer is part of this program.
    public static let isActive = hasFunction("__asan_init") || hasFunction("__tsan_init")

    private static func hasFunction(_ name: String) -> Bool { dlsym(dlopen(nil, RTLD_NOW), name) != nil }
}
