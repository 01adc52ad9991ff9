public import Foundation

extension EnvironmentValues {
  /// The language and region that numbers, dates and money are written for.
  ///
  /// Where nobody sets it, it is the user's; American English where the system names none.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

enum LocaleKey: EnvironmentKey {
  // Foundation does not ask the environment, and its stand-in writes money as no region does.
  static let defaultValue = Locale(
    identifier: Languages.localeName(in: ProcessInfo.processInfo.environment) ?? "en_US")
}
