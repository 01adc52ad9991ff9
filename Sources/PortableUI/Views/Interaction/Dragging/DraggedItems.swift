package import LayoutEngine

/// What a person drags.
package struct DraggedItems {
  /// What there is of it.
  package let items: [NSItemProvider]

  /// What is seen at the pointer meanwhile; `nil` where that is the view itself.
  package let preview: (@MainActor () -> UIImage?)?
}

/// A view from which something can be dragged away.
@MainActor
protocol DragGiver: Node {
  /// Begins a drag; `nil` where there is nothing to be dragged now.
  func give() -> DraggedItems?
}

/// A view on which something can be dropped.
@MainActor
protocol DropTaker: Node {
  /// The kinds of what it takes.
  func takenTypes(by element: Element) -> [UTType]

  /// What becomes of `items` that are held over a place of it and let go of there; `nil` for nothing.
  func hold(_ items: [NSItemProvider], at point: Point, over element: Element) -> DropOperation?

  /// Nothing is held over it any more.
  func letGo(of element: Element)

  /// Takes `items` at a place of it, and tells later whether it has.
  func take(
    _ items: [NSItemProvider], at point: Point, on element: Element,
    then tell: @escaping @MainActor (Bool) -> Void)
}

extension Element {
  /// Begins to drag what can be dragged away from this layer; `nil` for nothing.
  package func beginDrag() -> DraggedItems? {
    guard let giver = node as? any DragGiver else { return nil }
    return giver.graph.inside { giver.give() }
  }

  /// The kinds of what can be dropped on this layer.
  package var takenTypes: [UTType] {
    (node as? any DropTaker)?.takenTypes(by: self) ?? []
  }

  /// Holds `items` over a place of this layer. Says what would become of them there; `nil` for nothing.
  package func hold(_ items: [NSItemProvider], at point: Point) -> DropOperation? {
    guard let taker = node as? any DropTaker else { return nil }
    return taker.graph.inside { taker.hold(items, at: point, over: self) }
  }

  /// Moves what was held over this layer away.
  package func letGo() {
    guard let taker = node as? any DropTaker else { return }
    taker.graph.inside { taker.letGo(of: self) }
  }

  /// Drops `items` on a place of this layer. `tell` hears whether somebody has taken them.
  package func drop(
    _ items: [NSItemProvider], at point: Point, then tell: @escaping @MainActor (Bool) -> Void
  ) {
    guard let taker = node as? any DropTaker else { return tell(false) }
    taker.graph.inside { taker.take(items, at: point, on: self, then: tell) }
  }
}
