public import Foundation

extension String {
  /// A text to look up in an app's translations, with values in it.
  public typealias LocalizationValue = LocalizedStringKey

  /// The words for `keyAndValue` in a table of `bundle`, written for `locale`: for the person who runs
  /// the program where that is `nil`.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = LocalizedText(keyAndValue, table: table, bundle: bundle)
    self = text.format { locale ?? LocaleKey.defaultValue }
  }

  /// The words for what is called `key` in a table of `bundle`, `defaultValue` where no translation has that, written
  /// for `locale`: for the person who runs the program where that is `nil`.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringKey(key, or: defaultValue), table: table, bundle: bundle,
      locale: locale, comment: comment)
  }
}
