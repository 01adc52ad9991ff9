import Foundation

/// Words that are known only where they are shown. Those that do not depend on the locale do not
/// ask for it, so nothing comes back to them when it changes.
class TextSource: Equatable {
  func string(in locale: () -> Locale) -> String { preconditionFailure("a text of nothing") }

  func isSame(as other: TextSource) -> Bool { self === other }

  static func == (lhs: TextSource, rhs: TextSource) -> Bool {
    lhs === rhs || lhs.isSame(as: rhs)
  }
}

/// Words from an app's translations.
final class LocalizedText: TextSource {
  private let key: LocalizedStringKey
  private let table: String?
  private let bundle: Bundle?

  init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  override func string(in locale: () -> Locale) -> String {
    let format = Translations.string(key.key, table: table, bundle: bundle ?? .main)
    if key.arguments.isEmpty { return format }
    return Placeholders.fill(format, with: key.arguments.map { $0.string(in: locale) })
  }

  override func isSame(as other: TextSource) -> Bool {
    guard let other = other as? LocalizedText else { return false }
    return key == other.key && table == other.table && bundle === other.bundle
  }
}

/// A value as a format style writes it.
final class FormattedText<F: FormatStyle>: TextSource
where F.FormatInput: Equatable, F.FormatOutput == String {
  private let input: F.FormatInput
  private let style: F

  init(_ input: F.FormatInput, _ style: F) {
    self.input = input
    self.style = style
  }

  override func string(in locale: () -> Locale) -> String {
    style.following(locale()).format(input)
  }

  override func isSame(as other: TextSource) -> Bool {
    guard let other = other as? FormattedText<F> else { return false }
    return input == other.input && style == other.style
  }
}

extension FormatStyle {
  /// The style for `locale`; as it is where it names a locale of its own.
  func following(_ locale: @autoclosure () -> Locale) -> Self {
    let isFree = self == self.locale(.autoupdatingCurrent) || self == self.locale(.current)
    return isFree ? self.locale(locale()) : self
  }
}
