// Intentionally empty: Swift Testing imports its overlay for CoreGraphics by this name.
