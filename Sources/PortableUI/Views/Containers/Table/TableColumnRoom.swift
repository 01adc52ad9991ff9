import LayoutEngine

/// How wide a column of a table may be, and where in it things stand.
struct TableColumnRoom: Hashable {
  /// How wide it is at least.
  var least = 40.0

  /// How wide it is where all columns get what they like, and its limits allow that.
  var ideal = 100.0

  /// How wide it is at most.
  var most = Double.infinity

  /// Where in it a cell stands, as a part of the room that is left: 0 is where reading begins.
  var place = 0.0

  init() {}

  /// The nearest width to `width` that its limits allow.
  func limited(_ width: Double) -> Double { min(most, max(least, width)) }

  /// The same, but so wide, as far as its limits allow.
  func fixed(at width: Double) -> TableColumnRoom {
    var room = self
    room.ideal = limited(width)
    (room.least, room.most) = (room.ideal, room.ideal)
    return room
  }

  /// How wide a person can make it that is `width` now. Where it has no limit of its own, it can be wider
  /// than most tables are.
  func reach(from width: Double) -> ClosedRange<Double> {
    least...max(least, most.isFinite ? most : max(1000, width))
  }

  /// Exactly so wide; `nil` for the usual.
  init(width: Double?) {
    guard let width = Length.given(width) else { return }
    (least, ideal, most) = (width, width, width)
  }

  /// So wide, within limits; `nil` for the usual. Where the limits are in disorder, the least one counts.
  init(least: Double?, ideal: Double?, most: Double?) {
    self.most = Length.limit(most) ?? self.most
    self.least = Length.given(least) ?? min(self.least, self.most)
    self.most = max(self.least, self.most)
    self.ideal = Length.given(ideal) ?? self.ideal
  }
}

extension [TableColumnRoom] {
  /// The distance between two columns.
  static var distance: Double { 16 }

  /// How wide all columns are where each is as narrow as it may be.
  var leastWidth: Double { reduce(gaps) { $0 + $1.least } }

  private var gaps: Double { Self.distance * Double(Swift.max(0, count - 1)) }

  /// The widths of the columns in a room, which follow from that room and nothing else.
  ///
  /// Each gets what it likes. What is left, or missing, is shared by all in equal parts, as far as their
  /// limits allow.
  func widths(in room: Double?) -> [Double] {
    var widths = map { $0.limited($0.ideal) }
    guard let room, room.isFinite else { return widths }
    var open = [Int](indices)
    var left = room - gaps
    while !open.isEmpty {
      let share = (left - open.reduce(0) { $0 + self[$1].ideal }) / Double(open.count)
      for column in open { widths[column] = self[column].limited(self[column].ideal + share) }
      // What the limits of some add, or take away, is for the others to make up for.
      let excess = open.reduce(-left) { $0 + widths[$1] }
      let settled = open.filter {
        let wish = self[$0].ideal + share
        return excess > 0 ? widths[$0] > wish : excess < 0 ? widths[$0] < wish : true
      }
      if settled.isEmpty { break }
      left -= settled.reduce(0) { $0 + widths[$1] }
      open.removeAll { settled.contains($0) }
    }
    return widths
  }
}
