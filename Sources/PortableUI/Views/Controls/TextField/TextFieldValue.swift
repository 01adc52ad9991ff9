public import Foundation

extension TextField {
  /// A field for a value that is written in `format`, with a label made of views.
  ///
  /// What is typed changes the value whenever it can be read as one. Once a person has finished, the
  /// field shows the value as `format` writes it for the environment's locale.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(written(value, in: format), prompt, .horizontal, label())
  }

  /// A field for a value that may be missing, with a label made of views; `nil` where what is typed
  /// cannot be read.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(written(value, in: format), prompt, .horizontal, label())
  }
}

extension TextField where Label == Text {
  /// A field for a value that is written in `format`.
  ///
  /// What is typed changes the value whenever it can be read as one. Once a person has finished, the
  /// field shows the value as `format` writes it for the environment's locale.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(written(value, in: format), prompt, .horizontal, Text(titleKey))
  }

  /// A field for a value that is written in `format`.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(written(value, in: format), prompt, .horizontal, Text(title))
  }

  /// A field for a value that may be missing; `nil` where what is typed cannot be read.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(written(value, in: format), prompt, .horizontal, Text(titleKey))
  }

  /// A field for a value that may be missing; `nil` where what is typed cannot be read.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(written(value, in: format), prompt, .horizontal, Text(title))
  }
}

/// A value as the text of a field.
protocol FieldValue: AnyObject {
  /// The value as it is written for `locale`.
  func string(in locale: Locale) -> String

  /// The value that `text` means in `locale`, as it is written; `nil` where it means none.
  func string(of text: String, in locale: Locale) -> String?

  /// Changes the value to what `text` means in `locale`, where it means something.
  func read(_ text: String, in locale: Locale, _ transaction: Transaction)
}

private func written<F: ParseableFormatStyle>(
  _ value: Binding<F.FormatInput>, in format: F
) -> Binding<String> where F.FormatOutput == String {
  var text = Binding(FormatLocation(of: value.location, format))
  text.transaction = value.transaction
  return text
}

private func written<F: ParseableFormatStyle>(
  _ value: Binding<F.FormatInput?>, in format: F
) -> Binding<String> where F.FormatOutput == String {
  var text = Binding(OptionalFormatLocation(of: value.location, format))
  text.transaction = value.transaction
  return text
}

/// A value as a format writes it.
final class FormatLocation<F: ParseableFormatStyle>: Location<String>, FieldValue
where F.FormatOutput == String {
  private let value: Location<F.FormatInput>
  private let format: F

  init(of value: Location<F.FormatInput>, _ format: F) {
    self.value = value
    self.format = format
  }

  func string(in locale: Locale) -> String { format.following(locale).format(value.read()) }

  func string(of text: String, in locale: Locale) -> String? {
    let format = format.following(locale)
    return (try? format.parseStrategy.parse(text)).map { format.format($0) }
  }

  func read(_ text: String, in locale: Locale, _ transaction: Transaction) {
    guard let new = try? format.following(locale).parseStrategy.parse(text) else { return }
    value.write(new, transaction)
  }

  override func isSame(as other: Location<String>) -> Bool {
    guard let other = other as? FormatLocation<F> else { return false }
    return format == other.format && value.isSame(as: other.value)
  }
}

/// A value that may be missing, as a format writes it; no text where it is missing.
final class OptionalFormatLocation<F: ParseableFormatStyle>: Location<String>, FieldValue
where F.FormatOutput == String {
  private let value: Location<F.FormatInput?>
  private let format: F

  init(of value: Location<F.FormatInput?>, _ format: F) {
    self.value = value
    self.format = format
  }

  func string(in locale: Locale) -> String {
    value.read().map { format.following(locale).format($0) } ?? ""
  }

  func string(of text: String, in locale: Locale) -> String? {
    let format = format.following(locale)
    return (try? format.parseStrategy.parse(text)).map { format.format($0) } ?? ""
  }

  func read(_ text: String, in locale: Locale, _ transaction: Transaction) {
    value.write(try? format.following(locale).parseStrategy.parse(text), transaction)
  }

  override func isSame(as other: Location<String>) -> Bool {
    guard let other = other as? OptionalFormatLocation<F> else { return false }
    return format == other.format && value.isSame(as: other.value)
  }
}
