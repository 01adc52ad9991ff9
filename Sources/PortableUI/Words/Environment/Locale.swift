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
  // Foundation's stand-in for a system without a language writes money as no region does.
  static let defaultValue: Locale = {
    let environment = ProcessInfo.processInfo.environment
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    let isNamed = names.contains { !$0.isEmpty && !$0.hasPrefix("C") && $0 != "POSIX" }
    return isNamed ? Locale.current : Locale(identifier: "en_US")
  }()
}
