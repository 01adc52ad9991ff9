import LayoutEngine

/// How a bar arranges its items: from both ends, and in the middle.
///
/// What takes as much as there is, a spacer say, shares what the others leave; only the bar at the
/// bottom has something to share. A desktop with a bar of its own at the top arranges the items there as
/// it likes; it takes their sizes from here.
struct BarRule: LayoutRule, Hashable {
  let edge: BarEdge

  /// How many items there are at each place, in the order of the sections.
  var counts: [BarSection: Int] = [:]

  private static let least = 46.0
  private static let margin = 6.0
  private static let spacing = 6.0

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard edge == .top || children.count > 0 else {
      return Size(width: proposal.width ?? 0, height: 0)
    }
    let sizes = (0..<children.count).map { children.measure($0, for: .unspecified) }
    let length = sizes.reduce(Self.margin) { $0 + $1.width + Self.spacing }
    let height = sizes.reduce(Self.least) { max($0, $1.height + 10) }
    return Size(width: proposal.width ?? length, height: height)
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    var first = 0
    for section in BarSection.allCases {
      let places = first..<first + (counts[section] ?? 0)
      first = places.upperBound
      let offers = section == .foot ? shares(of: places, of: children, in: size.width) : nil
      let proposals = places.map { Proposal(width: offers?[$0 - places.lowerBound], height: nil) }
      let sizes = zip(places, proposals).map { children.measure($0, for: $1) }
      let length = sizes.reduce(0) { $0 + $1.width + Self.spacing } - Self.spacing
      var x =
        switch section {
        case .start, .foot: Self.margin
        case .title, .status: (size.width - length) / 2
        case .end: size.width - Self.margin - length
        }
      for (child, (chosen, proposal)) in zip(places, zip(sizes, proposals)) {
        let origin = Point(x: x, y: (size.height - chosen.height) / 2)
        place(child, Placement(origin: origin, size: chosen, proposal: proposal))
        x += chosen.width + Self.spacing
      }
    }
  }

  /// How wide each of the items at `places` may be, side by side in `width`.
  private func shares(
    of places: Range<Int>, of children: some LayoutChildren, in width: Double
  ) -> [Double] {
    let natural = places.map { children.measure($0, for: .unspecified).width }
    let greedy = places.map {
      children.measure($0, for: Proposal(width: width, height: nil)).width >= width
    }
    let taken = natural.reduce(2 * Self.margin - Self.spacing) { $0 + $1 + Self.spacing }
    let share = max(0, width - taken) / Double(max(1, greedy.count { $0 }))
    return zip(natural, greedy).map { $1 ? $0 + share : $0 }
  }
}
