extension UIView {
    /// Changes views over a time.
    @available(iOS 4, tvOS 9, visionOS 1, *)
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        StandInAnimations.run(
            .init(duration: duration, delay: delay, options: options),
            animations,
            completion
        )
    }
    /// Changes views over a time.
    @available(iOS 4, tvOS 9, visionOS 1, *)
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        StandInAnimations.run(.init(duration: duration), animations, completion)
    }
    /// Changes views as a spring would.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        StandInAnimations.run(
            .init(duration: duration, delay: delay, options: options, dampingRatio: dampingRatio),
            animations,
            completion
        )
    }
    /// Changes views at once, even inside `animate`.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        StandInAnimations.withoutAnimation(actionsWithoutAnimation)
    }
    /// Whether `animate` animates.
    public class var areAnimationsEnabled: Bool { StandInAnimations.areEnabled }
    /// Sets whether `animate` animates.
    public class func setAnimationsEnabled(_ enabled: Bool) { StandInAnimations.areEnabled = enabled }
    /// The length of the `animate` around this; 0 outside.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    public class var inheritedAnimationDuration: TimeInterval { StandInAnimations.current?.duration ?? 0 }
}
