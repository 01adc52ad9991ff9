import LayoutEngine

/// Fingers that go where the page before came from lead back to it: a sign comes in with them, and letting
/// go where that is lit does it. Pages change at once on a desktop, so none goes along.
extension BarNode: SwipeHearer {
  /// From where on letting go leads back, and how far a quick swipe goes at least.
  private static let length = 96.0
  private static let quickLength = 24.0

  /// How fast one is that need not go all the way, in points a second.
  private static let quickSpeed = 500.0

  func takesSwipe(_ way: SwipeWay, by tool: SwipeTool, over element: Element) -> Bool {
    let scope = element.node?.scope ?? scope
    let isBack = way.isBack(isMirrored: scope.isMirrored)
    guard tool == .fingers, leadsBack, isBack else { return false }
    scopeOfSwipe = scope
    return true
  }

  func swipeLength(fully: Bool) -> Double? { Self.length }

  func hearSwipe(_ step: SwipeStep) {
    switch step {
    case .moved(let length):
      swipedLength = length
      showBackSign(length / Self.length)
    case .ended(let speed):
      let isQuick = speed > Self.quickSpeed && swipedLength > Self.quickLength
      let leads = leadsBack && (swipedLength >= Self.length || isQuick)
      hideBackSign()
      if leads { box?.element?.receive(.back) }
    case .cancelled: hideBackSign()
    }
  }

  private func showBackSign(_ progress: Double) {
    let view = SwipeSignRoom(
      sign: SwipeSign(symbol: "chevron.backward", edge: .leading, progress: progress))
    if let backSign { return backSign.update(view) }
    let place = Place(parent: parent, graph: graph, scope: scopeOfSwipe ?? scope, container: nil)
    backSign = makeNode(view, at: place) as? SwipeSignNode
    parent?.ownLayoutRoot?.box.orderChanged()
  }

  func hideBackSign() {
    (swipedLength, scopeOfSwipe) = (0, nil)
    guard let backSign else { return }
    self.backSign = nil
    backSign.drop()
    parent?.ownLayoutRoot?.box.orderChanged()
    graph.needsFrame()
  }
}
