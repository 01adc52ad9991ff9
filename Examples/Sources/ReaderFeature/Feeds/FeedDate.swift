import Foundation

/// Dates as feeds write them: as mail does, or as ISO 8601 says.
nonisolated enum FeedDate {
  static func date(of words: String) -> Date? {
    for isFine in [false, true] {
      let style = Date.ISO8601FormatStyle(includingFractionalSeconds: isFine)
      if let date = try? style.parse(words) { return date }
    }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    for form in [
      "EEE, d MMM yyyy HH:mm:ss zzz", "d MMM yyyy HH:mm:ss zzz", "EEE, d MMM yyyy HH:mm zzz",
    ] {
      formatter.dateFormat = form
      if let date = formatter.date(from: words) { return date }
    }
    return nil
  }
}
