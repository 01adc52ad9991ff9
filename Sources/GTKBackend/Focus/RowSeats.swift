import PortableUI

/// The rows that came to have the keyboard for their lists during a frame, or have it no longer: it is
/// moved when all of them are in their places.
struct RowSeats {
  private var changed: [RowWidget] = []

  /// Says that `row` has the keyboard now, or not any more.
  mutating func changed(_ row: RowWidget) { changed.append(row) }

  /// Moves it. From one row to another it goes straight: a screen reader would tell of what is between.
  mutating func settle() {
    guard !changed.isEmpty else { return }
    let rows = changed
    changed = []
    for row in rows where row.isAtKeys { row.element?.listAround?.seat(row) }
    for row in rows where !row.isAtKeys { row.giveSeatBack() }
  }
}

extension Element {
  /// What shows the list that it is in.
  fileprivate var listAround: ListWidget? {
    var outer = parent
    while let element = outer {
      if let list = element.native as? ListWidget { return list }
      outer = element.parent
    }
    return nil
  }
}
