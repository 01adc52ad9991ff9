import LayoutEngine

/// What is presented over a layout root: one thing at a time.
@MainActor
final class Presentations: LayoutRootPart {
  private unowned let root: LayoutRoot
  private(set) var boxes: ContiguousArray<Box> = []

  /// Those who want to present something: the first one does.
  private var presenters: [any Presenter] = []

  init(over root: LayoutRoot) { self.root = root }

  /// Whether `presenter` may present something now. Otherwise it is told when it may.
  func mayPresent(_ presenter: some Presenter) -> Bool {
    if !presenters.contains(where: { $0 === presenter }) { presenters.append(presenter) }
    return presenters.first === presenter
  }

  /// Lets go of one who does not want to present anything.
  func leave(_ presenter: some Presenter) {
    let wasFirst = presenters.first === presenter
    presenters.removeAll { $0 === presenter }
    if wasFirst { presenters.first?.invalidate() }
  }

  /// Shows what is presented, and nothing else.
  func show(_ boxes: ContiguousArray<Box>) {
    self.boxes = boxes
    root.box.orderChanged()
  }

  /// Whether what is presented keeps a person from what is behind it.
  var isModal: Bool {
    boxes.contains { box in
      if case .surface(let surface)? = box.element?.goal { surface.isModal } else { false }
    }
  }

  var isInFront: Bool { true }

  func rootWasPlaced(isResized: Bool) {
    guard isResized else { return }
    for box in boxes where !box.flags.contains(.needsChildren) {
      (box.node as? any LayoutRootNode)?.placeLayoutRoot()
    }
  }

  func rootClosed() {}
}

extension LayoutRoot {
  /// What is presented over it.
  var presentations: Presentations { part(Presentations.init) }

  /// Whether something in front of it keeps a person from what is in it.
  var isCovered: Bool { knownPart(Presentations.self)?.isModal ?? false }
}
