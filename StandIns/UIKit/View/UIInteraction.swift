/// An object that adds a behaviour to a view.
@available(iOS 11, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction.
    var view: UIView? { get }
    /// Called before the view adds or, with `nil`, removes the interaction.
    func willMove(to view: UIView?)
    /// Called after the view has added or, with `nil`, removed the interaction.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view.
    @available(iOS 11, tvOS 13, visionOS 1, *)
    public var interactions: [any UIInteraction] {
        get { standInInteractions }
        set {
            for old in standInInteractions where !newValue.contains(where: { $0 === old }) {
                removeInteraction(old)
            }
            for new in newValue where !standInInteractions.contains(where: { $0 === new }) {
                addInteraction(new)
            }
        }
    }
    /// Adds an interaction to the view.
    ///
    /// Assumption: a view that has it removes it first.
    @available(iOS 11, tvOS 13, visionOS 1, *)
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        standInInteractions.append(interaction)
        interaction.didMove(to: self)
    }
    /// Removes an interaction from the view.
    @available(iOS 11, tvOS 13, visionOS 1, *)
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard standInInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        standInInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
