/// Where what is selected in columns leads, whoever has selected it.
///
/// A selection that comes leads on, and one that goes leads back. Another value in the place of one leads
/// nowhere: who has gone on stays there, and who has come back is left in peace.
struct ColumnSelections {
  typealias Column = NavigationSplitViewColumn

  /// Whether something is selected in a column; nothing of one without a list of which one row can be.
  private var known: [Column: Bool] = [:]

  /// The columns that a person has come back to, and where something has stayed selected: some bindings
  /// are never empty.
  private var kept: Set<Column> = []

  /// The column that a person came back to last, and the frame that shows it.
  private var lastBack: (column: Column, frame: Int)?

  /// A person comes back to `column`, as `frame` shows.
  mutating func cameBack(to column: Column, in frame: Int) {
    kept.insert(column)
    lastBack = (column, frame)
  }

  /// The column to be seen in the place of `shown`, one of `columns`, now that something is selected in
  /// those where `new` says so. A list that comes together with a selection leads on as well, unless the
  /// app says by itself which column is seen.
  mutating func column(
    after shown: Column, among columns: [Column], in frame: Int, _ new: [Column: Bool],
    appDecides: Bool
  ) -> Column {
    var goal = shown
    var hasLed = false
    for (column, next) in zip(columns, columns.dropFirst()) {
      let old = known[column]
      if new[column] == false {
        kept.remove(column)
        if old == true, goal.number > column.number { goal = column }
      } else if new[column] == true, mayLeadOn(from: column, in: frame) {
        // What was selected before leads on only where one has just been led to it.
        let comes = old == false && goal.number <= column.number
        let isMet = old != false && goal == column && (hasLed || old == nil && !appDecides)
        if comes || isMet { (goal, hasLed) = (next, true) }
      }
    }
    known = new
    return goal
  }

  // From an app that selects something whenever nothing is, one could not come back.
  private func mayLeadOn(from column: Column, in frame: Int) -> Bool {
    if kept.contains(column) { return false }
    return lastBack?.column != column || lastBack?.frame != frame
  }
}
