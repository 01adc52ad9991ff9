/// A view that arranges another one by a rule that follows from the widths of a table's columns.
///
/// Where a person gives a column another width it makes the rule again, and asks for no body.
struct TableArrangement<Arranged: View>: PrimitiveView {
  let rule: @MainActor (TableWidths) -> BoxContent
  let arranged: Arranged

  init(
    _ rule: @escaping @MainActor (TableWidths) -> BoxContent,
    @ViewBuilder arranged: () -> Arranged
  ) {
    self.rule = rule
    self.arranged = arranged()
  }

  func makeNode(at place: Place) -> NodeOf<Self> { TableArrangementNode(self, at: place) }
}

/// It keeps no view: what is inside compares itself.
final class TableArrangementNode<Arranged: View>: NodeOf<TableArrangement<Arranged>> {
  private var rule: @MainActor (TableWidths) -> BoxContent = { _ in BoxContent() }
  private var arranged: NodeOf<Arranged>?

  convenience init(_ view: TableArrangement<Arranged>, at place: Place) {
    self.init(at: place)
    rule = view.rule
    let box = Box(currentRule(), for: self)
    self.box = box
    let arranged = makeNode(view.arranged, at: inside)
    self.arranged = arranged
    children = [arranged]
    box.gatherChildren()
  }

  override func update(_ new: consuming TableArrangement<Arranged>) {
    rule = new.rule
    follow()
    arranged?.update(new.arranged)
  }

  override func evaluate() { follow() }

  private func follow() {
    flags.remove(.isDirty)
    guard let box else { return }
    let new = currentRule()
    if new.isSame(as: box.content) { return }
    box.content = new
    graph.layoutChanged(box)
  }

  private func currentRule() -> BoxContent {
    Tracking.note(self) { rule(EnvironmentValues(scope: scope).tableWidths.wrappedValue) }
  }
}
