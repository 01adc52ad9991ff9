import LayoutEngine

/// One line of a fixture's tree: a word that names the node, then what it is given.
struct Element {
  private let word: Substring
  private let plain: [Substring]
  private let named: [Substring: Substring]

  init(_ text: String) throws {
    let parts = text.split(separator: " ")
    guard let word = parts.first else { throw FixtureError("an empty line") }
    self.word = word
    plain = parts.dropFirst().filter { !$0.contains(":") }
    var named: [Substring: Substring] = [:]
    for part in parts.dropFirst() where part.contains(":") {
      let pair = part.split(separator: ":")
      guard pair.count == 2 else { throw FixtureError("'\(part)' is not name:value") }
      named[pair[0]] = pair[1]
    }
    self.named = named
  }

  func node(_ children: [Node]) throws -> Node {
    if let leaf = try leaf() {
      guard children.isEmpty else { throw FixtureError("'\(word)' has no children") }
      return Node(.leaf(leaf))
    }
    if word == "priority" { return Node(.priority(try number(0) ?? 0), children) }
    if word == "guide" { return Node(try guideKind(), children) }
    return Node(.rule(try rule()), children)
  }

  private func leaf() throws -> Leaf? {
    switch word {
    case "text": .text(try size(0), baseline: try length("baseline"))
    case "words": .words(try plain.map { try Element.length($0) ?? 0 })
    case "fill": .fill(plain.isEmpty ? FillLeaf() : FillLeaf(natural: try size(0)))
    case "slider":
      .stretch(
        StretchLeaf(
          .horizontal, natural: Size(width: 100, height: 20), least: Size(width: 40, height: 20)))
    case "spacer": .spacer(minLength: try length("min"))
    case "divider": .divider
    case "rogue": .rogue(try size(0))
    default: nil
    }
  }

  private func rule() throws -> any LayoutRule {
    switch word {
    case "hstack", "vstack":
      let axis = word == "hstack" ? LayoutAxis.horizontal : .vertical
      let guide = try guide("align") ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
      return Stack(axis, alignment: guide, spacing: try length("spacing"))
    case "zstack": return LayeredStack(alignment: try alignment())
    case "layers": return Layering(alignment: try alignment())
    case "geometry": return GeometryRule()
    case "fits": return FirstFit(in: try axes())
    case "scroll":
      return Viewport(
        try axes(),
        offset: Point(x: try length("x") ?? 0, y: try length("y") ?? 0))
    case "grid": return try grid()
    default: return try frame()
    }
  }

  private func frame() throws -> any LayoutRule {
    switch word {
    case "frame":
      return FixedFrame(
        width: try length("width"), height: try length("height"), alignment: try alignment())
    case "limits":
      let width = Limits(
        least: try length("minWidth"), ideal: try length("idealWidth"),
        most: try length("maxWidth"))
      let height = Limits(
        least: try length("minHeight"), ideal: try length("idealHeight"),
        most: try length("maxHeight"))
      return FlexibleFrame(width: width, height: height, alignment: try alignment())
    case "padding":
      let all = try number(0) ?? 0
      return Padding(
        Insets(
          top: try length("top") ?? all, leading: try length("leading") ?? all,
          bottom: try length("bottom") ?? all, trailing: try length("trailing") ?? all))
    case "ideal": return IdealSize(try axes())
    case "aspect":
      return AspectRatio(try length("ratio"), mode: plain.contains("fill") ? .fill : .fit)
    case "position": return Position(Point(x: try number(0) ?? 0, y: try number(1) ?? 0))
    case "offset": return Offset(Point(x: try number(0) ?? 0, y: try number(1) ?? 0))
    default: throw FixtureError("nothing is called '\(word)'")
    }
  }

  private func grid() throws -> TrackGrid {
    let axis = plain.contains("horizontal") ? LayoutAxis.horizontal : .vertical
    let tracks = try (named["tracks"] ?? "").split(separator: ",").map(Element.track)
    let center = axis == .vertical ? Guide.horizontalCenter : .verticalCenter
    return TrackGrid(
      axis, tracks: tracks, alignment: try guide("align") ?? center,
      spacing: try length("spacing"))
  }

