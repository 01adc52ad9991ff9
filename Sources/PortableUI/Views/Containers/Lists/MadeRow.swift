/// A row of a list that is made. One element of a `ForEach` may show several.
@MainActor
struct MadeRow {
  /// What is around it in the list, and what it shows.
  let box: Box
  let content: Box
  let facts: RowFacts

  /// Where it is; `nil` for what is in no row of the lazy stack.
  let position: RowPosition?

  /// The rows of `list` that `boxes` are, in order: those around them, or what they show.
  static func all(_ boxes: ContiguousArray<Box>, in list: Node) -> ContiguousArray<MadeRow> {
    var rows: ContiguousArray<MadeRow> = []
    rows.reserveCapacity(boxes.count)
    for box in boxes {
      let content: Box? = box.node === list ? box.children.first : box
      if let content {
        rows.append(MadeRow(box, content, in: list, after: rows.last?.position))
      }
    }
    return rows
  }

  private init(_ box: Box, _ content: Box, in list: Node, after last: RowPosition?) {
    let facts = RowFacts(of: content, in: list)
    self.box = box
    self.content = content
    self.facts = facts
    position = facts.number.map { number in
      RowPosition(row: number, index: last?.row == number ? (last?.index ?? 0) + 1 : 0)
    }
  }

  /// The row of the lazy stack that shows it, and which it is of those that this shows.
  var number: Int? { position?.row }
  var index: Int { position?.index ?? 0 }
}

extension MadeRow {
  /// What a press anywhere in it presses, if that can be: the button that it is and nothing else, or the
  /// one link among what it shows.
  var button: Element? {
    guard facts.part == .content else { return content.wholeButton }
    return content.wholeButton ?? content.onlyLink
  }

  /// Whether a person can do something with it besides selecting it.
  var acts: Bool {
    button != nil || facts.outline?.expansion != nil || facts.hasActions
      || facts.allowedMove != nil || ownMenu != nil
  }

  /// Whether that is so whatever can be done with the element that it shows, with others perhaps.
  var actsItself: Bool { facts.outline?.expansion != nil || ownMenu != nil || hasControl }

  /// Whether there is something in it that the keyboard can come to, once it is seen.
  var hasControl: Bool { content.firstElement { $0.goal.takesKeyboard } != nil }

  /// The first element in it that the keyboard can come to now.
  var firstForKeyboard: Element? { content.firstElement { $0.takesKeyboard } }

  /// The first words that it shows.
  var firstWords: String? {
    let element = content.firstElement { element in
      if case .text(let text) = element.goal { !text.text.isEmpty } else { false }
    }
    return if case .text(let text)? = element?.goal { text.text } else { nil }
  }
}

extension Box {
  /// What is in it, without what only changes that.
  var innermost: Box {
    var inner = self
    while inner.flags.contains(.isModifier), let next = inner.children.first { inner = next }
    return inner
  }

  /// The button that is all of the row that it is around, if it can be pressed.
  fileprivate var wholeButton: Element? {
    guard let element = innermost.element, case .button(let button) = element.goal,
      button.appearance == .plain, button.isEnabled
    else { return nil }
    return element
  }

  /// The link in it that can be pressed, seen or not, where there is one alone.
  fileprivate var onlyLink: Element? {
    // Outside of pages none can be.
    guard EnvironmentValues(scope: node.scope).navigationPages != nil else { return nil }
    var links: [Element] = []
    addLinks(to: &links)
    return links.count == 1 ? links[0] : nil
  }

  private func addLinks(to links: inout [Element]) {
    if let element, element.linkGoal != nil { return links.append(element) }
    for child in children { child.addLinks(to: &links) }
  }

  /// The first element in it that is wanted.
  fileprivate func firstElement(where isWanted: (Element) -> Bool) -> Element? {
    if let element, isWanted(element) { return element }
    for child in children {
      if let found = child.firstElement(where: isWanted) { return found }
    }
    return nil
  }
}
