import Foundation
import LayoutEngine

/// A view on which something can be dropped.
struct DropView<Content: View, Delegate: DropDelegate> {
  let content: Content
  let types: [UTType]
  let delegate: Delegate

  /// Takes what was dropped later than it came, in place of the delegate.
  var takesLater: (@MainActor (DropInfo) async -> Bool)?
}

extension DropView: View, PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { DropNode(self, at: place) }
}

private final class DropNode<Content: View, Delegate: DropDelegate>:
  ModifierNode<DropView<Content, Delegate>, Content>, DropTaker
{
  /// What is held over one of its views, and what would become of it.
  private var held: (element: Element, info: DropInfo, operation: DropOperation)?

  /// What was not taken over one of its views; of that, nobody is asked again.
  private weak var refused: NSItemProvider?
  private weak var refusing: Element?

  /// What was dropped and is not there yet.
  private var arrivals = TransferTasks()

  override func content() -> Content { view.content }

  override func attach(_ box: Box) {
    var looks = LayerLooks.none
    looks.exchange = .takes
    box.element = Element(.layer(.looking(looks)), of: self)
  }

  override func disappear() {
    arrivals.cancel()
    super.disappear()
  }

  func takenTypes(by element: Element) -> [UTType] { view.types }

  func hold(
    _ items: [NSItemProvider], at point: Point, over element: Element
  ) -> DropOperation? {
    let info = DropInfo(location: CGPoint(x: point.x, y: point.y), items: items)
    if held?.element !== element {
      leave()
      if let refused, refused === items.first, refusing === element { return nil }
      guard info.hasItemsConforming(to: view.types), view.delegate.validateDrop(info: info) else {
        (refused, refusing) = (items.first, element)
        return nil
      }
      held = (element, info, .copy)
      view.delegate.dropEntered(info: info)
    }
    held?.info = info
    if let proposal = view.delegate.dropUpdated(info: info) { held?.operation = proposal.operation }
    return held?.operation
  }

  func letGo(of element: Element) {
    refused = nil
    if held?.element === element { leave() }
  }

  private func leave() {
    guard let info = held?.info else { return }
    held = nil
    view.delegate.dropExited(info: info)
  }

  func take(
    _ items: [NSItemProvider], at point: Point, on element: Element,
    then tell: @escaping @MainActor (Bool) -> Void
  ) {
    let operation = hold(items, at: point, over: element)
    refused = nil
    let info = DropInfo(location: CGPoint(x: point.x, y: point.y), items: items)
    // What was held may have promised more than has come.
    guard operation == .copy || operation == .move, info.hasItemsConforming(to: view.types) else {
      leave()
      return tell(false)
    }
    guard let take = view.takesLater else {
      let isTaken = view.delegate.performDrop(info: info)
      leave()
      return tell(isTaken)
    }
    leave()
    arrivals.start(in: graph, "the drop on \(path)") { tell(await take(info)) }
  }
}
