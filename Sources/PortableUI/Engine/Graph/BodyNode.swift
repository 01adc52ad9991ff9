/// A node that shows its view by asking for its body: every view that a user writes.
final class BodyNode<V: View>: NodeOf<V> {
  override func appear() {
    children = [makeNode(currentBody(), at: inside)]
  }

  override func viewChanged() { ask() }

  override func evaluate() {
    if type.connectsEachTime { connectProperties() }
    ask()
  }

  private func ask() {
    flags.remove(.isDirty)
    unsafeDowncast(children[0], to: NodeOf<V.Body>.self).update(currentBody())
  }

  private func currentBody() -> V.Body {
    graph.countBody(of: type)
    return Tracking.record(self) { view.body }
  }
}
