/// A length that grows and shrinks with the letters around it.
///
///     @ScaledMetric(relativeTo: .title) private var side = 24.0
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var typeSize

  /// `wrappedValue`, as much larger as texts of `textStyle` are.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// `wrappedValue`, as much larger as running text is.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The length beside the letters as they are now.
  public var wrappedValue: Value { value * Value(typeSize.factor(for: style)) }
}
