extension ForEach where Content: View {
  /// A view for each element of a collection behind a binding, told apart by the element's identity;
  /// `content` is given a binding to the element: `ForEach($items) { $item in … }`.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a collection behind a binding, told apart by the property at `id`.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let id = FieldReading(id)
    self.init(
      data: elements.indices.lazy.map { ($0, id.value(of: elements[$0])) },
      content: { content(data[$0.0]) },
      id: FieldReading { $0.1 })
  }
}
