// The functions of the C library.

@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, *)
public func sqrt(_ x: CGFloat) -> CGFloat { x }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, *)
public func cos(_ x: CGFloat) -> CGFloat { x }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, *)
public func sin(_ x: CGFloat) -> CGFloat { x }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, *)
public func tan(_ x: CGFloat) -> CGFloat { x }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, *)
public func acos(_ x: CGFloat) -> CGFloat { x }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, *)
public func atan2(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat { lhs }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, *)
public func hypot(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat { lhs }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, *)
public func pow(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat { lhs }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, *)
public func exp(_ x: CGFloat) -> CGFloat { x }
@available(iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, *)
public func log(_ x: CGFloat) -> CGFloat { x }
public func sqrt(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public func sin(_ x: Double) -> Double { x }
public func tan(_ x: Double) -> Double { x }
public func acos(_ x: Double) -> Double { x }
public func atan2(_ y: Double, _ x: Double) -> Double { x }
public func hypot(_ x: Double, _ y: Double) -> Double { x }
public func pow(_ x: Double, _ y: Double) -> Double { x }
public func exp(_ x: Double) -> Double { x }
public func log(_ x: Double) -> Double { x }
