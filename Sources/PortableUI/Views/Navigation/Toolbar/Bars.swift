import LayoutEngine

/// The bars of a layout root: the one above its content, once a view in it is to be in a bar or names the
/// window, and the one below, once something is to be in that.
@MainActor
final class Bars: LayoutRootPart {
  private unowned let root: LayoutRoot
  private(set) var knownTop: BarNode?
  private var foot: BarNode?

  init(of root: LayoutRoot) { self.root = root }

  /// The bar above the content.
  var top: BarNode {
    if let knownTop { return knownTop }
    let bar = makeBar(.top)
    knownTop = bar
    return bar
  }

  private func makeBar(_ edge: BarEdge) -> BarNode {
    let node = root.node
    let place = Place(parent: node, graph: node.graph, scope: node.scope, container: nil)
    root.box.orderChanged()
    return unsafeDowncast(makeNode(BarView(edge: edge), at: place), to: BarNode.self)
  }

  /// Shows `items` in the bar below the content.
  func showFoot(_ items: ContiguousArray<Box>) {
    guard foot != nil || !items.isEmpty else { return }
    let foot = foot ?? makeBar(.bottom)
    self.foot = foot
    foot.show(items)
  }

  var isInFront: Bool { false }

  var boxes: ContiguousArray<Box> {
    ContiguousArray([knownTop?.backSign?.box, knownTop?.box, foot?.box].compactMap(\.self))
  }

  var swipeHearer: (any SwipeHearer)? { knownTop }

  func rootWasPlaced(isResized: Bool) {
    knownTop?.placeLayoutRoot()
    foot?.placeLayoutRoot()
    knownTop?.backSign?.placeLayoutRoot()
  }

  func rootClosed() {
    knownTop?.drop()
    foot?.drop()
  }
}

extension LayoutRoot {
  /// Its bars.
  var bars: Bars { part(Bars.init) }
}
