import Roundel
import RoundelExport
import Testing

/// The ranges of the settings of every scene, and their defaults.
@Suite struct DesignRangeTests {
    private func fault(_ link: String) -> String? { Design.fault(inLink: Array(link.utf8))?.description }

    private func link(_ link: String) -> String { Design(link: Array(link.utf8)).link().description }

    /// A setting with the ends of its range and the nearest values outside.
    struct Setting: CustomTestStringConvertible {
        let name, least, greatest, below, above: String
        var testDescription: String { name }

        init(_ name: String, _ least: String, _ greatest: String, _ below: String, _ above: String) {
            (self.name, self.least, self.greatest, self.below, self.above) = (
                name, least, greatest, below, above
            )
        }
    }

    static let settings = [
        Setting("menu&submenu", "0", "6", "-1", "7"), Setting("menu&hold", "0", "5", "-0.01", "5.01"),
        Setting("menu&decay", "0", "0.9999", "-0.0001", "0.99991"),
        Setting("menu&sensitivity", "-10", "10", "-10.1", "10.1"),
        Setting("menu&speed", "0", "1000", "-1", "1001"), Setting("menu&spin", "-30", "30", "-30.1", "30.1"),
        Setting("menu&seed", "0", "1000000", "-1", "1000001"),
        Setting("menu&angles", "-360,1", "1,360", "-361,1", "1,361"),
        Setting("menu&weights", "0,1", "1,1000", "-1,1", "1,1001"),
        Setting("menu&radius", "1,5", "5,10000", "0.9,5", "5,10001"),
        Setting("wheel&detents", "0", "360", "-1", "361"),
        Setting("wheel&limits", "-3600,0", "0,3600", "-3601,0", "0,3601"),
        Setting("wheel&dead", "0", "0.8", "-0.01", "0.81"),
        Setting("dial&range", "-1000000,0", "0,1000000", "-1000001,0", "0,1000001"),
        Setting("dial&step", "0", "1000000", "-1", "1000001"),
        Setting("dial&value", "-1000000", "1000000", "-1000001", "1000001"),
        Setting("dial&start", "-360", "360", "-361", "361"),
        Setting("dial&sweep", "-3600", "3600", "-3601", "3601"),
        Setting("dial&decay", "0", "0.9999", "-0.1", "1"),
        Setting("dial&ticks", "0", "100", "-1", "101"), Setting("dial&minor", "0", "20", "-1", "21"),
        Setting("superellipse&n", "0.1", "infinity", "0.09", "-infinity"),
        Setting("superellipse&k", "0", "1.3333", "-0.1", "1.3334"),
        Setting("superellipse&radius", "0", "10000", "-1", "10001"),
        Setting("superellipse&radius=9&n", "0", "infinity", "-0.1", "-1"),
        Setting("superellipse&smooth", "0", "1", "-0.1", "1.1"),
        Setting("superellipse&size", "1,5", "5,10000", "0.9,5", "5,10001"),
        Setting("superellipse&segments", "1", "16", "0", "17"),
        Setting("superellipse&inset", "-1000", "1000", "-1001", "1001"),
        Setting("badge&angle", "-360", "360", "-361", "361"),
        Setting("badge&ratio", "0.05", "0.5", "0.04", "0.51"),
        Setting("badge&offset", "-100", "100", "-101", "101"),
    ]

