/// Where the keyboard is to be once another page is on the screen.
@MainActor
enum KeyboardWish {
  /// On the page that has come, at the first thing that it can write to.
  case into(any Page)

  /// Where it was when the page was left.
  case backTo(Element)

  /// Moves `keyboard` there, unless it is outside of `room` by now, in which the pages are. Returns
  /// whether nothing is wished any more: what a page has for the keyboard may come a moment later.
  func settle(_ keyboard: Keyboard, in room: Node) -> Bool {
    guard keyboard.holdingElement == nil || keyboard.isInside(room) else { return true }
    switch self {
    case .into(let page):
      if keyboard.isInside(page) { return true }
      guard let first = page.firstToBegin else { return false }
      keyboard.move(to: first)
    case .backTo(let element):
      if element.takesKeyboard { keyboard.moveBack(to: element) }
    }
    return true
  }
}
