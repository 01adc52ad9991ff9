/// A node that hears keys wherever the keyboard is in its window, where nobody around that wanted them.
@MainActor
protocol WindowKeyHearer: Node {
  /// A key was pressed, or let go of. Returns whether nobody else is to hear of it.
  func hearInWindow(_ press: KeyPress) -> Bool
}

extension Graph {
  /// Tells of a key that was pressed where no view is: in the bar of a window, or where nothing has the
  /// keyboard. Returns whether somebody wanted it.
  package func hearInWindow(_ press: KeyPress) -> Bool {
    guard keyboard.hearerCount > 0 else { return false }
    return inside { keyboard.hearInWindow(press) }
  }
}

extension Keyboard {
  /// Tells `hearer` of keys from now on.
  func addToWindow(_ hearer: any WindowKeyHearer) {
    hearerCount += 1
    windowHearers.append(WeakNode(hearer))
  }

  /// Tells `hearer` of none any more.
  func removeFromWindow(_ hearer: any WindowKeyHearer) {
    hearerCount -= 1
    windowHearers.removeAll { $0.node == nil || $0.node === hearer }
  }

  func hearInWindow(_ press: KeyPress) -> Bool {
    for hearer in hearersOfWindow where hearer.hearInWindow(press) { return true }
    return false
  }

  /// Those that the keyboard is in, the innermost first, and then the others in its window, the outermost first.
  private var hearersOfWindow: [any WindowKeyHearer] {
    let all = windowHearers.compactMap { $0.node as? any WindowKeyHearer }
      .filter { $0.sleep == nil }
    guard let holder = holdingNode else { return all.inOrder }
    let here = all.filter { $0.layoutRoot === holder.layoutRoot }
    let around = here.filter { isInside($0) }
    let others = here.filter { !isInside($0) }
    return around.inOrder.reversed() + others.inOrder
  }
}

extension [any WindowKeyHearer] {
  /// Those further out first.
  @MainActor
  fileprivate var inOrder: Self {
    sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
  }
}
