/// A value that views hand to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets any.
  static var defaultValue: Value { get }

  /// Makes one of the values of several views: `value` of those before, `nextValue` of the next one
  /// in order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}
