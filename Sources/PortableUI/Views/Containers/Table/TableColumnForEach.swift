/// Columns for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
> where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  /// Columns for each element, told apart by the property at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Columns for each element, told apart by the element's own identity.
  public init(
    _ data: Data,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

extension TableColumnForEach: TableColumnContent, PrimitiveTableColumns {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What the rows are sorted by.
  public typealias TableColumnSortComparator = Sort
  /// They are made of no others.
  public typealias TableColumnBody = Never

  func parts(at path: [AnyHashable]) -> [TableColumnPart<RowValue>] {
    data.flatMap { element in
      content(element).allParts(at: path + [AnyHashable(element[keyPath: id])])
    }
  }
}
