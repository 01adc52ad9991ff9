/// Lists whose rows a person may delete and move.
extension List {
  /// A row for each element behind a binding, of which several can be selected; a person may do
  /// `editActions` to them, and the collection follows.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      _IndexedIDs<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// A row for each element behind a binding, of which one can be selected; a person may do `editActions`
  /// to them, and the collection follows.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      _IndexedIDs<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// A row for each element behind a binding, of which one is selected; a person may do `editActions` to
  /// them, and the collection follows.
  @_disfavoredOverload
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      _IndexedIDs<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// A row for each element behind a binding, told apart by the property at `id`, of which several can be
  /// selected; a person may do `editActions` to them, and the collection follows.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable,
    Content == ForEach<
      _IndexedIDs<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  /// A row for each element behind a binding, told apart by the property at `id`, of which one can be
  /// selected; a person may do `editActions` to them, and the collection follows.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable,
    Content == ForEach<
      _IndexedIDs<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  /// A row for each element behind a binding, told apart by the property at `id`, of which one is
  /// selected; a person may do `editActions` to them, and the collection follows.
  @_disfavoredOverload
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable,
    Content == ForEach<
      _IndexedIDs<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }
}

extension List where SelectionValue == Never {
  /// A row for each element behind a binding; a person may do `editActions` to them, and the collection
  /// follows.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      _IndexedIDs<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// A row for each element behind a binding, told apart by the property at `id`; a person may do
  /// `editActions` to them, and the collection follows.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable,
    Content == ForEach<
      _IndexedIDs<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }
}
