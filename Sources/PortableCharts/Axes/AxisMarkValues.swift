public import Foundation
import PortableUI

/// Which values are marked at an axis.
public struct AxisMarkValues {
  enum Kind {
    case automatic(minimum: Double?, count: Int?)
    case numbers(by: Double)
    case dates(by: DateStep, Calendar?)
    case list([Datum])
  }

  let kind: Kind
  var roundsLower: Bool?
  var roundsUpper: Bool?

  /// Round values, as many as there is room for.
  public static var automatic: AxisMarkValues { .automatic() }

  /// Round values, about `desiredCount` of them.
  ///
  /// The scale begins or ends at one of them where `roundLowerBound` and `roundUpperBound` say so; that of
  /// numbers does so by itself.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(minimum: nil, count: desiredCount), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// Round values that are at least `minimumStride` from each other, about `desiredCount` of them.
  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(minimum: minimumStride.datum.amount, count: desiredCount),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The multiples of `stepSize`.
  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .numbers(by: stepSize.datum.amount ?? 0), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// The beginning of each hour, day, month, …, or of each `count` of them.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .dates(by: DateStep(unit: component, count: max(1, count)), calendar),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The values on a scale, `usual` of them where that may be chosen.
  func values(on scale: AxisScale, usual: Int, calendar: Calendar) -> [AxisValue] {
    let (lower, upper) = (min(scale.lower, scale.upper), max(scale.lower, scale.upper))
    // Of a plot that is scrolled what is seen, and a part of that to both sides.
    let (least, most) = scale.seen
    var step: DateStep?
    let data: [Datum]
    switch kind {
    case .list(let list):
      return Self.marked(
        list, on: scale, step: scale.kind == .date ? Self.step(between: list) : nil)
    case _ where !scale.isContinuous: return Self.marked(scale.categories, on: scale)
    case .numbers(let by):
      data = NiceNumbers.multiples(of: by, from: least, to: most).map(scale.kind.datum)
    case .dates(let by, let own):
      guard scale.kind == .date else { return [] }
      step = by
      data = by.dates(from: least, to: most, in: own ?? calendar, countedFrom: lower).map(
        Datum.date)
    case .automatic(let minimum, let count):
      // As many for each part of it that is seen at once.
      let count = Int(min(1e9, Double(max(1, count ?? usual)) / scale.shownLength))
      if scale.kind == .date {
        let nice = DateStep.nice(across: upper - lower, count: count)
        step = nice
        data = nice.dates(from: least, to: most, in: calendar, countedFrom: lower).map(Datum.date)
      } else if scale.type.kind == .log {
        data = NiceNumbers.powers(from: least, to: most, count: count).map(Datum.number)
      } else {
        let nice = max(minimum ?? 0, NiceNumbers.step(across: upper - lower, count: count))
        data = NiceNumbers.multiples(of: nice, from: least, to: most).map(Datum.number)
      }
    }
    return data.enumerated().map {
      AxisValue(index: $0, count: data.count, datum: $1, step: step)
    }
  }

  /// All of `data`; where these would be too many to see, those in sight, and of them every second, third, …
  private static func marked(
    _ data: [Datum], on scale: AxisScale, step: DateStep? = nil
  ) -> [AxisValue] {
    var indices = Array(data.indices)
    if indices.count > NiceNumbers.most {
      let places = data.map { scale.bare.position(of: $0, in: 1) ?? -.infinity }
      // What stands between two values is seen where one of them is not.
      indices = indices.filter { index in
        let near = places[max(0, index - 1)...min(places.count - 1, index + 1)]
        return near.max() ?? 0 >= -1 && near.min() ?? 0 <= 2
      }
      let stride = (indices.count + NiceNumbers.most - 1) / NiceNumbers.most
      if stride > 1 { indices.removeAll { !$0.isMultiple(of: stride) } }
    }
    return indices.map { AxisValue(index: $0, count: data.count, datum: data[$0], step: step) }
  }

  /// The unit of the calendar by which dates differ.
  private static func step(between data: [Datum]) -> DateStep? {
    let amounts = data.compactMap(\.amount).sorted()
    let least = zip(amounts, amounts.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
    guard let least else { return nil }
    let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
    let unit = units.first { DateStep.seconds(of: $0) * 0.9 <= least } ?? .second
    return DateStep(unit: unit, count: 1)
  }
}

extension AxisMarkValues: CustomStringConvertible {
  /// What the values are chosen by.
  public var description: String {
    switch kind {
    case .automatic: "automatic"
    case .numbers(let by): "stride(by: \(by))"
    case .dates(let by, _): "stride(by: \(by.unit), count: \(by.count))"
    case .list(let data): "\(data.count) values"
    }
  }
}
