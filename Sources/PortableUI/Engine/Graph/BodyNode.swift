/// A node that shows its view by asking for its body: every view that a user writes.
class BodyNode<V: View>: ViewNode<V> {
  /// The body of the view as it is seen now.
  func bodyNow() -> V.Body { view.body }

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
    return Tracking.record(self) { bodyNow() }
  }
}
