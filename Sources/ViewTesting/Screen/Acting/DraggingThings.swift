import Foundation
import LayoutEngine
public import PortableUI

extension Screen {
  /// Drops something on that, as a person does who drags it over from another program.
  ///
  ///     try screen.drop("Some words", on: "Basket")
  ///     try screen.drop(URL(filePath: "/tmp/picture.png"), on: "Basket")
  ///     await screen.settle()
  ///
  /// It is there in the forms that other programs see. A file is there with what is in it, and with its place. What
  /// is read of it has come after the next ``settle(leavingTasks:fileID:filePath:line:column:)``. It throws where
  /// nothing of that kind can be dropped.
  public func drop<T: Transferable>(_ items: T..., on lookup: Lookup) throws {
    graph.runFrame()
    try drop(DesktopForms.outside(items.map { .dropped($0) }), "\(T.self)", on: lookup)
  }

  /// Drags what can be dragged away from `item` to where it can be dropped.
  func drag(_ giver: Shown, of item: Item, to goal: Lookup) throws {
    try checkReach(item, giver, to: "drag")
    guard let dragged = giver.element?.beginDrag() else {
      throw ScreenError(
        "Could not drag \(item.title): there is nothing to be dragged from it now.",
        facts: [("at", item.frame.text)],
        fix: "Give it draggable(_:), or have onDrag(_:) make an item that has a form.")
    }
    graph.runFrame()
    try drop(dragged.items, item.title, on: goal)
  }

  private func drop(_ items: [NSItemProvider], _ title: String, on lookup: Lookup) throws {
    let goal = try find(lookup, to: "drop \(title) on") { $0.shown.exchanging(.takes) != nil }
    guard goal.isVisible else { throw outOfSight(goal, to: "drop something on") }
    try checkFront(goal, to: "drop something on")
    let takers = goal.shown.outward { $0.exchange.contains(.takes) }
    for taker in takers {
      guard let element = taker.element, let place = item(for: taker) else { continue }
      let point = place.space.place(of: goal.middle)
      guard let operation = element.hold(items, at: point) else { continue }
      graph.runFrame()
      guard operation == .copy || operation == .move else {
        element.letGo()
        graph.runFrame()
        throw refused(title, goal, "it says that it takes none")
      }
      element.drop(items, at: point) { [weak self] _ in self?.bell.ring() }
      graph.runFrame()
      return
    }
    throw refused(
      title, goal,
      takers.isEmpty
        ? "nothing can be dropped there"
        : "it takes \(listed(takers.flatMap { $0.element?.takenTypes ?? [] }.map(\.identifier)))")
  }

  private func refused(_ title: String, _ goal: Item, _ why: String) -> ScreenError {
    let kinds = "Give it dropDestination(for:action:isTargeted:) for such a thing."
    return ScreenError(
      "Could not drop \(title) on \(goal.title): \(why).", facts: [("at", goal.frame.text)],
      fix: kinds)
  }
}

extension NSItemProvider {
  /// What comes of `value` by dragging.
  fileprivate static func dropped<T: Transferable>(_ value: T) -> NSItemProvider {
    if let file = value as? URL, let item = NSItemProvider(contentsOf: file) { return item }
    return NSItemProvider(object: value)
  }
}

extension Shown {
  fileprivate var exchange: LayerLooks.Exchange {
    if case .layer(let layer) = content { layer.looks.exchange } else { [] }
  }

  /// Of it and what it is in, within its window, what is meant: the innermost first.
  fileprivate func outward(_ isMeant: (Shown) -> Bool) -> [Shown] {
    var found: [Shown] = []
    var outer: Shown? = self
    while let shown = outer {
      if case .surface = shown.content { break }
      if isMeant(shown) { found.append(shown) }
      outer = shown.parent
    }
    return found
  }

  /// Of it and what it is in, the innermost that gives or takes something by dragging.
  func exchanging(_ way: LayerLooks.Exchange) -> Shown? {
    outward { $0.exchange.contains(way) }.first
  }
}
