/// The children of one parent, as the engine sees them: it asks by index and holds none of them.
///
/// A view graph conforms a small value that wraps a node, so a layout pass calls straight into its
/// nodes: no array is copied, nothing is boxed. Asking by index, not through a collection, keeps a
/// call cheap (about 5 ns) even where the compiler does not specialize it.
package protocol LayoutChildren {
  /// How many there are.
  var count: Int { get }

  /// The size the child chooses for `proposal`. Asked often: answer repeated questions from a
  /// ``LayoutRecord``.
  func measure(_ child: Int, for proposal: Proposal) -> Size

  /// From which room on the child's answer is the same, where that was found when it was measured.
  func saturatedSize(of child: Int) -> SaturatedSize?

  /// Who goes first when a stack shares its room: the higher number. 0 for most views,
  /// ``SpacerLeaf/priority`` for a spacer. A view around one child answers that child's.
  func priority(of child: Int) -> Double

  /// The distances the child would like to keep from its neighbours.
  func spacing(of child: Int) -> Spacing

  /// Whether any child may put `guide` anywhere: then each is asked.
  func mayPut(_ guide: Guide) -> Bool

  /// Where the child itself, or something in it, puts `guide`; `nil` where nothing does.
  ///
  /// A container answers with its layout rule's `explicitGuide`. Keep a ``GuideSet`` in each node and
  /// answer `nil` at once for what is not in it.
  func explicitGuide(_ guide: Guide, of child: Int, in dimensions: Dimensions) -> Double?

  /// Where `guide` lies when nothing puts it anywhere. Only custom guides need an answer of their
  /// own. `child` is `nil` when the question is about the parent's own bounds.
  func defaultGuide(_ guide: Guide, of child: Int?, in dimensions: Dimensions) -> Double
}

extension LayoutChildren {
  package func saturatedSize(of child: Int) -> SaturatedSize? { nil }

  package func priority(of child: Int) -> Double { 0 }

  package func spacing(of child: Int) -> Spacing { .standard }

  package func mayPut(_ guide: Guide) -> Bool { true }

  package func explicitGuide(_ guide: Guide, of child: Int, in dimensions: Dimensions) -> Double? {
    nil
  }

  package func defaultGuide(_ guide: Guide, of child: Int?, in dimensions: Dimensions) -> Double {
    guide.standardValue(in: dimensions.size)
  }
}

extension LayoutChildren {
  /// The child's answer to `proposal`, made safe (see ``Length``).
  package func dimensions(of child: Int, for proposal: Proposal) -> Dimensions {
    Dimensions(
      size: Length.answered(measure(child, for: proposal), to: proposal), proposal: proposal)
  }

  /// Where `guide` lies in the child, explicit or not.
  package func guide(_ guide: Guide, of child: Int, in dimensions: Dimensions) -> Double {
    if let explicit = explicitGuide(guide, of: child, in: dimensions) {
      return Length.distance(explicit)
    }
    return defaultGuide(guide, of: child, in: dimensions)
  }

  /// Puts the child, measured for `proposal`, into a parent of `size` so that both their guides of
  /// `alignment` meet.
  package func placement(
    of child: Int, for proposal: Proposal, aligned alignment: GuidePair, in size: Size
  ) -> Placement {
    let chosen = dimensions(of: child, for: proposal)
    let bounds = Dimensions(size: size, proposal: Proposal(size))
    func coordinate(_ line: Guide) -> Double {
      defaultGuide(line, of: nil, in: bounds) - guide(line, of: child, in: chosen)
    }
    let origin = Point(x: coordinate(alignment.horizontal), y: coordinate(alignment.vertical))
    return Placement(origin: origin, size: chosen.size, proposal: proposal)
  }
}
