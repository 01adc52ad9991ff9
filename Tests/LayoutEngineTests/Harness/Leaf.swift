import LayoutEngine

/// The leaves that trees in tests are made of; their metrics are chosen to be added up in the head.
enum Leaf {
  /// Always the same size; with a baseline, both baselines lie there.
  case text(Size, baseline: Double?)
  /// Words of the given widths, 10 apart, in lines 20 high with the baseline at 15. Wraps where the
  /// width offered ends, is never narrower than its longest word, and ignores the height offered.
  case words([Double])
  case fill(FillLeaf)
  case stretch(StretchLeaf)
  case spacer(minLength: Double?)
  case divider
  /// Answers this whatever it is asked, sensible or not.
  case rogue(Size)

  func size(for proposal: Proposal, along axis: LayoutAxis?) -> Size {
    switch self {
    case .text(let size, _): size
    case .words(let widths): Leaf.wrap(widths, in: proposal.width ?? .infinity)
    case .fill(let fill): fill.size(for: proposal)
    case .stretch(let stretch): stretch.size(for: proposal)
    case .spacer(let minLength): SpacerLeaf(minLength: minLength, along: axis).size(for: proposal)
    case .divider: DividerLeaf(along: axis ?? .vertical).size(for: proposal)
    case .rogue(let size): size
    }
  }

  var reuse: Reuse {
    switch self {
    case .text: .rigid
    case .words: .wrapping
    case .fill, .stretch, .spacer, .divider: .settled
    case .rogue: .exact
    }
  }

  /// From which room on it takes the same.
  var saturatedSize: SaturatedSize? {
    switch self {
    case .text(let size, _): return SaturatedSize(size, from: .zero)
    case .words(let widths):
      let natural = Leaf.wrap(widths, in: .infinity)
      return SaturatedSize(natural, from: Size(width: natural.width, height: 0))
    case .fill, .stretch, .spacer, .divider, .rogue: return nil
    }
  }

  /// Whether a backend would have to measure something to answer.
  var needsBackend: Bool {
    switch self {
    case .text, .words, .rogue: true
    case .fill, .stretch, .spacer, .divider: false
    }
  }

  func explicitGuide(_ guide: Guide, in size: Size) -> Double? {
    switch (self, guide) {
    case (.text(_, let baseline), .firstTextBaseline), (.text(_, let baseline), .lastTextBaseline):
      baseline
    case (.words, .firstTextBaseline): 15
    case (.words, .lastTextBaseline): size.height - 5
    default: nil
    }
  }

  private static func wrap(_ widths: [Double], in offered: Double) -> Size {
    let room = max(offered, widths.max() ?? 0)
    var size = Size(width: 0, height: widths.isEmpty ? 0 : 20)
    var line = 0.0
    for width in widths {
      let longer = line == 0 ? width : line + 10 + width
      if longer > room {
        size.height += 20
        line = width
      } else {
        line = longer
      }
      size.width = max(size.width, line)
    }
    return size
  }
}
