import CGTK
import CGTKWidgets
import PortableUI

/// Tells the tabulator key which rows of lists there are.
enum RowFocus {
  private static var isKnown = false

  /// Tells it, once for all windows.
  static func begin() {
    guard !isKnown else { return }
    isKnown = true
    cgtk_view_follow_rows { child in
      let owner = ViewActions.owner(of: child) ?? Widget.owner(of: child)
      guard let element = owner?.element, let row = element.rowAround else { return CGTKRow() }
      let keys = element.keysOfRows(in: row.list)
      // It is told from others, and nothing more.
      return CGTKRow(
        list: UnsafeRawPointer(bitPattern: UInt(bitPattern: row.list)), number: Int32(row.number),
        index: Int32(row.index), has_keys: keys.goThrough ? 1 : 0, is_whole: keys.press ? 1 : 0)
    }
  }
}
