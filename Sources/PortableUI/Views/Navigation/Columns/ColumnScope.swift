/// What the views of a column see of the environment around the columns.
@MainActor
final class ColumnScope {
  let scope: EnvironmentScope

  /// What leads back to the column before; nothing of the first one.
  let presentation: Presentation?

  /// What is set whether or not one can go back.
  private let values: EnvironmentValues
  private var leadsBack = false

  init(of column: NavigationSplitViewColumn, in columns: any ColumnsRoom) {
    var values = EnvironmentValues(scope: columns.scope)
    values.beginEditModeUnlessGiven()
    // What these columns are in themselves is nothing to the last one.
    if column == .detail { values.columnLinks = nil }
    self.values = values
    presentation = column == .sidebar ? nil : Presentation(by: columns)
    scope = EnvironmentScope(parent: columns.scope, values)
  }

  /// Whether the column takes the place of the one before, and so is presented. Beside others it is what
  /// the columns are: in a sheet, or in nothing.
  func follow(isCollapsed: Bool) {
    guard let presentation, isCollapsed != leadsBack else { return }
    leadsBack = isCollapsed
    var values = values
    if isCollapsed { values[PresentationKey.self] = presentation }
    _ = scope.replace(with: values)
  }
}
