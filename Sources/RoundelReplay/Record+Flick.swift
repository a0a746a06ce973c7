internal import Roundel

extension Record {
    /// Returns the record of a recorded flick that is built in, on a wheel of 300 × 300 points.
    package static func ofBuiltInFlick() throws(DataError) -> Record {
        let zone = TouchZone(in: Rect2D(x: 0, y: 0, width: 300, height: 300))
        return Record(try Trace(csv: flick, name: "the built-in flick"), wheel: Wheel(zone: zone))
    }

    /// A finger that flicks the wheel clockwise, across 9 o'clock.
    private static let flick = """
        time,phase,finger,x,y
        12.5000,began,1,54.333,205.333
        12.5170,moved,1,54.000,205.333
        12.5334,moved,1,54.333,204.000
        12.5502,moved,1,52.667,202.667
        12.5672,moved,1,51.333,200.000
        12.5843,moved,1,49.333,196.667
        12.6009,moved,1,47.333,192.333
        12.6175,moved,1,45.667,188.333
        12.6344,moved,1,44.000,184.667
        12.6516,moved,1,42.333,182.000
        12.6677,moved,1,42.000,180.000
        12.6849,moved,1,42.000,179.000
        12.7014,moved,1,41.667,179.000
        12.7175,moved,1,43.000,178.000
        12.7338,moved,1,43.000,175.333
        12.7502,moved,1,41.333,171.667
        12.7665,moved,1,40.333,166.000
        12.7829,moved,1,39.000,159.000
        12.7990,moved,1,38.667,150.333
        12.8158,moved,1,39.667,139.667
        12.8321,moved,1,40.333,127.667
        12.8483,moved,1,44.333,114.667
        12.8648,moved,1,50.333,100.333
        12.8820,moved,1,59.000,86.000
        12.8986,moved,1,70.333,71.333
        12.9150,moved,1,86.000,58.667
        12.9318,ended,1,86.000,58.667
        """
}
