import PortableUI

extension Screen {
  /// Moves the keyboard to the next thing that takes it in the window where it is, or to the one before; from
  /// an end to the other. Returns whether there is one.
  func moveKeyboard(forward: Bool) -> Bool {
    guard let root = backend.root else { return false }
    var (window, focused) = (presented.last ?? root, backend.focused)
    if let here = focused?.window {
      if front.map(here.isSameOrInside) ?? true { window = here } else { focused = nil }
    }
    let way = KeyboardWay(items: items, window: window, focused: focused, isForward: forward)
    guard let next = way.next else { return focused != nil }
    backend.focus(next.element)
    return true
  }

  /// Does what a key does that has come to a control. Returns whether that is one that wants it.
  func operate(_ shown: Shown, by key: KeyEquivalent) throws -> Bool {
    guard key == .space || key == .return, let element = shown.element else { return false }
    switch shown.content {
    case .button: element.receive(.press)
    case .control(let control) where control.shown.facts.tapCount == 1:
      control.shown.tap(element, 1)
    case .control(let control) where control.shown.facts.role != .slider:
      guard let item = items.first(where: { $0.shown === shown }) else { return false }
      throw idle(item, "press \(KeyboardShortcut(key, modifiers: []).title) at")
    default: return false
    }
    return true
  }
}
