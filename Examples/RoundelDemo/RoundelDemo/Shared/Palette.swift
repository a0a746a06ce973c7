import UIKit

/// The colours of the app; both frameworks take them from here, and a test computes their contrasts.
extension UIColor {
    /// Text and symbols that do something, and the filled part of a slider.
    static let action = UIColor(light: 0x5440CC, dark: 0xA99CFF)
    /// A round button, behind a white symbol.
    static let disc = UIColor(light: 0x5440CC, dark: 0x6C5CE8)
    /// A tool that is not chosen, behind a symbol in the colour of actions.
    static let chip = UIColor(light: 0xEDEAFB, dark: 0x26233A)
    /// Text of less weight.
    static let quiet = UIColor(light: 0x5F5D6B, dark: 0xABA8B8)
    /// Marks that are not reached yet.
    static let mark = UIColor(light: 0x8B88A0, dark: 0x77738C)

    /// A colour by its number.
    convenience init(_ number: Int) {
        func part(_ shift: Int) -> CGFloat { CGFloat((number >> shift) & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    private convenience init(light: Int, dark: Int) {
        self.init { UIColor($0.userInterfaceStyle == .dark ? dark : light) }
    }
}
