/// The title of a section of a ``Table``.
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
  let content: Content
}

extension TableHeaderRowContent: TableRowContent, PrimitiveTableRows {
  /// What a row shows.
  public typealias TableRowValue = Value
  /// It is made of no others.
  public typealias TableRowBody = Never

  func stand(in columns: [TableColumnPart<Value>]) -> AnyView {
    Content.self == Text.self ? AnyView(SectionTitle(title: content)) : AnyView(content)
  }
}

/// No rows of a ``Table``.
public struct EmptyTableRowContent<Value: Identifiable> {
  /// No rows.
  public init() {}
}

extension EmptyTableRowContent: TableRowContent, PrimitiveTableRows {
  /// What a row would show.
  public typealias TableRowValue = Value
  /// It is made of no others.
  public typealias TableRowBody = Never

  func stand(in columns: [TableColumnPart<Value>]) -> AnyView { AnyView(EmptyView()) }
}

extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// They are made of no others.
  public typealias TableRowBody = Never
}

extension Section: PrimitiveTableRows
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  private typealias Standing<Rows: TableRowContent> = TableRowsView<Rows, Content.TableRowValue>

  func stand(in columns: [TableColumnPart<Content.TableRowValue>]) -> AnyView {
    AnyView(
      Section<Standing<Parent>, Standing<Content>, Standing<Footer>>(
        header: Standing(rows: header, columns: columns),
        content: Standing(rows: content, columns: columns),
        footer: Standing(rows: footer, columns: columns), isExpanded: nil))
  }

  static var kinds: TableRowKinds { Content.allKinds.union(.sections) }
}

extension Section where Content: TableRowContent {
  /// Rows of a table that belong together.
  public init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent(),
      isExpanded: nil)
  }

  /// Rows of a table below a header, which goes across all columns.
  public init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent(), isExpanded: nil)
  }

  /// Rows of a table below a title.
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(titleKey) }
  }

  /// Rows of a table below a title.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(title) }
  }
}
