public import Foundation

extension IndexPath {
  /// The place of a row in a section of a table.
  public nonisolated init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The place of an item in a section of a collection.
  public nonisolated init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section.
  public nonisolated var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section.
  public nonisolated var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section.
  public nonisolated var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
