public import Foundation

extension TextField {
  /// A field for a value that `formatter` writes and reads, with a label made of views.
  ///
  /// What is typed changes the value whenever it can be read as one. Once a person has finished, the
  /// field shows the value as `formatter` writes it. Formatters of numbers and dates read; Foundation's others
  /// cannot on Linux, so with them the value stays as it is.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(written(value, by: formatter), prompt, .horizontal, label())
  }
}

extension TextField where Label == Text {
  private init<V>(
    _ title: Text, _ value: Binding<V>, _ formatter: Formatter, _ prompt: Text? = nil,
    _ listener: FieldListener? = nil
  ) {
    self.init(written(value, by: formatter), prompt, .horizontal, title)
    self.listener = listener
  }

  /// A field for a value that `formatter` writes and reads.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(Text(titleKey), value, formatter)
  }

  /// A field for a value that `formatter` writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(Text(title), value, formatter)
  }

  /// A field for a value that `formatter` writes and reads, which shows `prompt` while it is empty.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(Text(titleKey), value, formatter, prompt)
  }

  /// A field for a value that `formatter` writes and reads, which shows `prompt` while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(Text(title), value, formatter, prompt)
  }

  /// A field for a value that tells when a person begins and ends to type, and when they press return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    let listener = FieldListener(onEditingChanged: onEditingChanged, onCommit: onCommit)
    self.init(Text(titleKey), value, formatter, nil, listener)
  }

  /// A field for a value that tells when a person begins and ends to type, and when they press return.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    let listener = FieldListener(onEditingChanged: onEditingChanged, onCommit: onCommit)
    self.init(Text(title), value, formatter, nil, listener)
  }

  /// A field for a value that tells when a person presses return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), value, formatter, nil, FieldListener(onCommit: onCommit))
  }

  /// A field for a value that tells when a person presses return.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), value, formatter, nil, FieldListener(onCommit: onCommit))
  }
}

private func written<V>(_ value: Binding<V>, by formatter: Formatter) -> Binding<String> {
  var text = Binding(FormatterLocation(of: value.location, formatter))
  text.transaction = value.transaction
  return text
}

/// A value as a formatter writes it.
final class FormatterLocation<Value>: Location<String>, FieldValue {
  private let value: Location<Value>
  private let formatter: Formatter

  init(of value: Location<Value>, _ formatter: Formatter) {
    self.value = value
    self.formatter = formatter
  }

  // A formatter knows its locale by itself.
  func string(in locale: Locale) -> String { written(value.read()) }

  func string(of text: String, in locale: Locale) -> String? { meaning(of: text).map(written) }

  func read(_ text: String, in locale: Locale, _ transaction: Transaction) {
    guard let new = meaning(of: text) else { return }
    value.write(new, transaction)
  }

  override func isSame(as other: Location<String>) -> Bool {
    guard let other = other as? FormatterLocation<Value> else { return false }
    return formatter === other.formatter && value.isSame(as: other.value)
  }

  private func written(_ value: Value) -> String {
    let known = Mirror(reflecting: value)
    guard known.displayStyle == .optional else { return formatter.string(for: value) ?? "" }
    return known.children.first.flatMap { formatter.string(for: $0.value) } ?? ""
  }

  private func meaning(of text: String) -> Value? {
    switch formatter {
    case let numbers as NumberFormatter: numbers.number(from: text).flatMap(numberAsValue)
    case let dates as DateFormatter: dates.date(from: text) as? Value
    case let dates as ISO8601DateFormatter: dates.date(from: text) as? Value
    default: nil
    }
  }

  private func numberAsValue(_ number: NSNumber) -> Value? {
    if let value = number as? Value { return value }
    let known: [Any?] = [
      Int(exactly: number.doubleValue), number.doubleValue, number.floatValue, number.decimalValue,
    ]
    return known.lazy.compactMap(\.self).compactMap { $0 as? Value }.first
  }
}
