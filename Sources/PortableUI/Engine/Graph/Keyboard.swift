/// Where a graph's keyboard is, and who wants to know.
@MainActor
final class Keyboard {
  private unowned(unsafe) let graph: Graph
  @exclusivity(unchecked) private var owners: [WeakOwner] = []

  /// What the keyboard writes to, the node that it is shown for, and who was told.
  @exclusivity(unchecked)
  private var holder: (element: Element, node: Node, listeners: [any FocusListener])?

  /// That it moves. Who asks whether it is somewhere reads this.
  let moves = ReadSource()

  /// What had the keyboard before what has it now; where nothing has it, what had it last.
  private(set) weak var formerElement: Element?

  /// What lost the keyboard because it was disabled, and gets it back.
  @exclusivity(unchecked) private weak var disabledHolder: Element?

  /// How many views hear keys; mostly none does.
  var hearerCount = 0

  /// Those who hear keys wherever the keyboard is in their window.
  var windowHearers: [WeakNode] = []

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
      disabledHolder = nil
      let listeners = node.outward.compactMap { $0 as? any FocusListener }
      holder = (element, node, listeners)
      moves.changed()
      for listener in listeners { listener.keyboardCame() }
      node.box?.reveal()
    } else if holder?.element === element {
      leave()
      if !element.isDropped, !element.goal.takesKeyboard, !element.isFocusedForSpeech {
        disabledHolder = element
      }
    }
  }

  private func leave() {
    guard let old = holder else { return }
    holder = nil
    formerElement = old.element
    moves.changed()
    for listener in old.listeners { listener.keyboardLeft() }
  }

  func move(to element: Element?) {
    if element == nil { disabledHolder = nil }
    graph.backend.focus(element)
  }

  /// Moves it to where it was before, and writes where it wrote.
  func moveBack(to element: Element) { graph.backend.refocus(element) }

  /// Whether the keyboard is in what `node` shows.
  func isInside(_ node: Node) -> Bool {
    // What was around a node that has gone may have been released, though we are told of it only when
    // its element goes, later in the same frame.
    holdingNode?.outward.contains { $0 === node } ?? false
  }

  /// The node that it is shown for, where that is there still.
  var holdingNode: Node? {
    guard let node = holder?.node, !node.flags.contains(.isDropped) else { return nil }
    return node
  }

  /// What the keyboard writes to, if it writes to anything.
  var holdingElement: Element? { holder?.element }

  /// Moves the keyboard where focus states want it, once what they mean is on the screen.
  func settle() {
    if let holder, holder.element.isDropped { leave() }
    for owner in owners { owner.owner?.settle(self) }
    giveBack()
  }

  /// Moves the keyboard to where it was before that was disabled, once it can be there again and is
  /// nowhere else.
  private func giveBack() {
    guard holder == nil, let element = disabledHolder, element.takesKeyboard else { return }
    disabledHolder = nil
    moveBack(to: element)
  }

  /// Ends the requests that nothing on the screen answers. Returns whether there were any.
  func giveUp() -> Bool {
    var hasChanged = false
    for owner in owners where owner.owner?.giveUp() == true { hasChanged = true }
    if hasChanged { PendingChanges.deliverOwn() }
    return hasChanged
  }

  /// Lets go of everything.
  func close() {
    holder = nil
    formerElement = nil
    disabledHolder = nil
    owners = []
    windowHearers = []
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
  final var outward: some Sequence<Node> { sequence(first: self, next: \.parent) }

  /// The first element inside that the keyboard can write to.
  var firstForKeyboard: Element? { firstForKeyboard { _ in true } }

  /// The same, apart from fields to search in: to come there is to begin.
  var firstToBegin: Element? {
    firstForKeyboard { element in
      if case .field(let field) = element.goal { !field.isSearch } else { true }
    }
  }

  /// The first list inside that the keyboard can come to.
  var firstListForKeyboard: Element? {
    firstForKeyboard { element in
      if case .layer(let layer) = element.goal { layer.list != nil } else { false }
    }
  }

  private func firstForKeyboard(_ isMeant: (Element) -> Bool) -> Element? {
    if let element = keyboardElement, element.takesKeyboard, isMeant(element) { return element }
    for child in children {
      if let element = child.firstForKeyboard(isMeant) { return element }
    }
    return nil
  }
}

extension Node {
  /// All elements inside that the keyboard can come to, in order.
  func collectStops(into stops: inout [Element]) {
    if let element = keyboardElement, element.takesKeyboard { return stops.append(element) }
    for child in children { child.collectStops(into: &stops) }
  }
}

extension Element {
  var takesKeyboard: Bool {
    isMade && !isDropped && (content.takesKeyboard || isFocusedForSpeech) && !isHidden
  }

  private var isHidden: Bool {
    if isAsleep { return true }
    if case .layer(let layer) = content, layer.isHidden || layer.isOnlyHeard { return true }
    return parent?.isHidden ?? false
  }
}

extension ElementContent {
  /// Whether the keyboard can write to it, or operate it.
  package var takesKeyboard: Bool {
    switch self {
    case .button(let button): button.isEnabled
    case .field(let field): field.isEnabled
    case .control(let control): control.content.isOperated && control.content.isEnabled
    case .layer(let layer): layer.list?.keys.contains(.moves) ?? (layer.looks.seat != nil)
    case .scroll, .text, .fill, .shape, .drawing, .divider, .image, .surface: false
    }
  }
}
