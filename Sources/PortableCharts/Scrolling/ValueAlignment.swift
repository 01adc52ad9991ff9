import Foundation

/// Values of an axis at which a chart comes to rest.
enum ValueAlignment {
  case dates(DateComponents)
  case multiples(Double)
  case page

  /// The place of the nearest such value, in parts of the whole; of words the beginning of the nearest.
  ///
  /// `start` is where the chart was, of which `page` is seen.
  func place(
    near place: Double, from start: Double, page: Double, on scale: AxisScale, _ calendar: Calendar
  ) -> Double {
    if case .page = self {
      return page > 0 ? start + ((place - start) / page).rounded() * page : place
    }
    guard let datum = scale.datum(at: place, in: 1) else { return place }
    let places =
      scale.isContinuous
      ? data(around: datum, calendar).compactMap { scale.position(of: $0, in: 1) }
      : scale.band(of: Span(datum), in: 1).map { [$0.0, $0.1] } ?? []
    return places.min { abs($0 - place) < abs($1 - place) } ?? place
  }

  /// The values before and behind another one.
  private func data(around datum: Datum, _ calendar: Calendar) -> [Datum] {
    switch (self, datum) {
    case (.multiples(let unit), _):
      guard let amount = datum.amount, unit > 0 else { return [] }
      let count = (amount / unit).rounded(.down)
      return [count, count + 1].map { datum.kind.datum($0 * unit) }
    case (.dates(let components), .date(let seconds)):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let found = [
        calendar.nextDate(
          after: date.addingTimeInterval(0.5), matching: components, matchingPolicy: .nextTime,
          direction: .backward),
        calendar.nextDate(
          after: date.addingTimeInterval(-0.5), matching: components, matchingPolicy: .nextTime),
      ]
      return found.compactMap { $0.map { .date($0.timeIntervalSinceReferenceDate) } }
    default: return []
    }
  }
}
