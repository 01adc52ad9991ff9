/// Durations as people write them: `2 seconds`, `300 ms`, `1.5 minutes`.
enum SpokenDuration {
  /// Units by their names, and how many milliseconds each lasts.
  private static let units: [(names: [Substring], milliseconds: Double)] = [
    (["ms", "millisecond", "milliseconds"], 1),
    (["s", "second", "seconds"], 1_000),
    (["min", "minute", "minutes"], 60_000),
    (["h", "hour", "hours"], 3_600_000),
    (["day", "days"], 86_400_000),
  ]

  /// No clock of a test goes further.
  private static let longest = 9e15

  /// The duration at the beginning of `text`, and how many of its characters say it.
  static func prefix(of text: Substring) -> (duration: Duration, length: Int)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard digits.first != ".", digits.last != ".", let number = Double(digits) else { return nil }
    let rest = text.dropFirst(digits.count).drop { $0.isWhitespace }
    let word = rest.prefix { $0.isLetter }
    let unit = units.first { $0.names.contains(word.lowercased()[...]) }
    guard let unit, number * unit.milliseconds * 1e6 < longest else { return nil }
    let length = text.distance(from: text.startIndex, to: word.endIndex)
    return (.nanoseconds(Int64((number * unit.milliseconds * 1e6).rounded())), length)
  }

  /// The duration that `text` is.
  static func read(_ text: String) -> Duration? {
    guard let (duration, length) = prefix(of: text[...]), length == text.count else { return nil }
    return duration
  }
}
