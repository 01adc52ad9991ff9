import LayoutEngine

/// A view that is matched with others of the same name.
struct MatchedGeometryView<Content: View> {
  let content: Content
  let match: Match
}

/// What a view is matched by, and what of it.
struct Match: Hashable {
  let name: Name
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  /// The name that matched views have in common.
  struct Name: Hashable {
    let id: AnyHashable
    let space: AnyHashable
  }
}

extension MatchedGeometryView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { MatchedGeometryNode(self, at: place) }
}

/// A node whose view is matched with others.
@MainActor
protocol MatchedNode: LayoutReader {
  var match: Match { get }

  /// The boxes of the views that are matched.
  var boxes: ContiguousArray<Box> { get }
}

final class MatchedGeometryNode<Content: View>:
  ModifierNode<MatchedGeometryView<Content>, Content>, MatchedNode
{
  /// Where the source is, in the room of this view; `nil` for the source itself.
  private var target: Rect?
  private lazy var matches = graph.participant { MatchedViews(of: $0) }

  var match: Match { view.match }

  override func content() -> Content { view.content }

  override func rule() -> any LayoutRule {
    guard let target, !match.isSource else { return Offset(.zero) }
    return MatchedRule(
      target: target, properties: match.properties, anchorX: Double(match.anchor.x),
      anchorY: Double(match.anchor.y))
  }

  override func appear() {
    super.appear()
    matches.add(self)
    graph.add(self)
  }

  override func viewChanged() {
    super.viewChanged()
    matches.turned(self)
    // Another name is another place, though nothing has been laid out anew.
    graph.hasNewLayout = true
  }

  override func detach(_ box: Box) { if boxes.first === box { matches.note(box, of: self) } }

  override func disappear() {
    super.disappear()
    matches.remove(self)
    graph.areLayoutReadersStale = true
  }

  /// Follows the source, wherever the layout has put that.
  func readLayout() {
    guard let box = boxes.first, box.record.isValid else { return }
    var new: Rect?
    if !match.isSource, let frame = matches.sourceFrame(of: match.name) {
      new = Rect(origin: frame.origin - box.frame(in: .global).origin, size: frame.size)
    }
    guard new != target else { return }
    target = new
    let content = BoxContent.rule(rule())
    for box in boxes {
      box.content = content
      graph.layoutChanged(box)
    }
  }
}

nonisolated extension View {
  /// Matches this view with others of the same `id` in `namespace`.
  ///
  /// Of those on the screen one is the source. The others are shown where the source is, as large as it
  /// is, as far as `properties` say, and keep the room they have by themselves. Where a view with the
  /// name goes and another one comes in the same change, and that is animated, the new one begins in
  /// the frame of the old one and moves from there, and the old one moves along while it goes.
  ///
  /// Points of both are brought together that lie at the same `anchor`.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    MatchedGeometryView(
      content: self,
      match: Match(
        name: Match.Name(id: AnyHashable(id), space: AnyHashable(namespace)),
        properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
