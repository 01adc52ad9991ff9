/// Where the keyboard is to be once another page is on the screen.
@MainActor
enum KeyboardWish {
  /// On the page that has come, at the first thing that it can write to.
  case into(any Page)

  /// Where it was when the page was left.
  case backTo(Element)

  /// Moves `keyboard` there, unless it is outside of `room` by now, in which the pages are.
  func settle(_ keyboard: Keyboard, in room: Node) {
    guard keyboard.holdingElement == nil || keyboard.isInside(room) else { return }
    switch self {
    case .into(let page):
      if !keyboard.isInside(page), let first = page.firstToBegin { keyboard.move(to: first) }
    case .backTo(let element):
      if element.takesKeyboard { room.graph.backend.refocus(element) }
    }
  }
}
