/// Views one below the other that the arrow keys go through.
struct ArrowColumn<Content: View> {
  let content: Content

  /// What the arrow up does at the first of them, and Escape at all.
  let leave: () -> Void
}

extension ArrowColumn: View, PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { ArrowColumnNode(self, at: place) }
}

private final class ArrowColumnNode<Content: View>:
  WrapperNode<ArrowColumn<Content>, Content>, KeyHearer
{
  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    graph.keyboard.hearerCount += 1
  }

  override func disappear() { graph.keyboard.hearerCount -= 1 }

  // What the keyboard is at may want the arrows itself.
  var isLast: Bool { true }

  func hear(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty else { return false }
    if press.key == .escape {
      view.leave()
      return true
    }
    guard let step = [KeyEquivalent.upArrow: -1, .downArrow: 1][press.key] else { return false }
    var stops: [Element] = []
    collectStops(into: &stops)
    guard let index = stops.firstIndex(where: { $0 === graph.keyboard.holdingElement }) else {
      return false
    }
    let next = index + step
    if stops.indices.contains(next) {
      graph.keyboard.move(to: stops[next])
    } else if next < 0 {
      view.leave()
    }
    return true
  }
}
