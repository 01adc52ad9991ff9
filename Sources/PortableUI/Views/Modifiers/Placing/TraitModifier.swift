public import Foundation
import LayoutEngine

/// A view that tells the views around it something about itself.
struct TraitView<Content: View> {
  let content: Content
  let trait: Trait
}

/// What a modifier tells the boxes around, and how far they must listen when it changes.
enum Trait {
  case priority(Double)
  case depth(Double)
  case guide(Guide, (ViewDimensions) -> Double)
  case value(ObjectIdentifier, Any)
  case coordinateSpace(AnyHashable)
  case transition(AnyTransition)
  case pageTransition(AnyTransition?)
}

extension TraitView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { TraitNode(self, at: place) }
}

final class TraitNode<Content: View>: ModifierNode<TraitView<Content>, Content> {
  override func content() -> Content { view.content }

  override func attach(_ box: Box) { box.traits = traits() }

  /// Whether it is counted among those that have to be asked in every round.
  private var isTimed = false

  override func appear() {
    // What is inside asks as it appears.
    countTransition()
    super.appear()
  }

  override func disappear() {
    super.disappear()
    if isTimed { graph.motions.listeners -= 1 }
  }

  private func countTransition() {
    let transition: AnyTransition? =
      switch view.trait {
      case .transition(let transition): transition
      case .pageTransition(let transition): transition
      default: nil
      }
    guard (transition?.isTimed ?? false) != isTimed else { return }
    isTimed.toggle()
    graph.motions.listeners += isTimed ? 1 : -1
  }

  override func viewChanged() {
    super.viewChanged()
    countTransition()
    for box in boxes {
      let old = box.traits
      box.traits = traits()
      listeners(of: box, old)
    }
  }

  override func evaluate() {
    for box in boxes { tellOfGuide(box) }
  }

  private func traits() -> BoxTraits {
    let traits = BoxTraits()
    switch view.trait {
    case .priority(let priority): traits.priority = priority
    case .depth(let depth): traits.zIndex = depth
    case .guide(let guide, let value):
      // What it reads is read while the layout runs; a change of that moves the line.
      traits.guide = (
        guide,
        { [unowned self] dimensions in
          Tracking.record(self) { value(dimensions) }
        }
      )
    case .value(let key, let value): traits.values[key] = value
    case .coordinateSpace(let name): traits.coordinateSpace = name
    case .transition(let transition): traits.transition = transition
    case .pageTransition(let transition): traits.pageTransition = transition
    }
    return traits
  }

  /// Brings up to date what depends on what the box says to the boxes around it.
  private func listeners(of box: Box, _ old: BoxTraits?) {
    switch view.trait {
    case .depth(let depth):
      if old?.zIndex != depth { box.parent?.orderChanged() }
    case .priority(let priority):
      if old?.priority != priority { container(of: box).map(graph.layoutChanged) }
    case .coordinateSpace, .transition, .pageTransition: break
    case .value: container(of: box).map(graph.layoutChanged)
    case .guide: tellOfGuide(box)
    }
  }

  private func tellOfGuide(_ box: Box) {
    box.flags.insert(.movesGuides)
    graph.layoutChanged(box)
  }

  /// The box that shares its room among this one and others.
  private func container(of box: Box) -> Box? {
    var outer = box.parent
    while let box = outer, box.flags.contains(.isModifier) { outer = box.parent }
    return outer
  }
}

nonisolated extension View {
  func trait(_ trait: Trait) -> TraitView<Self> { TraitView(content: self, trait: trait) }

  /// Who goes first when a stack shares its room: the higher number, 0 for most.
  public func layoutPriority(_ value: Double) -> some View { trait(.priority(value)) }

  /// How far in front of the views beside it the view is drawn: the higher number, 0 for most.
  public func zIndex(_ value: Double) -> some View { trait(.depth(value)) }

  /// Puts the line across the view's width by which it is aligned.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    trait(.guide(g.guide) { Double(computeValue($0)) })
  }

  /// Puts the line across the view's height by which it is aligned.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    trait(.guide(g.guide) { Double(computeValue($0)) })
  }
}

extension TraitView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    TraitView<Other>(content: other, trait: trait)
  }
}
