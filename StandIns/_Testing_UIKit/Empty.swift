// Intentionally empty: Swift Testing imports its overlay for UIKit by this name.
