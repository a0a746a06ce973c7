import Foundation

/// What a layer does when a property changes.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public protocol CAAction {
    /// Does what belongs to a change of a layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The name of a timing function.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at the start and at the end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// A timing function; stored, and never evaluated.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CAMediaTimingFunction: NSObject {
    /// The name, unless it was made from control points.
    public let standInName: CAMediaTimingFunctionName?
    /// Makes a timing function by its name.
    public init(name: CAMediaTimingFunctionName) {
        standInName = name
        super.init()
    }
    /// Makes a timing function from the inner control points of a cubic curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        standInName = nil
        super.init()
    }
}

/// The value before and after an animation.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a mode by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The last value remains after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value applies before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A delegate for the start and the end of an animation.
///
/// The method is optional on Apple's systems.
@available(iOS 10, macOS 10.12, tvOS 10, visionOS 1, *)
@available(watchOS, unavailable)
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when an animation is over (`flag` is `true`), or when it is removed or replaced.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

@available(iOS 10, macOS 10.12, tvOS 10, visionOS 1, *)
@available(watchOS, unavailable)
extension CAAnimationDelegate {
    /// The default does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation, which is recorded and ends in time.
///
/// There are no intermediate values.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CAAnimation: NSObject, NSCopying, CAAction {
    /// Makes an animation.
    public required override init() { super.init() }
    /// A copy; a layer stores a copy of an animation.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        standInCopy(to: copy)
        return copy
    }
    /// Sets each property of a copy.
    func standInCopy(to copy: CAAnimation) {
        (copy.duration, copy.beginTime, copy.repeatCount) = (duration, beginTime, repeatCount)
        (copy.autoreverses, copy.fillMode) = (autoreverses, fillMode)
        (copy.isRemovedOnCompletion, copy.timingFunction) = (isRemovedOnCompletion, timingFunction)
        (copy.speed, copy.timeOffset, copy.delegate) = (speed, timeOffset, delegate)
    }
    /// Adds the animation to a layer.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
    /// The delegate, which is told the end.
    open var delegate: (any CAAnimationDelegate)?
    private var hasStopped = false
    /// Tells the delegate once that the animation has ended.
    ///
    /// Assumption: it learns of a removal in the next turn of the run loop.
    func standInStop(finished: Bool) {
        guard !hasStopped else { return }
        hasStopped = true
        StandInClock.schedule(after: 0) { self.delegate?.animationDidStop(self, finished: finished) }
    }
    /// The speed of its time.
    open var speed: Float = 1
    /// The offset in its time at which it begins.
    open var timeOffset: CFTimeInterval = 0
    /// The duration in seconds; zero means that of the transaction.
    open var duration: CFTimeInterval = 0
    /// The time at which it starts, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// The number of repetitions.
    open var repeatCount: Float = 0
    /// Whether it runs backwards afterwards.
    open var autoreverses = false
    /// The value outside its time.
    open var fillMode: CAMediaTimingFillMode = .removed
    /// Whether the layer removes it at its end.
    open var isRemovedOnCompletion = true
    /// The timing function.
    open var timingFunction: CAMediaTimingFunction?

    var standInLength: CFTimeInterval {
        let once = (duration == 0 ? CATransaction.animationDuration() : duration) * (autoreverses ? 2 : 1)
        return once * CFTimeInterval(max(1, repeatCount))
    }
}

/// An animation of one property.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CAPropertyAnimation: CAAnimation {
    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
    /// The property.
    open var keyPath: String?
    /// Whether values are added to the value of the property.
    open var isAdditive = false
    /// Whether values add up over repeats.
    open var isCumulative = false
    override func standInCopy(to copy: CAAnimation) {
        super.standInCopy(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
    }
}

/// An animation from one value to another.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?
    /// The difference of the two.
    open var byValue: Any?
    override func standInCopy(to copy: CAAnimation) {
        super.standInCopy(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    }
}

/// An animation with a spring.
@available(iOS 9, macOS 10.11, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CASpringAnimation: CABasicAnimation {
    /// The damping of the spring.
    open var damping: CGFloat = 10
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The mass that it moves.
    open var mass: CGFloat = 1
    /// The velocity at the start.
    open var initialVelocity: CGFloat = 0
    override func standInCopy(to copy: CAAnimation) {
        super.standInCopy(to: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        (copy.damping, copy.stiffness, copy.mass) = (damping, stiffness, mass)
        copy.initialVelocity = initialVelocity
    }
}

/// An animation through given values.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The path that a point follows.
    open var path: CGPath?
    /// The times of the values, as fractions of the duration.
    open var keyTimes: [NSNumber]?
    override func standInCopy(to copy: CAAnimation) {
        super.standInCopy(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
    }
}
