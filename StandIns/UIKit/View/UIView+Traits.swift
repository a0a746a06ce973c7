/// A type with observable trait changes; in the stand-in, only views.
@available(iOS 17, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UITraitChangeObservable {
    /// The closure of a registration, which gets the view and its previous traits.
    typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
    ) -> Void
}

@available(iOS 17, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIView: UITraitChangeObservable {}

@available(iOS 17, tvOS 17, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UITraitChangeObservable where Self: UIView {
    /// Calls a closure after each change of some traits.
    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        let registration = StandInTraitRegistration(traits: traits) { view, previous in
            if let environment = view as? TraitEnvironment { handler(environment, previous) }
        }
        traitRegistrations.append(registration)
        return registration
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }
}

extension UIView {
    /// The traits of this view and the views in it, for tests; `nil` means those of the superview.
    public var standInTraits: UITraitCollection? {
        get { traitOverride }
        set {
            traitOverride = newValue
            standInUpdateTraits()
        }
    }

    final func standInUpdateTraits() {
        let (old, new) = (traitsSeen, traitCollection)
        if old != new {
            traitsSeen = new
            if old.layoutDirection != new.layoutDirection { setNeedsLayout() }
            if old.preferredContentSizeCategory != new.preferredContentSizeCategory { textSizeDidChange() }
            traitCollectionDidChange(old)
            for registration in traitRegistrations
            where registration.traits.contains(where: { $0.standInValue(in: old) != $0.standInValue(in: new) }
            ) {
                registration.handler(self, old)
            }
        }
        for view in subviews { view.standInUpdateTraits() }
    }
}
