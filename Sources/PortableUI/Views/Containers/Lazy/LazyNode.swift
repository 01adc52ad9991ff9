import LayoutEngine

/// A view that makes its rows as they are needed.
@MainActor
protocol LazyContainer: View {
  associatedtype Content: View
  var content: Content { get }
  var arrangement: LazyArrangement { get }

  /// Which parts of sections stay in sight.
  var pinnedViews: PinnedScrollableViews { get }
}

/// The node of a lazy container. Its rows are made and given up when the layout is read.
final class LazyNode<V: LazyContainer>: ViewNode<V>, LayoutReader {
  private var rows: LazyContent?

  override func appear() {
    if graph.rowMaker == nil { graph.rowMaker = WaitingRows() }
    let rows = LazyContent(view.arrangement)
    rows.pin(view.pinnedViews)
    let box = Box(rows, for: self)
    self.rows = rows
    self.box = box
    children = [makeNode(view.content, at: inside)]
    box.gatherChildren()
    graph.add(self)
  }

  override func disappear() { graph.areLayoutReadersStale = true }

  override var inside: Place {
    var place = super.inside
    place.isAmongRows = true
    return place
  }

  override func viewChanged() {
    if let box, rows?.pin(view.pinnedViews) == true {
      graph.layoutChanged(box)
      box.orderChanged()
    }
    if let box, let rows, rows.arrangement != view.arrangement {
      rows.arrangement = view.arrangement
      graph.layoutChanged(box)
    }
    unsafeDowncast(children[0], to: NodeOf<V.Content>.self).update(view.content)
  }

  override func collectBoxes(inside box: Box, into boxes: inout ContiguousArray<Box>) {
    super.collectBoxes(inside: box, into: &boxes)
    rows?.read(boxes, of: self)
  }

  func readLayout() {
    guard let box, let rows, box.record.isValid else { return }
    if rows.settle(box) {
      graph.layoutChanged(box)
      box.orderChanged()
    }
  }
}
