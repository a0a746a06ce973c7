import UIKit

/// The colours of the app in both frameworks. A test computes their contrasts.
extension UIColor {
    /// Text and symbols of actions, and the filled part of a slider.
    static let action = UIColor(light: 0x5440CC, dark: 0xA99CFF)
    /// The disc of a round button, behind a white symbol.
    static let disc = UIColor(light: 0x5440CC, dark: 0x6C5CE8)
    /// The disc of a tool that is not selected, behind a symbol in the colour of actions.
    static let chip = UIColor(light: 0xEDEAFB, dark: 0x26233A)
    /// Secondary text.
    static let quiet = UIColor(light: 0x5F5D6B, dark: 0xABA8B8)
    /// The marks of the thermostat above the temperature.
    static let mark = UIColor(light: 0x8B88A0, dark: 0x77738C)

    /// Makes a colour from its RGB number, such as `0x5440CC`.
    convenience init(_ number: Int) {
        func part(_ shift: Int) -> CGFloat { CGFloat((number >> shift) & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    /// Makes the colour at a fraction of the way from the first to the last of some RGB numbers.
    convenience init(_ numbers: [Int], at fraction: Double) {
        let position = min(max(fraction, 0), 1) * Double(numbers.count - 1)
        let index = min(Int(position), numbers.count - 2)
        func part(_ shift: Int) -> CGFloat {
            let (start, end) = ((numbers[index] >> shift) & 255, (numbers[index + 1] >> shift) & 255)
            return (Double(start) + Double(end - start) * (position - Double(index))) / 255
        }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    private convenience init(light: Int, dark: Int) {
        self.init { UIColor($0.userInterfaceStyle == .dark ? dark : light) }
    }
}
