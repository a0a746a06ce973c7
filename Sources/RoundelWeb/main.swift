// The page calls what Exports.swift exports. Run as a program, this does nothing.
