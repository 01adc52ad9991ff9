/// Columns beside one another, of which each decides what the next one shows.
///
/// The first is the sidebar, where a `List` with a selection, or links, say what is in the others; links
/// there show their pages in the last one. A person drags the lines between the columns, or moves them by
/// the arrow keys, and hides the sidebar by a button in the bar. Where there is room for two of three, the
/// sidebar is hidden, and that button shows it in the place of the last column, until something is chosen
/// for that.
///
/// In a narrow room one column is seen at a time. Choosing something leads to the next, and so does what
/// the app selects in a `List` of which one row can be selected, or none. A button in the bar, Escape, or
/// Alt with the left arrow lead back, which takes what was selected back as well; so does an app that
/// selects nothing any more.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Which columns are seen where there is room; `nil` where nobody else decides that.
  let visibility: Binding<NavigationSplitViewVisibility>?

  /// Which column is seen where there is room for one.
  let compactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
      compactColumn: nil)
  }

  /// Three columns, of which those are seen that `columnVisibility` says.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: nil)
  }

  /// Three columns, of which a narrow room shows the one that `preferredCompactColumn` says.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
      compactColumn: preferredCompactColumn)
  }

  /// Three columns, of which those are seen that `columnVisibility` says, and in a narrow room the one
  /// that `preferredCompactColumn` says.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil,
      compactColumn: nil)
  }

  /// Two columns, of which those are seen that `columnVisibility` says.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
      compactColumn: nil)
  }

  /// Two columns, of which a narrow room shows the one that `preferredCompactColumn` says.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil,
      compactColumn: preferredCompactColumn)
  }

  /// Two columns, of which those are seen that `columnVisibility` says, and in a narrow room the one
  /// that `preferredCompactColumn` says.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ColumnsNode(self, at: place) }
}
