/// Which parts of sections stay in sight in a lazy stack or grid as long as their section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt32

  /// The parts whose bits these are.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers, at the edge where the container begins.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// The footers, at the edge where it ends.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension PinnedScrollableViews {
  /// The headers, as titles of a list: each no longer than its own section is seen, read before
  /// the rows that are seen of it, and never over a row that is brought into sight.
  static let titles: PinnedScrollableViews = [
    .sectionHeaders, PinnedScrollableViews(rawValue: 1 << 31),
  ]

  /// Whether headers stay as titles of a list do.
  var areTitles: Bool { isSuperset(of: .titles) }
}

extension Node {
  /// What of a section it is in, in the lazy container around; `nil` for nothing.
  final var sectionPart: ListPart? { sectionPartSource?.part }

  /// The node of that part.
  final var sectionPartSource: (any SectionPartSource)? {
    var node: Node? = self
    while let current = node, current.box == nil || current === self {
      if let part = current as? any SectionPartSource { return part }
      node = current.parent
    }
    return nil
  }

  /// Whether it is somewhere inside of `outer`.
  final func isInside(_ outer: Node) -> Bool {
    var node = self
    while node.depth > outer.depth, let parent = node.parent { node = parent }
    return node === outer && self !== outer
  }
}

/// A node of a part of a section.
@MainActor
protocol SectionPartSource: Node {
  /// Which part.
  var part: ListPart { get }
}
