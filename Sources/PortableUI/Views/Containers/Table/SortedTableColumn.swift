public import Foundation

/// Columns of texts by which the rows can be sorted.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column of the texts at `value`, which are compared by `comparator`.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }

  /// A column of the texts at `value`, which are compared by `comparator`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }

  /// A column of the texts at `value`, which are compared by `comparator`.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(text, KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
}

/// Columns by which the rows can be sorted.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column of views, by whose values the rows can be sorted.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// A column of views, by whose values the rows can be sorted.
  @_disfavoredOverload
  public init<V: Comparable, S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }

  /// A column of views, by whose values the rows can be sorted.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value), content)
  }

  /// A column of views, by whose values the rows can be sorted: false comes before true.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Bool> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: BoolComparator()), content)
  }

  /// A column of views, by whose values the rows can be sorted: false comes before true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, Bool> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value, comparator: BoolComparator()), content)
  }

  /// A column of views, by whose values the rows can be sorted: false comes before true.
  public init(
    _ text: Text, value: any KeyPath<RowValue, Bool> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value, comparator: BoolComparator()), content)
  }

  /// A column of views, by whose values `comparator` can sort the rows.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, C.Compared> & Sendable,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
  }

  /// A column of views, by whose values `comparator` can sort the rows.
  @_disfavoredOverload
  public init<C: SortComparator, S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
  }

  /// A column of views, by whose values `comparator` can sort the rows.
  public init<C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value, comparator: comparator), content)
  }
}

/// Columns by which the rows can be sorted in an app's own way.
extension TableColumn where Label == Text {
  /// A column of views, by which `comparator` can sort the rows.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(Text(titleKey), comparator, content)
  }

  /// A column of views, by which `comparator` can sort the rows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(Text(title), comparator, content)
  }

  /// A column of views, by which `comparator` can sort the rows.
  public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(text, comparator, content)
  }
}

/// False before true.
struct BoolComparator: SortComparator, Sendable {
  var order = SortOrder.forward

  nonisolated func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
    if lhs == rhs { return .orderedSame }
    return rhs == (order == .forward) ? .orderedAscending : .orderedDescending
  }
}
