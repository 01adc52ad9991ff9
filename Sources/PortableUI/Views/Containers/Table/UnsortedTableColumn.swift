/// Columns by which nothing is sorted.
extension TableColumn where Sort == Never, Label == Text {
  /// A column of the views that `content` makes for each row.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), nil, content)
  }

  /// A column of the views that `content` makes for each row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), nil, content)
  }

  /// A column of the views that `content` makes for each row.
  public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, nil, content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// A column of the texts at `value`.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }

  /// A column of the texts at `value`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) {
    self.init(Text(title), nil) { Text($0[keyPath: value]) }
  }

  /// A column of the texts at `value`.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) {
    self.init(text, nil) { Text($0[keyPath: value]) }
  }
}
