/// Trees behind a binding, whose rows are given bindings to their elements.
extension List {
  /// Rows for the elements of a tree behind a binding, of which several can be
  /// selected.
  public init<
    Data: MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Rows for the elements of a tree behind a binding, of which one can be selected.
  public init<
    Data: MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Rows for the elements of a tree behind a binding, told apart by the property at `id`, of which several can be
  /// selected.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<Data>, ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// Rows for the elements of a tree behind a binding, told apart by the property at `id`, of which one can be
  /// selected.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<Data>, ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }
}

extension List where SelectionValue == Never {
  /// Rows for the elements of a tree behind a binding.
  public init<
    Data: MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Rows for the elements of a tree behind a binding, told apart by the property at `id`.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineGroup<Binding<Data>, ID, RowContent> {
    self.init {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }
}
