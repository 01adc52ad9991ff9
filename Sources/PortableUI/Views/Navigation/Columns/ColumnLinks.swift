/// What the views of one column say to the next ones.
@MainActor
final class ColumnLinks {
  private weak var columns: (any ColumnsRoom)?
  private let column: NavigationSplitViewColumn

  /// Where the page for a value was shown last; `nil` for the last column.
  private weak var pages: NavigationPages?

  init(from column: NavigationSplitViewColumn, of columns: any ColumnsRoom) {
    self.column = column
    self.columns = columns
  }

  /// Shows the page for `value` in the last column.
  func show(_ value: AnyHashable) {
    let pages = columns?.detailPages(for: value)
    pages?.showLinked(value, asFirst: pages === columns?.detailPages)
    self.pages = pages
    columns?.advance(to: .detail)
  }

  /// Whether the page for `value` is shown there, with others over it perhaps.
  func isShown(_ value: AnyHashable) -> Bool {
    (pages ?? columns?.detailPages)?.begins(with: value) ?? false
  }

  /// Whether links among `pages` are those of this column, and not of a stack in it.
  func areLeading(to pages: NavigationPages?) -> Bool {
    pages != nil && columns?.detailPages === pages
  }

  /// Whether the next column takes the place of this one.
  var isAlone: Bool { columns?.isCollapsed ?? false }

  /// A page of a view in this column is shown in the last one.
  func shown() {
    pages = nil
    columns?.advance(to: .detail)
  }

  /// A person has selected something here, maybe what was selected before.
  func selected() { columns?.advance(from: column) }
}

/// A node of columns beside one another.
@MainActor
protocol ColumnsRoom: Presenter {
  /// Whether one column is seen at a time.
  var isCollapsed: Bool { get }

  /// The stack of pages that the last column is.
  var detailPages: NavigationPages? { get }

  /// The stack of pages in the last column that knows a page for `value`.
  func detailPages(for value: AnyHashable) -> NavigationPages?

  /// What is chosen in `column` is seen in the next one.
  func advance(from column: NavigationSplitViewColumn)

  /// What is chosen is seen in `column`.
  func advance(to column: NavigationSplitViewColumn)
}

enum ColumnLinksKey: EnvironmentKey { static var defaultValue: ColumnLinks? { nil } }

extension EnvironmentValues {
  /// The column around, unless it is the last one.
  var columnLinks: ColumnLinks? {
    get { self[ColumnLinksKey.self] }
    set { self[ColumnLinksKey.self] = newValue }
  }
}

extension ListSelection {
  /// The same, of which `links` hears what a person chooses. Rows that are gathered lead nowhere.
  @MainActor
  func telling(_ links: ColumnLinks?) -> ListSelection {
    guard let links else { return self }
    var copy = self
    copy.hasChosen = { links.selected() }
    copy.isLeaving = { links.isAlone }
    return copy
  }
}
