/// A key of a value that a view gives to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that were given none.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Gives the layout around this view a value.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait(.value(ObjectIdentifier(key), value))
  }
}
