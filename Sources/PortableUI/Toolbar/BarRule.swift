import LayoutEngine

/// How a bar arranges its items: from both ends, and in the middle.
///
/// A desktop has a bar of its own and arranges the items as it likes; it takes their sizes from here.
struct BarRule: LayoutRule, Hashable {
  /// How many items there are at each place, in the order of the sections.
  var counts: [BarSection: Int] = [:]

  private static let least = 46.0
  private static let margin = 6.0
  private static let spacing = 6.0

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    let sizes = (0..<children.count).map { children.measure($0, for: .unspecified) }
    let length = sizes.reduce(Self.margin) { $0 + $1.width + Self.spacing }
    let height = sizes.reduce(Self.least) { max($0, $1.height + 10) }
    return Size(width: proposal.width ?? length, height: height)
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    let sizes = (0..<children.count).map { children.measure($0, for: .unspecified) }
    var first = 0
    for section in BarSection.allCases {
      let places = first..<first + (counts[section] ?? 0)
      first = places.upperBound
      let length = places.reduce(0) { $0 + sizes[$1].width + Self.spacing } - Self.spacing
      var x =
        switch section {
        case .start: Self.margin
        case .title: (size.width - length) / 2
        case .end: size.width - Self.margin - length
        }
      for child in places {
        let origin = Point(x: x, y: (size.height - sizes[child].height) / 2)
        place(child, Placement(origin: origin, size: sizes[child], proposal: .unspecified))
        x += sizes[child].width + Self.spacing
      }
    }
  }
}
