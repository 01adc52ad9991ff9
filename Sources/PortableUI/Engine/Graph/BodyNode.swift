/// A node that shows its view by asking for its body: every view that a user writes.
class BodyNode<V: View>: NodeOf<V> {
  /// The view whose body is shown.
  var shown: V { view }

  override func appear() {
    children = [makeNode(currentBody(), at: inside)]
  }

  override func viewChanged() { ask() }

  final override func evaluate() {
    if type.connectsEachTime { connectProperties() }
    ask()
  }

  final func ask() {
    flags.remove(.isDirty)
    unsafeDowncast(children[0], to: NodeOf<V.Body>.self).update(currentBody())
  }

  private func currentBody() -> V.Body {
    graph.countBody(of: type)
    return Tracking.record(self) { shown.body }
  }
}
