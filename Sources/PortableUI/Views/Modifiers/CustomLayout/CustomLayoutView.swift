import Foundation
import LayoutEngine
import Threads

/// Views in a layout of a user's own.
struct CustomLayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension CustomLayoutView: View, PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<Self> { CustomLayoutNode(self, at: place) }
}

/// Keeps its view, unlike that of a stack: a layout may have property wrappers, and what it has worked out
/// stays while layout and content do.
private final class CustomLayoutNode<L: Layout, Content: View>: WrapperNode<
  CustomLayoutView<L, Content>, Content
>
{
  override func content() -> Content { view.content }

  override func appear() {
    let box = Box(CustomContent(view.layout), for: self)
    self.box = box
    super.appear()
    box.gatherChildren()
  }

  override func viewChanged() {
    if let box {
      box.content = CustomContent(view.layout)
      graph.layoutChanged(box)
    }
    super.viewChanged()
  }
}

/// Asks a user's layout what the engine asks a rule.
struct CustomRule<L: Layout>: LayoutRule {
  let layout: L

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard let children = children as? BoxChildren else { return .zero }
    return with(children) { subviews, cache in
      let size = layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
      return Size(width: Double(size.width), height: Double(size.height))
    }
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard let children = children as? BoxChildren else { return }
    let placements = placements(of: children, in: size, for: proposal)
    for (index, placement) in placements.enumerated() { place(index, placement) }
  }

  /// Where the layout puts its views. It is asked once, however many lines are looked for in there.
  private func placements(
    of children: BoxChildren, in size: Size, for proposal: Proposal
  ) -> [Placement] {
    let box = children.box
    let slot = onMain { box.cacheSlot }
    if !slot.isStale, let known = slot.placements(in: size, for: proposal) { return known }
    let placements = with(children) { subviews, cache in
      layout.placeSubviews(
        in: CGRect(x: 0, y: 0, width: size.width, height: size.height),
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
      for subview in subviews where subviews.placements[subview.index] == nil {
        subview.place(
          at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
          proposal: ProposedViewSize(proposal))
      }
      return subviews.indices.compactMap { subviews.placements[$0] }
    }
    slot.store(placements, in: size, for: proposal)
    return placements
  }

  func explicitGuide(
    _ guide: Guide, of children: some LayoutChildren, in dimensions: Dimensions
  ) -> Double? {
    guard let boxes = children as? BoxChildren else { return nil }
    let size = dimensions.size
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let proposal = ProposedViewSize(dimensions.proposal)
    let (own, isLeft) = with(boxes) { subviews, cache in
      let own =
        guide.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide: guide), in: bounds, proposal: proposal,
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(guide: guide), in: bounds, proposal: proposal,
          subviews: subviews, cache: &cache)
      return (own, subviews.placements.leftLines == kind)
    }
    if isLeft {
      let (box, kind) = (boxes.box, kind)
      onMain { box.learnsThatLinesAreLeft(by: kind, along: guide.axis) }
    }
    if let own { return Double(own) }
    return ViewsOnly(rule: self).explicitGuide(guide, of: children, in: dimensions)
  }

  func spacing(of children: some LayoutChildren) -> Spacing {
    guard let children = children as? BoxChildren, onMain({ children.count }) > 0 else {
      return .standard
    }
    return with(children) { layout.spacing(subviews: $0, cache: &$1).spacing }
  }

  /// The type that decides: that of the layout inside, where its type is forgotten.
  private var kind: ObjectIdentifier {
    (layout as? AnyLayout)?.kind ?? ObjectIdentifier(L.self)
  }

  /// Runs `body` with the views and with what the layout worked out for them.
  private func with<Result>(
    _ children: BoxChildren, _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let box = children.box
    // A layout asks, and a layout runs on the main actor.
    let (boxes, slot) = onMain { (box.children, box.cacheSlot) }
    let subviews = LayoutSubviews(boxes: boxes, placements: LayoutPlacements())
    let cache: CacheOf<L.Cache>
    if let known = slot.cache as? CacheOf<L.Cache> {
      cache = known
      if slot.isStale { layout.updateCache(&cache.value, subviews: subviews) }
    } else {
      cache = CacheOf(layout.makeCache(subviews: subviews))
      slot.cache = cache
    }
    slot.isStale = false
    return body(subviews, &cache.value)
  }

  /// The same layout, with no lines of its own.
  private struct ViewsOnly: LayoutRule {
    let rule: CustomRule<L>

    func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
      rule.size(of: children, for: proposal)
    }

    func arrange(
      _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
      place: (Int, Placement) -> Void
    ) {
      rule.arrange(children, in: size, for: proposal, place: place)
    }
  }
}

/// The content of a box whose views are in a layout of a user's own.
final class CustomContent<L: Layout>: RuleContent<CustomRule<L>> {
  private let kind: ObjectIdentifier
  private let properties: LayoutProperties

  override var ownGuides: GuideSet { LineLeavers.guides(of: kind) }

  override var direction: Direction {
    switch properties.stackOrientation {
    case .horizontal: .along(.horizontal)
    case .vertical: .along(.vertical)
    case nil: .none
    }
  }

  init(_ layout: L) {
    kind = (layout as? AnyLayout)?.kind ?? ObjectIdentifier(L.self)
    properties = (layout as? AnyLayout)?.properties ?? L.layoutProperties
    super.init(CustomRule(layout: layout))
  }
}

final class CacheOf<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension Box {
  fileprivate var cacheSlot: LayoutCache {
    let traits = traits ?? BoxTraits()
    self.traits = traits
    let slot = traits.cache ?? LayoutCache()
    traits.cache = slot
    return slot
  }
}