    @Test(arguments: settings)
    func `the ends of a range are in it, and what is beyond is a fault`(setting: Setting) {
        for value in [setting.least, setting.greatest] { #expect(fault("\(setting.name)=\(value)") == nil) }
        for value in [setting.below, setting.above] {
            let message = fault("\(setting.name)=\(value)")
            let kinds = ["a number", "two numbers", "one or two numbers", "a list of numbers"]
            let texts = kinds.map { " '\(value)' is not \($0) from " }
            #expect(texts.contains { message?.contains($0) == true }, "\(value)")
        }
    }

    @Test(arguments: [
        ("superellipse&k=2", "k '2' is not a number from 0 to 1.3333"),
        ("menu&decay=1", "decay '1' is not a number from 0 to 0.9999"),
        ("badge&ratio=1", "ratio '1' is not a number from 0.05 to 0.5"),
        ("badge&side=left", "side 'left' is not one of on inside outside"),
        ("dial&curve=log", "curve 'log' is not one of linear squares logarithmic decibels"),
        ("menu&end=open", "end 'open' is not one of inclusive exclusive"),
        ("menu&orientation=up", "orientation 'up' is not one of upright radial tangential"),
        ("menu&land=maybe", "land 'maybe' is not one of yes no"),
        ("menu&direction=left", "direction 'left' is not one of clockwise counterclockwise"),
        ("badge&count=x&lang=ja", "'count' is not a setting of this scene"),
        ("wheel&dead", "dead '' is not a number from 0 to 0.8"),
        ("menu&count=3&count=4", "'count' is set more than once"),
        // The first of several.
        ("menu&count=0&decay=5&seed=-1", "count '0' is not a number from 1 to 100000"),
        ("boat&count=0&colour=red", "'boat' is not a scene: menu, wheel, superellipse, badge or dial"),
        ("badge&colour=red&shape=round", "'colour' is not a setting of this scene"),
    ])
    func `a fault has the range or the words`(link: String, message: String) {
        #expect(fault(link) == message)
    }

    /// Links, and the same ones as they are written.
    @Test(arguments: [
        ("", "menu"), ("#", "menu"), ("menu&count=6.9", "menu&count=6"), ("menu&count=8", "menu"),
        ("menu&sweep=360&start=-90&step=0&pad=0&submenu=3&hold=0.5&open=center&seed=0", "menu"),
        ("menu&end=inclusive&direction=clockwise&fit=fitted&orientation=upright&land=yes", "menu"),
        ("menu&decay=0.92&sensitivity=1&speed=50&spin=0", "menu"),
        ("wheel&detents=0&dead=0.2", "wheel"), ("superellipse&n=3.5&size=240,240&inset=0", "superellipse"),
        ("badge&angle=45&ratio=0.2&host=circle&side=on&offset=0", "badge"),
        ("dial&range=0,100&step=1&value=40&start=135&sweep=270&curve=linear&drag=follow&decay=0", "dial"),
        ("dial&ticks=11&minor=1", "dial"), ("dial&range=9,2", "dial&range=2,9"),
        ("dial&value=70,20", "dial&value=20,70"), ("wheel&limits=90,-45", "wheel&limits=-45,90"),
        ("menu&fit=filling&radius=9", "menu&radius=9"), ("menu&radius=9,9", "menu&radius=9,9"),
        ("superellipse&k=0.5&n=5", "superellipse&k=0.5"),
        ("superellipse&radius=20&n=5&k=0.5", "superellipse&radius=20&n=5&k=0.5"),
        ("menu&start=-0.50", "menu&start=-0.5"),
        ("dial&value=40,40", "dial&value=40,40"),
        // A fraction is rounded to fifteen digits.
        ("badge&angle=51.42857142857143", "badge&angle=51.4285714285714"),
        ("menu&start=-12.3456789012345678", "menu&start=-12.3456789012346"),
        ("menu&decay=0.30000000000000004", "menu&decay=0.3"),
        ("superellipse&k=0.999999999999999999", "superellipse&k=1"),
        // The last value counts of a setting that is repeated.
        ("menu&count=3&count=4", "menu&count=4"), ("badge&side=inside&side=outside", "badge&side=outside"),
    ])
    func `a default is not written, and ends are in ascending order`(read: String, written: String) {
        #expect(link(read) == written)
    }

    // MARK: Defaults

    @Test func `a scene begins with the defaults of the library`() {
        #expect(
            MenuDesign().settings == RingMenu.Settings() && MenuDesign().pressSettings == PressMenu.Settings()
        )
        #expect(WheelDesign().settings == Wheel.Settings() && DialDesign().settings == Dial.Settings())
        #expect(DialDesign().scale == DialScale(0...100, step: 1))
        let bounds = Rect2D(x: 50, y: 30, width: 100, height: 100)
        #expect(WheelDesign().zone(center: Point2D(100, 80), radius: 50) == TouchZone(in: bounds))
        #expect(DialDesign().value == 40 && MenuDesign().count == 8 && MenuDesign().submenuCount == 3)
        #expect(BadgeDesign().angle == 45 && BadgeDesign().ratio == 0.2)
        #expect(SuperellipseDesign().exponent == 3.5 && SuperellipseDesign().size == Point2D(240, 240))
    }

    @Test func `settings reach the wheel, the menu and the dial`() {
        guard
            case .wheel(let wheel) = design(
                "wheel&detents=12&limits=90,-45&dead=0.5&decay=0.5&sensitivity=2&speed=3"
            ),
            case .menu(let menu) = design("menu&land=no&hold=1&decay=0.5"),
            case .dial(let dial) = design(
                "dial&step=0&start=10&sweep=-90&drag=relative&decay=0.98&curve=squares"
            )
        else {
            Issue.record("another scene")
            return
        }
        #expect(wheel.settings.detents == Detents(count: 12))
        #expect(wheel.settings.limits == Limits(.degrees(-45) ... .degrees(90)))
        #expect(wheel.settings.decay == Decay(factor: 0.5) && wheel.settings.sensitivity == 2)
        #expect(wheel.settings.maximumSpeed == 3)
        let zone = wheel.zone(center: Point2D(100, 80), radius: 50)
        #expect(zone == TouchZone(center: Point2D(100, 80), innerRadius: 25, outerRadius: 50))
        #expect(!menu.settings.landsOnItems && menu.settings.wheel.decay == Decay(factor: 0.5))
        #expect(menu.pressSettings.holdDuration == 1)
        #expect(dial.settings.drag == .relative && dial.settings.coasts == .ice)
        #expect(dial.scale == DialScale(0...100, start: .degrees(10), sweep: .degrees(-90), curve: .power(2)))
    }

    private func design(_ link: String) -> Design { Design(link: Array(link.utf8)) }

    @Test(arguments: [
        ("drag=planar", Dial.Settings(drag: .planar())), ("drag=relative", Dial.Settings(drag: .relative)),
        ("decay=0", Dial.Settings()), ("decay=0.5", Dial.Settings(coasts: Decay(factor: 0.5))),
    ])
    func `a dial drags and coasts as its link says`(setting: String, settings: Dial.Settings) {
        guard case .dial(let dial) = design("dial&\(setting)") else {
            Issue.record("another scene")
            return
        }
        #expect(dial.settings == settings)
    }

    @Test(arguments: [
        ("linear", DialCurve.linear), ("squares", .power(2)), ("logarithmic", .logarithmic),
        ("decibels", .decibels()),
    ])
    func `a dial has the curve of its link`(word: String, curve: DialCurve) {
        guard case .dial(let dial) = design("dial&range=1,9&curve=\(word)") else {
            Issue.record("another scene")
            return
        }
        #expect(dial.scale == DialScale(1...9, step: 1, curve: curve))
    }
}
