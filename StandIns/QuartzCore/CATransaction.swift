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

    /// The first one is the implicit group, which ends when the clock advances.
    nonisolated(unsafe) private static var groups = [Group()]

    /// The number of run loop turns that have ended.
    nonisolated(unsafe) static var turn = 0

    static var current: Group { groups[groups.count - 1] }

    /// Begins a group with the settings of the group around it.
    open class func begin() {
        let group = Group()
        (group.disablesActions, group.duration) = (current.disablesActions, current.duration)
        groups.append(group)
    }

    /// Commits a group.
    open class func commit() {
        guard groups.count > 1, let group = groups.popLast() else { return }
        group.isOpen = false
        group.finishIfDone()
    }

    /// Commits the implicit group.
    open class func flush() { standInFlush() }

    /// Sets the closure that is called when the group's animations have ended, or when the group is
    /// committed if it has none.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

    /// Whether changes of layers have implicit animations.
    open class func disableActions() -> Bool { current.disablesActions }

    /// Sets whether changes of layers have no implicit animations.
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    /// The duration of implicit animations, in seconds.
    open class func animationDuration() -> CFTimeInterval { current.duration }

    /// Sets the duration of implicit animations, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

    static func standInFlush() {
        guard groups.count == 1 else { return }
        turn += 1
        let group = groups[0]
        groups = [Group()]
        group.isOpen = false
        group.finishIfDone()
    }

    static func standInReset() { groups = [Group()] }
}
