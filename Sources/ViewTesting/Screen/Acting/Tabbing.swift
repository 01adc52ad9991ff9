import PortableUI

extension Screen {
  /// Moves the keyboard to the next thing in front that takes it, or to the one before; from an end to the
  /// other. Returns whether there is one.
  ///
  /// A list of rows is one stop. From the row that keys are at there, the way leads through the controls of that
  /// row, and on behind the list.
  func moveKeyboard(forward: Bool) -> Bool {
    let (items, focused) = (items, backend.focused)
    let row = focused?.rowAtKeys ?? focused
    let place = items.firstIndex { $0.shown === row } ?? (forward ? -1 : items.count)
    let stops = stops(besideRow: row.flatMap { RowOfKeys(around: $0.element) })
    guard
      let next = forward
        ? stops.first { $0 > place } ?? stops.first : stops.last { $0 < place } ?? stops.last
    else { return focused != nil }
    backend.focus(items[next].shown.element)
    return true
  }

  /// Where among all things there are some in front that take the keyboard, apart from the one that has it.
  private func stops(besideRow row: RowOfKeys?) -> [Int] {
    let (items, front, focused) = (items, front, backend.focused)
    return items.indices.filter { index in
      let item = items[index]
      return item.hiding == nil && !item.isLeaving && !item.isOnlyHeard && item.shown !== focused
        && item.shown.canFocus && item.shown.isStop(beside: row)
        && front.map { item.isIn($0) } ?? true
    }
  }

  /// Does what a key does that has come to a control. Returns whether that is one that wants it.
  func operate(_ shown: Shown, by key: KeyEquivalent) -> Bool {
    guard key == .space || key == .return, let element = shown.element else { return false }
    switch shown.content {
    case .button: element.receive(.press)
    case .control(let control) where control.shown.facts.tapCount == 1:
      control.shown.tap(element, 1)
    default: return false
    }
    return true
  }
}

/// A row of a list.
private struct RowOfKeys: Equatable {
  let list: ObjectIdentifier
  let number: Int
  let index: Int

  @MainActor
  init?(around element: Element?) {
    guard let row = element?.rowAround else { return nil }
    (list, number, index) = (row.list, row.number, row.index)
  }
}

extension Shown {
  /// Whether the tabulator key stops at it while the keyboard is in `current`: in a list whose rows keys go
  /// through, it does not lead into the other rows, and a button that is all of a row is pressed at that.
  fileprivate func isStop(beside current: RowOfKeys?) -> Bool {
    guard let element, let row = RowOfKeys(around: element) else { return true }
    let keys = element.keysOfRows(in: row.list)
    return !keys.goThrough || row == current && !keys.press
  }
}
