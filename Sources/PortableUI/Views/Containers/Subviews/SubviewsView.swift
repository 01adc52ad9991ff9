/// What is made of the views that a container was given.
struct SubviewsView<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension SubviewsView: View, PrimitiveView {
  static var isSingle: Bool { false }
  static var holdsSections: Bool { ViewType.of(Result.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { SubviewsNode(self, at: place) }
}

final class SubviewsNode<Base: View, Result: View>: ViewNode<SubviewsView<Base, Result>> {
  private var list: NodeOf<SubviewList<Base>>?
  private var result: NodeOf<Result>?

  override func appear() {
    var hidden = inside
    hidden.isAmongRows = false
    let list = makeNode(SubviewList(content: view.base), at: hidden)
    self.list = list
    children = [list]
    let result = makeNode(transformed(), at: inside)
    self.result = result
    children.append(result)
    (list as? any SubviewSource)?.changed = { [weak self] in self?.invalidate() }
  }

  override func viewChanged() {
    list?.update(SubviewList(content: view.base))
    evaluate()
  }

  override func evaluate() {
    flags.remove(.isDirty)
    result?.update(transformed())
  }

  /// What the container makes of the views as they are now.
  private func transformed() -> Result {
    let subviews = (list as? any SubviewSource)?.subviews ?? []
    return Tracking.record(self) { view.transform(SubviewsCollection(subviews: subviews)) }
  }
}
