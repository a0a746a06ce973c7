import Foundation

/// A group of layer changes.
@available(iOS 2, macOS 10.5, tvOS 9, visionOS 1, *)
@available(watchOS, unavailable)
open class CATransaction: NSObject {
    final class Group {
        var pending = 0
        var isOpen = true
        var completion: (() -> Void)?
        var disablesActions = false
        var duration: CFTimeInterval = 0.25

        func finishedOne() {
            pending -= 1
            finishIfDone()
        }

        func finishIfDone() {
            guard !isOpen, pending == 0, let completion else { return }
            self.completion = nil
            completion()
        }
    }

    /// The first is the implicit group, which lasts until the clock moves.
    nonisolated(unsafe) private static var groups = [Group()]

    static var current: Group { groups[groups.count - 1] }

    /// Opens a group, which starts with the settings around it.
    open class func begin() {
        let group = Group()
        (group.disablesActions, group.duration) = (current.disablesActions, current.duration)
        groups.append(group)
    }

    /// Closes a group.
    open class func commit() {
        guard groups.count > 1, let group = groups.popLast() else { return }
        group.isOpen = false
        group.finishIfDone()
    }

    /// Closes the implicit group.
    open class func flush() { standInFlush() }

    /// Sets what to call once the group's animations are over; at the end of the group if it has none.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

    /// Whether changes of layers animate by themselves.
    open class func disableActions() -> Bool { current.disablesActions }

    /// Sets whether changes of layers leave out their animations.
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    /// How long implicit animations take.
    open class func animationDuration() -> CFTimeInterval { current.duration }

    /// Sets how long implicit animations take.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

    static func standInFlush() {
        guard groups.count == 1 else { return }
        let group = groups[0]
        groups = [Group()]
        group.isOpen = false
        group.finishIfDone()
    }

    static func standInReset() { groups = [Group()] }
}
