extension UIView {
    /// Animates changes of views.
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
    /// Animates changes of views.
    @available(iOS 4, tvOS 9, visionOS 1, *)
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        StandInAnimations.run(.init(duration: duration), animations, completion)
    }
    /// Animates changes of views with a spring.
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
    /// Changes views without an animation, even inside `animate`.
    @available(iOS 7, tvOS 9, visionOS 1, *)
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        StandInAnimations.withoutAnimation(actionsWithoutAnimation)
    }
    /// Whether animations are enabled.
    public class var areAnimationsEnabled: Bool { StandInAnimations.areEnabled }
    /// Enables or disables animations.
    public class func setAnimationsEnabled(_ enabled: Bool) { StandInAnimations.areEnabled = enabled }
    /// The duration of the surrounding `animate`; 0 outside.
    @available(iOS 9, tvOS 9, visionOS 1, *)
    public class var inheritedAnimationDuration: TimeInterval { StandInAnimations.current?.duration ?? 0 }
}
