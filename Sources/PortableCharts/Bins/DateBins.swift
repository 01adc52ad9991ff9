public import Foundation

/// Times that lie side by side, to count what is in each.
///
///     let months = DateBins(unit: .month, range: first...last)
///     let counts = Dictionary(grouping: visits) { months.index(for: $0.date) }
public struct DateBins {
  private let bins: Bins<Date>

  /// Bins between these dates, which are put in order.
  public init(thresholds: [Date]) { bins = Bins(thresholds: thresholds.sorted()) }

  /// Bins that have all of `data`, and begin with units of the calendar: about `desiredCount` of them.
  public init(
    data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
  ) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: first...last, desiredCount: desiredCount, calendar: calendar)
  }

  /// Bins that have all of `range`, and begin with units of the calendar: about `desiredCount` of them.
  public init(
    range: ClosedRange<Date>, desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
  ) {
    let step = DateStep.nice(
      across: range.upperBound.timeIntervalSince(range.lowerBound),
      count: Swift.max(1, desiredCount ?? RoundBins.usual))
    self.init(unit: step.unit, by: step.count, range: range, calendar: calendar)
  }

  /// Bins of `count` hours, days, months, … each, that have all of `range`.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let step = DateStep(unit: unit, count: Swift.max(1, count))
    self.init(thresholds: step.around(range, in: calendar))
  }

  /// Bins of so many seconds each, of which the first begins with `range`.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    guard timeInterval > 0, length.isFinite, length / timeInterval <= 100_000 else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    let count = Swift.max(1, Int((length / timeInterval - 1e-9).rounded(.up)))
    self.init(
      thresholds: (0...count).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) }
    )
  }

  /// The bin that has `date`. What is before all of them is in the first, what is behind all in the last.
  public func index(for date: Date) -> Int { bins.index(for: date) }

  /// When bins begin, and when the last one ends.
  public var thresholds: [Date] { bins.thresholds }
}

extension DateBins: RandomAccessCollection {
  /// The place of the first bin.
  public var startIndex: Int { 0 }

  /// The place behind the last bin.
  public var endIndex: Int { bins.count }

  /// The place behind another one.
  public func index(after index: Int) -> Int { index + 1 }

  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Date> { bins[position] }
}

extension DateStep {
  /// The beginnings of the step, from the last one up to `range` to the first one behind it.
  fileprivate func around(_ range: ClosedRange<Date>, in calendar: Calendar) -> [Date] {
    guard
      let start = beginning(of: range.lowerBound, in: calendar, countedFrom: range.lowerBound)
    else { return [] }
    var dates = [start]
    while dates.count < 100_000,
      let next = calendar.date(byAdding: unit, value: count * dates.count, to: start)
    {
      dates.append(next)
      if next >= range.upperBound { break }
    }
    return dates
  }
}
