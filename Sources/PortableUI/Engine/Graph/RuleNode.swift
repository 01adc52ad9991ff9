import LayoutEngine

/// A view that arranges another one by a rule of the layout engine, and is nothing besides: a stack, say.
@MainActor
protocol RuleView: PrimitiveView {
  associatedtype Arranged: View

  /// What is arranged.
  var arranged: Arranged { get }

  /// How its box is laid out.
  var rule: BoxContent { get }
}

extension RuleView {
  package func makeNode(at place: Place) -> NodeOf<Self> { RuleNode(self, at: place) }
}

/// The node of a view that arranges another one. It keeps neither: what is inside compares itself.
final class RuleNode<V: RuleView>: NodeOf<V> {
  convenience init(_ view: V, at place: Place) {
    self.init(at: place)
    let box = Box(view.rule, for: self)
    self.box = box
    children = [makeNode(view.arranged, at: inside)]
    box.gatherChildren()
  }

  override func update(_ new: consuming V) {
    if let box {
      let rule = new.rule
      if !rule.isSame(as: box.content) {
        box.content = rule
        graph.layoutChanged(box)
      }
    }
    unsafeDowncast(children[0], to: NodeOf<V.Arranged>.self).update(new.arranged)
  }
}
