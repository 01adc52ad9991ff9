/// What rows say inside of themselves that counts for more than what is known from outside of them.
struct RowSayings: OptionSet {
  let rawValue: UInt8

  /// For which value they stand in the selection, if for any.
  static var value: RowSayings { RowSayings(rawValue: 1) }

  /// Whether they can be selected.
  static var selection: RowSayings { RowSayings(rawValue: 2) }

  /// Whether and how they are deleted or moved.
  static var edits: RowSayings { RowSayings(rawValue: 4) }
}
