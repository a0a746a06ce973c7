// This program does nothing by itself: the page calls the functions of Exports.swift.
