/// Control with Page Down goes to the next page, and with Page Up to the one before; from an end to the other.
extension TabNode: WindowKeyHearer {
  func listenForKeys() {
    graph.keyboard.addToWindow(self)
    graph.keyboard.add(self)
  }

  func stopListeningForKeys() { graph.keyboard.removeFromWindow(self) }

  func hearInWindow(_ press: KeyPress) -> Bool {
    guard let step = press.tabStep, !layoutRoot.isCovered, let (page, button) = next(by: step)
    else { return false }
    keyboardWish = wish(onGoingTo: page, of: button)
    // Whoever records what a person does hears of the button.
    button.receive(.press)
    return true
  }

  /// The next page, in either direction, that a person can go to, and its button.
  private func next(by step: Int) -> (any TabPage, Element)? {
    guard let start = pages.firstIndex(where: { $0.page === shown }) else { return nil }
    for distance in 1..<pages.count {
      let place = (start + step * distance + pages.count) % pages.count
      let page = pages[place].page
      if let button = page.buttonElement { return (page, button) }
    }
    return nil
  }
}

/// Where the keyboard was in the page before, it comes along.
extension TabNode: FocusOwner {
  private func wish(onGoingTo page: any TabPage, of button: Element) -> KeyboardWish? {
    let keyboard = graph.keyboard
    if let strip, keyboard.isInside(strip) { return .backTo(button) }
    guard let shown, keyboard.isInside(shown) else { return nil }
    if let last = page.pageSleep.keyboard { return .backTo(last) }
    return .into(page)
  }

  func settle(_ keyboard: Keyboard) {
    if marks == .sidebar, let button = pageToReveal?.buttonElement {
      pageToReveal = nil
      button.node?.box?.reveal()
    }
    if let wish = keyboardWish, wish.settle(keyboard, in: self) { keyboardWish = nil }
  }

  /// In a page with nothing for the keyboard, that goes to its button.
  func giveUp() -> Bool {
    guard let wish = keyboardWish else { return false }
    keyboardWish = nil
    let keyboard = graph.keyboard
    guard case .into(let page as any TabPage) = wish, !page.pageSleep.isAsleep,
      keyboard.holdingElement == nil || keyboard.isInside(self), let button = page.buttonElement
    else { return false }
    keyboard.move(to: button)
    return true
  }
}

extension KeyPress {
  /// How many pages on it goes, or back; `nil` for another key.
  fileprivate var tabStep: Int? {
    guard phase != .up, modifiers == .control || modifiers == .command else { return nil }
    return switch key {
    case .pageDown: 1
    case .pageUp: -1
    default: nil
    }
  }
}
