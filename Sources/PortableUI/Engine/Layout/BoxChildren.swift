import LayoutEngine

/// The boxes inside a box, as the layout engine sees them.
@MainActor
struct BoxChildren: @MainActor LayoutChildren {
  let box: Box

  init(_ box: Box) { self.box = box }

  var count: Int { box.children.count }

  func measure(_ child: Int, for proposal: Proposal) -> Size {
    box.children[child].size(for: proposal)
  }

  func saturatedSize(of child: Int) -> SaturatedSize? {
    box.children[child].record.knownSaturatedSize
  }

  func priority(of child: Int) -> Double { box.children[child].priority }

  func spacing(of child: Int) -> Spacing { box.children[child].spacing }

  func mayPut(_ guide: Guide) -> Bool { box.guides.contains(guide) }

  func explicitGuide(_ guide: Guide, of child: Int, in dimensions: Dimensions) -> Double? {
    box.children[child].explicitGuide(guide, in: dimensions)
  }

  func defaultGuide(_ guide: Guide, of child: Int?, in dimensions: Dimensions) -> Double {
    guard let number = guide.customNumber else { return guide.standardValue(in: dimensions.size) }
    let asked = child.map { box.children[$0] }
    return CustomGuides.defaultValue(number, in: ViewDimensions(of: asked, dimensions))
  }
}

extension Box {
  /// Who goes first when room is shared; what is around a single box answers for that.
  var priority: Double {
    if let priority = traits?.priority { return priority }
    if content.isSpacer { return SpacerLeaf.priority }
    guard flags.contains(.isModifier), let inner = children.first else { return 0 }
    return inner.priority
  }

  /// The distances to keep from neighbours.
  var spacing: Spacing {
    if let known = record.knownSpacing { return known }
    let spacing = content.spacing(of: self)
    record.store(spacing)
    return spacing
  }

  /// Which guides a modifier, or a text, sets here or further in.
  var guides: GuideSet {
    if let knownGuides { return knownGuides }
    var guides = GuideSet()
    if let own = traits?.guide { guides.formUnion(GuideSet(own.guide)) }
    if let element, element.goal.mayHaveBaselines { guides.formUnion(.textBaselines) }
    for child in children { guides.formUnion(child.guides) }
    guides.formUnion(content.ownGuides)
    knownGuides = guides
    return guides
  }

  /// Forgets which guides are set here or further in, and where.
  func forgetGuides() {
    knownGuides = nil
    traits?.lines = nil
  }

  /// Where a modifier, or a text inside, puts `guide`.
  func explicitGuide(_ guide: Guide, in dimensions: Dimensions) -> Double? {
    guard guides.contains(guide) else { return nil }
    if let own = traits?.guide, own.guide == guide {
      return own.value(ViewDimensions(of: children.first ?? self, dimensions))
    }
    // Those of texts are found on a straight way down.
    if guides.isSubset(of: .textBaselines) {
      return content.explicitGuide(guide, of: self, in: dimensions)
    }
    if let known = traits?.lines?.value(of: guide, in: dimensions) { return known }
    let value = content.explicitGuide(guide, of: self, in: dimensions)
    let traits = traits ?? BoxTraits()
    self.traits = traits
    traits.lines = traits.lines ?? KnownLines()
    traits.lines?.store(value, of: guide, in: dimensions)
    return value
  }

  /// The direction of the stack that this box is in, if it is in one.
  var stackAxis: LayoutAxis? {
    var outer = parent
    while let box = outer {
      switch box.content.direction {
      case .along(let axis): return axis
      case .none: return nil
      case .around: outer = box.parent
      }
    }
    return nil
  }
}
