/// A node that hears keys while the keyboard is in it.
@MainActor
protocol KeyHearer: Node {
  /// Whether it only hears those that nobody else wanted.
  var isLast: Bool { get }

  /// A key was pressed, or let go of. Returns whether nobody else is to hear of it.
  func hear(_ press: KeyPress) -> Bool
}

extension Graph {
  /// Tells the views around the keyboard of a key, from the inside out: before the control that has it is told
  /// and, with `isLast`, where that did not want it. Those that hear keys wherever the keyboard is are told before
  /// it, too. Returns whether one of them wanted it.
  package func hear(_ press: @autoclosure () -> KeyPress?, isLast: Bool) -> Bool {
    // What a key is called need not be found where nobody listens.
    guard keyboard.hearerCount > 0, let press = press() else { return false }
    return inside {
      keyboard.hear(press, isLast: isLast) || !isLast && keyboard.hearInWindow(press)
    }
  }
}

extension Keyboard {
  fileprivate func hear(_ press: KeyPress, isLast: Bool) -> Bool {
    guard let node = holdingNode else { return false }
    for case let hearer as any KeyHearer in node.outward
    where hearer.isLast == isLast && hearer.hear(press) { return true }
    return false
  }
}
