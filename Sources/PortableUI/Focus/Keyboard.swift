/// Where a graph's keyboard is, and who wants to know.
@MainActor
final class Keyboard {
  private unowned(unsafe) let graph: Graph
  @exclusivity(unchecked) private var owners: [WeakOwner] = []

  /// What the keyboard writes to, the node that it is shown for, and who was told.
  @exclusivity(unchecked)
  private var holder: (element: Element, node: Node, listeners: [any FocusListener])?

  private struct WeakOwner {
    weak var owner: (any FocusOwner)?
  }

  init(of graph: Graph) { self.graph = graph }

  func add(_ owner: any FocusOwner) {
    owners.removeAll { $0.owner == nil }
    owners.append(WeakOwner(owner: owner))
  }

  /// Notes that the backend moved the keyboard to an element, or away from it.
  func moved(_ isThere: Bool, _ element: Element, of node: Node) {
    if isThere {
      leave()
      let listeners = node.outward.compactMap { $0 as? any FocusListener }
      holder = (element, node, listeners)
      for listener in listeners { listener.keyboardCame() }
      node.box?.reveal()
    } else if holder?.element === element {
      leave()
    }
  }

  private func leave() {
    guard let old = holder else { return }
    holder = nil
    for listener in old.listeners { listener.keyboardLeft() }
  }

  func move(to element: Element?) { graph.backend.focus(element) }

  /// Whether the keyboard is in what `node` shows.
  func isInside(_ node: Node) -> Bool {
    holder?.node.outward.contains { $0 === node } ?? false
  }

  /// Moves the keyboard where focus states want it, once what they mean is on the screen.
  func settle() {
    if let holder, holder.element.isDropped { leave() }
    for owner in owners { owner.owner?.settle(self) }
  }

  /// Ends the requests that nothing on the screen answers. Returns whether there were any.
  func giveUp() -> Bool {
    var hasChanged = false
    for owner in owners where owner.owner?.giveUp() == true { hasChanged = true }
    if hasChanged { Inbox.emptyOwn() }
    return hasChanged
  }

  /// Lets go of everything.
  func close() {
    holder = nil
    owners = []
  }
}

/// A focus state, whatever its type.
@MainActor
protocol FocusOwner: AnyObject {
  /// Moves the keyboard where the state was written to be, if it was written.
  func settle(_ keyboard: Keyboard)

  /// Forgets what was written and could not be. Returns whether there was such a thing.
  func giveUp() -> Bool
}

/// A node that is told when the keyboard comes and goes inside it.
@MainActor
protocol FocusListener: Node {
  func keyboardCame()
  func keyboardLeft()
}

extension Node {
  /// This node and those around it, from the inside out.
  fileprivate var outward: some Sequence<Node> { sequence(first: self, next: \.parent) }

  /// The first element inside that the keyboard can write to.
  var firstForKeyboard: Element? {
    if let element = box?.element, element.takesKeyboard { return element }
    for child in children {
      if let element = child.firstForKeyboard { return element }
    }
    return nil
  }
}

extension Element {
  fileprivate var takesKeyboard: Bool {
    isMade && !isDropped && content.takesKeyboard && !isHidden
  }

  private var isHidden: Bool {
    if case .layer(let layer) = content, layer.isHidden { return true }
    return parent?.isHidden ?? false
  }
}

extension ElementContent {
  /// Whether the keyboard can write to it, or operate it.
  package var takesKeyboard: Bool {
    switch self {
    case .button(let button): button.isEnabled
    case .field(let field): field.isEnabled
    case .toggle(let toggle): toggle.isEnabled
    case .slider(let slider): slider.isEnabled
    case .picker(let picker): picker.isEnabled
    case .layer, .scroll, .text, .fill, .shape, .divider, .progress, .image, .surface: false
    }
  }
}
