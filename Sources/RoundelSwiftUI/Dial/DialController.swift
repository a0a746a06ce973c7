#if canImport(SwiftUI)
import Roundel
import SwiftUI

/// Passes input to a dial of the core, and its values to the app.
@MainActor final class DialController {
    /// The core's dial.
    var dial = AnyDial(isRange: false, values: 0...0)

    /// Sent when the dial looks different.
    let frames = ChangeSignal()

    /// Sent when the dial starts or stops needing frames.
    let motion = ChangeSignal()

    /// Sent when haptic feedback is to be played.
    let feedback = ChangeSignal()

    /// The number of times that haptic feedback was played.
    var feedbackCount = 0

    /// The view, if it is on the screen.
    var link: DialLink?

    /// Whether the view has disappeared.
    var isHidden = false

    /// The setup that the dial has followed.
    var followed: DialLink.Setup?

    /// Whether the dial was held when one with another number of thumbs replaced it, and the app has
    /// not been told yet.
    var endsEditing = false

    /// Whether the dial moved when one at rest replaced it, and the clock of the frames has not been
    /// told yet.
    var endsMotion = false

    /// What is known of the app's binding.
    var known: KnownBinding<DialValues>?

    /// What the binding read when the view was last evaluated.
    var evaluated = EvaluatedBinding<DialValues>()

    /// The thumbs of whose values the binding has made others since the dial was last at rest.
    ///
    /// While the dial is held or coasts, they are shown where the binding reads, and go on from where
    /// they would be without that.
    var roundedThumbs: Set<DialThumb> = []

    /// The thumb that the crown and scrolls turn: the one that has the focus, or that the user moved
    /// last.
    var thumb = DialThumb.upper

    /// The number of the last check of what the binding reads; earlier ones do nothing.
    var checks = 0

    /// The size of the view that can be touched.
    private var size = CGSize.zero

    /// The width of the ring that can be touched.
    private var thickness: CGFloat?

    /// The views that can be touched; a style has one at a time, or two while one replaces the other.
    private var touchAreas: [DialArea] = []

    var isFollowing = false
    var drag = DragTrack()
    let eventQueue = EventQueue<Bool>()

    nonisolated init() {}

    /// The view that can be touched has another size.
    func resize(_ size: CGSize) {
        self.size = size
        dial.zone = TouchZone(ofDial: size, thickness: thickness)
    }

    /// The ring that can be touched has another width.
    func setThickness(_ thickness: CGFloat?) {
        guard thickness != self.thickness else { return }
        self.thickness = thickness
        resize(size)
    }

    /// The coordinates of the dial.
    nonisolated var space: CoordinateSpace { .named(AnyHashable(ObjectIdentifier(self))) }

    /// Where the view that can be touched is, or `nil` if there is none or it is not laid out yet.
    var touchPlace: DialArea.Place? { touchAreas.last?.place }

    /// A view that can be touched appeared, or is elsewhere.
    func show(_ area: DialArea, at place: DialArea.Place?) {
        changeAreas { areas in
            area.place = place
            if !areas.contains(where: { $0 === area }) { areas.append(area) }
        }
    }

    /// A view that can be touched disappeared.
    func hide(_ area: DialArea) { changeAreas { areas in areas.removeAll { $0 === area } } }

    private func changeAreas(_ change: (inout [DialArea]) -> Void) {
        let before = touchPlace
        change(&touchAreas)
        guard let place = touchPlace, place != before else { return }
        resize(place.size)
        if dial.isRange { frames.send() }
    }

    /// Connects the view.
    func connect(_ link: DialLink) {
        guard !isHidden else { return }
        let values = link.binding.values
        evaluated.evaluate(values)
        if known == nil || (values.lower != nil) != dial.isRange {
            // The views are being evaluated: the app is told afterwards.
            if dial.isHeld { endsEditing = true }
            if dial.isMoving { endsMotion = true }
            drag.isOn = false
            dial = link.dial(in: dial.zone)
            (known, roundedThumbs) = (KnownBinding(values), [])
            followed = link.setup
        }
        self.link = link
    }

    /// The view appeared, for the first time or again.
    func appear(_ link: DialLink) {
        // The views were evaluated before, without the link of what they are to show now.
        let wasHidden = isHidden
        isHidden = false
        connect(link)
        follow()
        if wasHidden { frames.send() }
        // While the view was away, nothing looked at what the binding made of the last value.
        check()
    }

    /// The view disappeared: its touches end, and so does a motion, where it would have come to rest.
    func disappear() {
        guard link != nil else { return }
        dragReset()
        cancelScroll()
        endMotion()
        (self.link, isHidden) = (nil, true)
    }
}
#endif
