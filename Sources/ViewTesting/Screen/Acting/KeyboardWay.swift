import PortableUI

/// Where the tabulator key leads in a window.
///
/// A list whose rows keys go through is one stop. From the row that keys are at there, the way leads through what
/// is in that row, and on behind the list; titles are stops of their own, those above the row on the way back.
/// Other rows of which only those near are made are passed but for one: where the keyboard comes in.
@MainActor
struct KeyboardWay {
  let items: [Item]
  let window: Shown
  let focused: Shown?
  let isForward: Bool

  /// What has the keyboard for `focused`: a row may have it for its list.
  private let place: Shown?

  /// The rows around that, from the inside out.
  private let rows: [RowOfKeys]

  init(items: [Item], window: Shown, focused: Shown?, isForward: Bool) {
    (self.items, self.window) = (items, window)
    (self.focused, self.isForward) = (focused, isForward)
    place = focused?.rowAtKeys ?? focused
    rows = place.map(RowOfKeys.all) ?? []
  }

  /// What the keyboard is to come to.
  var next: Shown? {
    let doors = doors
    let stops = items.indices.filter { isStop(items[$0], doors) }
    guard let place, let here = items.firstIndex(where: { $0.shown === place }) else {
      // The bar of a window comes last.
      let inside = isForward ? stops.first { !items[$0].shown.isInBar } : nil
      return (inside ?? (isForward ? stops.first : stops.last)).map { items[$0].shown }
    }
    let next =
      isForward
      ? stops.first { $0 > here } ?? stops.first : stops.last { $0 < here } ?? stops.last
    return next.map { items[$0].shown }
  }

  private func isStop(_ item: Item, _ doors: [ObjectIdentifier: RowOfKeys]) -> Bool {
    let shown = item.shown
    return item.hiding == nil && !item.isLeaving && !item.isOnlyHeard && shown !== focused
      && shown.isReachedByKeys && shown.window === window && isOnTheWay(shown)
      && RowOfKeys.all(around: shown).allSatisfy { isOpen($0, doors) } && !shown.isPressedAtRow
  }

  /// Whether the way leads into a row.
  private func isOpen(_ row: RowOfKeys, _ doors: [ObjectIdentifier: RowOfKeys]) -> Bool {
    if rows.contains(row) { return true }
    return !row.hasKeys && !rows.contains { $0.list == row.list } && doors[row.list] == row
  }

  /// Back to a list it leads only from its rows, and from behind a list to that before what is in it.
  private func isOnTheWay(_ shown: Shown) -> Bool {
    if isForward { return true }
    if shown.isListOfKeys, let focused, focused.isSameOrInside(shown) { return !rows.isEmpty }
    let list = sequence(first: shown, next: \.parent).dropFirst().first(where: \.isListOfKeys)
    guard let list else { return true }
    return focused?.isSameOrInside(list) ?? false
  }

  /// The rows at which the keyboard comes in where a container is no stop: the first that are seen.
  private var doors: [ObjectIdentifier: RowOfKeys] {
    var doors: [ObjectIdentifier: RowOfKeys] = [:]
    for item in isForward ? items : items.reversed()
    where item.hiding == nil && item.window.intersection(item.frame) == item.frame {
      for row in RowOfKeys.all(around: item.shown) where doors[row.list] == nil {
        doors[row.list] = row
      }
    }
    return doors
  }
}

/// A row of a list, or of another container that makes only those near.
private struct RowOfKeys: Equatable {
  let list: ObjectIdentifier
  let number: Int
  let index: Int

  /// Whether the list is one stop.
  let hasKeys: Bool

  @MainActor
  private init?(of element: Element?) {
    guard let element, let row = element.rowAround else { return nil }
    (list, number, index) = (row.list, row.number, row.index)
    hasKeys = element.keysOfRows(in: row.list).goThrough
  }

  /// The rows that `shown` is in.
  @MainActor
  static func all(around shown: Shown) -> [RowOfKeys] {
    sequence(first: shown, next: \.parent).compactMap { RowOfKeys(of: $0.element) }
  }
}

extension Shown {
  /// Whether it is a button of which nothing is seen, and which is there for its keys.
  var isForKeysAlone: Bool {
    if case .button(let button) = content { button.isForKeysAlone } else { false }
  }

  /// Whether the tabulator key leads to it, if it leads there at all.
  fileprivate var isReachedByKeys: Bool {
    if isForKeysAlone { return false }
    return content.takesKeyboard || isSteppedByKeys
  }

  /// Whether it is a button that is pressed where keys are at its row.
  fileprivate var isPressedAtRow: Bool {
    guard let element, let row = element.rowAround else { return false }
    return element.keysOfRows(in: row.list).press
  }

  /// Whether it is a list that is one stop.
  fileprivate var isListOfKeys: Bool {
    if case .layer(let layer) = content {
      layer.list != nil && content.takesKeyboard
    } else {
      false
    }
  }

  fileprivate var isInBar: Bool {
    if case .surface(.bar) = content { return true }
    return parent?.isInBar ?? false
  }
}
