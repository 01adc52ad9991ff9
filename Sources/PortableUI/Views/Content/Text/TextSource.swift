import Foundation

/// Words that are known only where they are shown. Those that do not depend on the locale do not
/// ask for it, so nothing comes back to them when it changes.
class TextSource: Equatable {
  func string(in locale: () -> Locale) -> String { preconditionFailure("a text of nothing") }

  /// What parts look otherwise; `nil` where all of it looks the same.
  func parts(in locale: () -> Locale) -> [TextPart]? { nil }

  /// Whether a part is painted with what the environment may decide about.
  var hasStyle: Bool { false }

  /// Whether it changes as time goes by.
  var ticks: Bool { false }

  /// The same, with what it says at `moment`.
  func at(_ moment: Date) -> TextSource { self }

  /// When it says something else than at `now`; `nil` for never.
  func nextChange(after now: Date) -> Date? { nil }

  func isSame(as other: TextSource) -> Bool { self === other }

  static func == (lhs: TextSource, rhs: TextSource) -> Bool {
    lhs === rhs || lhs.isSame(as: rhs)
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
