/// Where selecting in a list goes on from.
struct ListCursor {
  /// The row that keys are at, or that was selected last, where it was then, and what was around
  /// it.
  var key: RowKey?
  var position = RowPosition(row: 0)
  weak var box: Box?

  /// Why keys are there.
  var standing = Standing.selected

  enum Standing {
    /// It is what is selected: where that is, keys are.
    case selected

    /// It was to be selected, and is not yet: some bindings take their time.
    case awaited

    /// Whatever is selected: they went past others on the way, or a person let go of it.
    case apart

    /// Whatever is selected, until the keyboard leaves: it came in there, and nobody has moved it.
    case entered

    /// They mean it in the place of what is selected: selecting it would take the list away.
    case pointed
  }

  /// Whether keys are there whatever is selected.
  var isApart: Bool {
    switch standing {
    case .selected, .awaited: false
    case .apart, .entered, .pointed: true
    }
  }

  /// Where a selection of several rows begins.
  var anchor: AnyHashable?
  var anchorPosition = RowPosition(row: 0)

  /// The row that keys are to come to once it is made.
  var goal: (position: RowPosition, step: Int, way: KeyWay)?

  /// What was brought into sight before it was known how high the title over it is: a row of the
  /// stack, and which of those that this shows, `nil` for all of them.
  var revealed: (row: Int, index: Int?)?

  /// What is to be selected once the rows are gone that a person deletes.
  var successor: RowSuccessor?

  /// The letters by which a person looks for a row.
  var search = RowSearch()

  /// What the row at `key` stands for in the selection.
  var value: AnyHashable? { if case .value(let value)? = key?.subject { value } else { nil } }
}
