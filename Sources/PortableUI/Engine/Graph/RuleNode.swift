import LayoutEngine

/// A node that arranges what is inside by a rule of the layout engine: stacks, frames, padding.
package final class RuleNode<V: View, Content: View>: NodeOf<V> {
  private let content: (V) -> Content
  private let rule: (V) -> BoxContent

  init(
    _ view: V, at place: Place, content: @escaping (V) -> Content,
    rule: @escaping (V) -> BoxContent
  ) {
    self.content = content
    self.rule = rule
    super.init(view, at: place)
  }

  package override func appear() {
    let box = Box(rule(view), for: self)
    self.box = box
    children = [makeNode(content(view), at: inside)]
    box.gatherChildren()
  }

  package override func viewChanged() {
    if let box {
      let new = rule(view)
      if !new.isSame(as: box.content) {
        box.content = new
        graph.layoutChanged(box)
      }
    }
    unsafeDowncast(children[0], to: NodeOf<Content>.self).update(content(view))
  }
}
