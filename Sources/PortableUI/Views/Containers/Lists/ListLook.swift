public import Foundation

/// How a list looks: what its style makes of it.
struct ListLook: Hashable {
  var row: RowLook

  /// What is behind the rows; `nil` where what is around the list is seen.
  var background: ListBackground? = .window
  var isFramed = false

  /// Whether the ground of every other row stands out a little.
  var alternates = false

  /// How far the content of rows, headers and footers keeps from their edges.
  var rowInsets: EdgeInsets
  var headerInsets: EdgeInsets
  var footerInsets: EdgeInsets

  /// How high a row is at least.
  var leastRowHeight: CGFloat

  /// The room around all rows.
  var margins: EdgeInsets

  /// The room between sections.
  var sectionSpacing: CGFloat

  /// The room between rows.
  var rowSpacing: CGFloat = 0

  /// How wide rows are at most.
  var mostWidth = CGFloat.infinity

  /// Whether it is a form, in which fields have their names beside them.
  var isForm = false

  /// Whether the title of a section stays at the upper edge as long as the section is seen.
  var pinsTitles = false

  /// A box for each section, as in the desktop's settings.
  static let boxed = ListLook(
    row: .boxed, rowInsets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12),
    headerInsets: EdgeInsets(top: 0, leading: 0, bottom: 6, trailing: 0),
    footerInsets: EdgeInsets(top: 6, leading: 0, bottom: 0, trailing: 0), leastRowHeight: 55,
    margins: EdgeInsets(.all, 12), sectionSpacing: 24)

  /// Lines from one edge of the list to the other.
  static let plain = ListLook(
    row: .plain, background: .view,
    rowInsets: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12),
    headerInsets: EdgeInsets(top: 12, leading: 12, bottom: 6, trailing: 12),
    footerInsets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12), leastRowHeight: 36,
    margins: EdgeInsets(), sectionSpacing: 0, pinsTitles: true)

  /// Lines with room beside them.
  static var inset: ListLook {
    var look = plain
    look.pinsTitles = false
    look.margins = EdgeInsets(.all, 6)
    return look
  }

  /// Lines in a frame.
  static var bordered: ListLook {
    var look = plain
    look.pinsTitles = false
    look.isFramed = true
    return look
  }

  /// Places to go to.
  static let sidebar = ListLook(
    row: .sidebar, background: nil,
    rowInsets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8),
    headerInsets: EdgeInsets(top: 6, leading: 8, bottom: 4, trailing: 8),
    footerInsets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8), leastRowHeight: 36,
    margins: EdgeInsets(.all, 6), sectionSpacing: 12, rowSpacing: 2)

  /// A column of settings.
  static var form: ListLook {
    var look = boxed
    look.mostWidth = 624
    look.isForm = true
    return look
  }

  /// How far the content of a part keeps from its edges.
  func insets(of part: ListPart) -> EdgeInsets {
    switch part {
    case .header: headerInsets
    case .content: rowInsets
    case .footer: footerInsets
    case .edge: EdgeInsets()
    }
  }
}

extension EnvironmentValues {
  /// How the list around looks; `nil` outside of lists.
  var listLook: ListLook? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// The style of lists.
  var listAppearance: _ListAppearance.Kind {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }

  /// The style of lists for which none was chosen.
  var usualListAppearance: _ListAppearance.Kind {
    get { self[UsualListAppearanceKey.self] }
    set { self[UsualListAppearanceKey.self] = newValue }
  }

  /// The room between sections, where somebody said so.
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// The room between rows, where somebody said so.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// Whether lists have a background of their own.
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }

  /// Whether lists may have the ground of a window: a popover has another one.
  var areListsOnWindows: Bool {
    get { self[AreListsOnWindowsKey.self] }
    set { self[AreListsOnWindowsKey.self] = newValue }
  }

  /// How high rows are at least, where somebody said so.
  var leastListRowHeight: CGFloat? {
    get { self[LeastListRowHeightKey.self] }
    set { self[LeastListRowHeightKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// How high a row of a list is at least. Where nobody says so, it follows from the list's style.
  public var defaultMinListRowHeight: CGFloat {
    get { leastListRowHeight ?? listLook?.leastRowHeight ?? ListLook.boxed.leastRowHeight }
    set { leastListRowHeight = newValue }
  }

  /// How high a header in a list is at least; `nil` where nobody says so.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[LeastListHeaderHeightKey.self] }
    set { self[LeastListHeaderHeightKey.self] = newValue }
  }
}

enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook? { nil } }
enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
enum LeastListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
enum LeastListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
enum AreListsOnWindowsKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
enum ListAppearanceKey: EnvironmentKey {
  static var defaultValue: _ListAppearance.Kind { .automatic }
}
enum UsualListAppearanceKey: EnvironmentKey {
  static var defaultValue: _ListAppearance.Kind { .automatic }
}

nonisolated extension View {
  /// The room between the sections of lists inside, or around a section.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, max(0, spacing))
  }

  /// The room between the sections of lists inside, or around a section.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// The room between the rows of lists inside; `nil` for none. Rows with room between them are boxes
  /// of their own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { max(0, $0) })
  }

  /// Whether lists and forms inside have a background of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}

/// The room between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// What the list's style has.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less than usual.
  public static let compact = ListSectionSpacing(length: 12)

  /// So much room.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: max(0, spacing))
  }
}
