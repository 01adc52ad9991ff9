extension Toggle {
  /// One switch for the values that `isOn` finds in each of `sources`.
  ///
  /// It is on where all of them are, mixed where only some are, and switches all at once: on, unless they
  /// all are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let onCount = values.count(where: \.wrappedValue)
    let all = Binding {
      !values.isEmpty && values.allSatisfy(\.wrappedValue)
    } set: { isOn in
      for value in values { value.wrappedValue = isOn }
    }
    self.init(isOn: all, isMixed: onCount > 0 && onCount < values.count, label: label())
  }
}

extension Toggle where Label == Text {
  /// One switch with a title for the values that `isOn` finds in each of `sources`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// One switch with a title for the values that `isOn` finds in each of `sources`.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}
