public import Foundation

extension Text {
  /// How a text shows a date.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Codable { case date, time, relative, offset, timer }

    let kind: Kind

    /// The day: April 1, 2020.
    public static let date = DateStyle(kind: .date)
    /// The time of the day: 9:41 AM.
    public static let time = DateStyle(kind: .time)
    /// How far it is away, with two units: 2 hr, 5 min.
    public static let relative = DateStyle(kind: .relative)
    /// How long ago it was, with one unit: +2 hours; or −2 hours until then.
    public static let offset = DateStyle(kind: .offset)
    /// How long it is until then, or how long ago it was, to the second: 2:05:32.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date. What says how far it is away goes on by itself.
  public init(_ date: Date, style: DateStyle) { self.init(source: DateText.of(date, style)) }

  /// A time from one date to another.
  public init(_ dates: ClosedRange<Date>) { self.init(source: IntervalText(dates)) }

  /// A time from one date to another.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// How much of `timerInterval` is left, or with `countsDown: false` is over: to the second, going on by
  /// itself. It stands still before and after that, and with a `pauseTime` at that time. Without hours
  /// there are more than 60 minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      source: TickingText(
        CountedTime(
          interval: timerInterval, pause: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A date. What says how far it is away goes on by itself.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(.source(DateText.of(date, style)), "%@")
  }

  /// A time from one date to another.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(.source(IntervalText(dates)), "%@")
  }

  /// A time from one date to another.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(interval.start...interval.end)
  }

  /// How much of `timerInterval` is left, or with `countsDown: false` is over.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let time = CountedTime(
      interval: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
    append(.source(TickingText(time)), "%@")
  }
}

enum DateText {
  static func of(_ date: Date, _ style: Text.DateStyle) -> TextSource {
    switch style.kind {
    case .date: FormattedText(date, Date.FormatStyle(date: .long, time: .omitted))
    case .time: FormattedText(date, Date.FormatStyle(date: .omitted, time: .shortened))
    case .relative: TickingText(DistantTime(date: date, width: .abbreviated, units: 2))
    case .offset: TickingText(DistantTime(date: date, width: .wide, units: 1, isSigned: true))
    case .timer: TickingText(CountedTime(to: date))
    }
  }
}

/// A time from one date to another.
final class IntervalText: TextSource {
  private let dates: ClosedRange<Date>

  init(_ dates: ClosedRange<Date>) { self.dates = dates }

  override func string(in locale: () -> Locale) -> String {
    let days = Calendar.current
    let isOneDay = days.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    return Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened, locale: locale()
    )
    .format(dates.lowerBound..<dates.upperBound)
  }

  override func isSame(as other: TextSource) -> Bool { (other as? IntervalText)?.dates == dates }
}
