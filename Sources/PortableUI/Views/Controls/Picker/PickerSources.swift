extension Picker {
  /// One choice for the values that `selection` finds in each of `sources`, with a label made of views.
  ///
  /// Nothing is chosen where they differ or there are none, and what a person chooses becomes the value of all of them.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: selection] }
    let all = Binding {
      values[0].wrappedValue
    } set: { choice in
      for value in values { value.wrappedValue = choice }
    }
    self.init(selection: all, content: content, label: label)
    isMixed = Set(values.map(\.wrappedValue)).count != 1
  }
}

extension Picker where Label == Text {
  /// One choice with a title for the values that `selection` finds in each of `sources`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// One choice with a title for the values that `selection` finds in each of `sources`.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// A choice for `selection`, called what `titleResource` says.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Picker where Label == PortableUI.Label<Text, Image> {
  /// A choice for `selection` with a title and one of the system's symbols.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PortableUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// One choice for the values of `sources`, with a title and one of the system's symbols.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      PortableUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A choice for `selection` with a title and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PortableUI.Label(title, systemImage: systemImage)
    }
  }

  /// One choice for the values of `sources`, with a title and one of the system's symbols.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      PortableUI.Label(title, systemImage: systemImage)
    }
  }
}
