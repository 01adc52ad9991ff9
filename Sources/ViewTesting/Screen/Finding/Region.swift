import LayoutEngine

extension Screen {
  /// A part of the screen in which a test looks for something.
  ///
  ///     try screen.tap(.button("Remove", in: .row("Milk")))
  ///     try screen.tap(.button("Remove", in: "basket"))
  ///
  /// A string is the name, or the accessibility identifier, of what it is inside of.
  public indirect enum Region: Hashable, Sendable {
    /// What stands beside that, as a person sees rows: above or below it nothing counts.
    case row(Lookup)

    /// What is inside that: a view with an accessibility identifier, a scroll view, a sheet.
    case inside(Lookup)
  }

  /// What of `found` is in `region`.
  func items(_ found: [Item], in region: Region) -> [Item] {
    let anchors = matches(region.anchor)
    return found.filter { item in
      anchors.contains { anchor in
        switch region {
        case .row: item.standsBeside(anchor)
        case .inside: item.shown !== anchor.shown && item.shown.isSameOrInside(anchor.shown)
        }
      }
    }
  }
}

extension Screen.Region {
  /// What says where it is.
  var anchor: Screen.Lookup {
    switch self {
    case .row(let lookup), .inside(let lookup): lookup
    }
  }
}

extension Screen.Region: ExpressibleByStringInterpolation {
  /// A string is a name of what things are inside of.
  public init(stringLiteral name: String) { self = .inside(.named(name)) }
}

extension Screen.Region: CustomStringConvertible {
  /// The part in a sentence: `in the row of "Milk"`.
  public var description: String {
    switch self {
    case .row(let lookup): "in the row of \(lookup)"
    case .inside(let lookup): "in \(lookup)"
    }
  }
}

extension Item {
  /// Whether the middle of one is as high as a part of the other.
  fileprivate func standsBeside(_ other: Item) -> Bool {
    let (mine, others) = (frame, other.frame)
    return others.minY <= middle.y && middle.y < others.maxY
      || mine.minY <= other.middle.y && other.middle.y < mine.maxY
  }
}
