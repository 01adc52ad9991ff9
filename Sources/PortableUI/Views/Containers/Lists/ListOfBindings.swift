/// The elements of a collection behind a binding, as a `ForEach` goes through them.
public typealias _IndexedIDs<C: RandomAccessCollection, ID> = LazyMapSequence<
  C.Indices, (C.Index, ID)
>

extension List {
  /// A row for each element behind a binding, of which several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_IndexedIDs<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: selection) { Content(data, content: rowContent) }
  }

  /// A row for each element behind a binding, of which one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_IndexedIDs<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: selection) { Content(data, content: rowContent) }
  }

  /// A row for each element behind a binding, of which one is selected.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_IndexedIDs<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: selection) { Content(data, content: rowContent) }
  }

  /// A row for each element behind a binding, told apart by the property at `id`, of which several can
  /// be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<_IndexedIDs<Data, ID>, ID, RowContent>, Data.Index: Hashable {
    self.init(selection: selection) { Content(data, id: id, content: rowContent) }
  }

  /// A row for each element behind a binding, told apart by the property at `id`, of which one can be
  /// selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<_IndexedIDs<Data, ID>, ID, RowContent>, Data.Index: Hashable {
    self.init(selection: selection) { Content(data, id: id, content: rowContent) }
  }

  /// A row for each element behind a binding, told apart by the property at `id`, of which one is selected.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<_IndexedIDs<Data, ID>, ID, RowContent>, Data.Index: Hashable {
    self.init(selection: selection) { Content(data, id: id, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// A row for each element behind a binding: `List($items) { $item in … }`.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_IndexedIDs<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init { Content(data, content: rowContent) }
  }

  /// A row for each element behind a binding, told apart by the property at `id`.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<_IndexedIDs<Data, ID>, ID, RowContent>, Data.Index: Hashable {
    self.init { Content(data, id: id, content: rowContent) }
  }
}