  /// `fixed/50`, `flexible/10/inf`, `adaptive/40/60`; a gap follows as `+4`, an alignment as
  /// `@topLeading`.
  private static func track(_ text: Substring) throws -> GridTrack {
    let aligned = text.split(separator: "@")
    let spaced = aligned[0].split(separator: "+")
    let parts = spaced[0].split(separator: "/")
    func length(_ index: Int, _ standard: Double) throws -> Double {
      index < parts.count ? try Element.length(parts[index]) ?? standard : standard
    }
    let sizing: GridTrack.Sizing
    switch parts[0] {
    case "fixed": sizing = .fixed(try length(1, 0))
    case "flexible":
      sizing = .flexible(
        least: try length(1, GridTrack.standardLeast), most: try length(2, .infinity))
    case "adaptive":
      sizing = .adaptive(
        least: try length(1, GridTrack.standardLeast), most: try length(2, .infinity))
    default: throw FixtureError("'\(text)' is no track")
    }
    return GridTrack(
      sizing, spacing: spaced.count > 1 ? try Element.length(spaced[1]) : nil,
      alignment: aligned.count > 1 ? try alignment(aligned[1]) : nil)
  }
}

extension Element {
  private func guideKind() throws -> Node.Kind {
    guard let name = plain.first, let guide = Element.guides[name] else {
      throw FixtureError("'guide' names no guide")
    }
    if let source = named["of"], let other = Element.guides[source] {
      return .guide(guide) { dimensions, node in node.guideBelow(other, in: dimensions) }
    }
    let value = try length("at") ?? 0
    return .guide(guide) { _, _ in value }
  }

  private func axes() throws -> LayoutAxes {
    var axes: LayoutAxes = []
    if plain.contains("horizontal") { axes.insert(.horizontal) }
    if plain.contains("vertical") { axes.insert(.vertical) }
    return axes.isEmpty ? [.horizontal, .vertical] : axes
  }

  private func alignment() throws -> GuidePair {
    try named["align"].map(Element.alignment) ?? .center
  }

  private static func alignment(_ name: Substring) throws -> GuidePair {
    let vertical: [(String, Guide)] = [
      ("top", .top), ("bottom", .bottom), ("firstBaseline", .firstTextBaseline),
      ("lastBaseline", .lastTextBaseline), ("center", .verticalCenter),
    ]
    let horizontal: [String: Guide] = [
      "": .horizontalCenter, "leading": .leading, "trailing": .trailing, "third": third,
    ]
    if let guide = horizontal[String(name)] { return GuidePair(guide, .verticalCenter) }
    for (prefix, guide) in vertical where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count).lowercased()
      if let across = horizontal[rest] { return GuidePair(across, guide) }
    }
    throw FixtureError("'\(name)' is no alignment")
  }

  private func guide(_ key: Substring) throws -> Guide? {
    guard let name = named[key] else { return nil }
    guard let guide = Element.guides[name] else { throw FixtureError("'\(name)' is no guide") }
    return guide
  }

  private static let third = Guide.custom(0, along: .horizontal)

  private static let guides: [Substring: Guide] = [
    "leading": .leading, "trailing": .trailing, "hcenter": .horizontalCenter, "third": third,
    "top": .top, "bottom": .bottom, "vcenter": .verticalCenter,
    "firstBaseline": .firstTextBaseline, "lastBaseline": .lastTextBaseline,
    "rowThird": Guide.custom(1, along: .vertical),
  ]

  private func size(_ index: Int) throws -> Size {
    let lengths = index < plain.count ? plain[index].split(separator: "x") : []
    guard lengths.count == 2 else { throw FixtureError("'\(word)' has no size") }
    return Size(
      width: try Element.length(lengths[0]) ?? .nan, height: try Element.length(lengths[1]) ?? .nan)
  }

  private func number(_ index: Int) throws -> Double? {
    index < plain.count ? try Element.length(plain[index]) : nil
  }

  private func length(_ key: Substring) throws -> Double? {
    try named[key].flatMap(Element.length)
  }

  /// A number, `inf`, `nan`, or `nil`.
  static func length(_ text: Substring) throws -> Double? {
    if text == "nil" { return nil }
    guard let length = Double(text) else { throw FixtureError("'\(text)' is no length") }
    return length
  }
}
