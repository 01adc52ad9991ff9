import Foundation
import Threads

/// What is known of a scale before the data are.
struct ScaleChoice {
  var domain: DomainChoice?
  var range: RangeChoice?
  var type: ScaleType?

  /// Whether the ends go on to the next round value; where nothing is said, those of numbers do.
  var roundsLower: Bool?
  var roundsUpper: Bool?
}

extension AxisScale {
  /// A number so large that no plot could tell it from others.
  static let farthest = 1e150

  /// The scale on which all of `data` have a place; `nil` where there is nothing to have one.
  ///
  /// `margin` is how much more room bars take at both ends, as the scale counts.
  static func fitting(
    _ data: [Datum], margin: Double = 0, _ choice: ScaleChoice, isVertical: Bool,
    calendar: Calendar
  ) -> AxisScale? {
    let stated = choice.domain?.data ?? []
    let isCategory = choice.type?.kind == .category
    guard let kind = kind(of: stated.isEmpty ? data : stated, and: data) else { return nil }
    var scale = AxisScale(kind: isCategory ? .category : kind, isVertical: isVertical)
    scale.type = choice.type ?? .linear
    scale.range = choice.range ?? .padded(start: 0, end: 0)
    if scale.isContinuous {
      scale.fit(data, stated, margin: margin, choice, calendar: calendar)
    } else {
      var seen: Set<Datum> = []
      scale.categories = (stated.isEmpty ? data : stated).filter { seen.insert($0).inserted }
      if let change = choice.domain?.automatic?.change {
        scale.categories = change(scale.categories)
      }
      if choice.domain?.isReversed == true { scale.categories.reverse() }
    }
    return scale
  }

  /// Numbers, dates or words; words where some of them are of another kind.
  private static func kind(of stated: [Datum], and data: [Datum]) -> Datum.Kind? {
    guard let first = stated.first?.kind else { return nil }
    guard let other = data.first(where: { $0.kind != first })?.kind else { return first }
    warn(
      "A chart has values of different kinds on one axis.", facts: ["kinds": "\(first), \(other)"],
      fix:
        "Give all marks numbers there, or dates, or words: each has a place of its own now, as words have."
    )
    return .category
  }

  private mutating func fit(
    _ data: [Datum], _ stated: [Datum], margin: Double, _ choice: ScaleChoice, calendar: Calendar
  ) {
    let isLog = type.kind == .log
    func sound(_ data: [Datum]) -> [Double] {
      data.compactMap(\.amount).filter { abs($0) < Self.farthest && (!isLog || $0 > 0) }
    }
    let named = sound(stated)
    if let first = named.first, let last = named.last, named.count == stated.count {
      (lower, upper) = spread(min(first, last), max(first, last))
      if first > last { (lower, upper) = (upper, lower) }
    } else {
      fit(sound(data), margin: margin, choice, calendar: calendar)
    }
  }

  private mutating func fit(
    _ amounts: [Double], margin: Double, _ choice: ScaleChoice, calendar: Calendar
  ) {
    let includesZero = choice.domain?.automatic?.includesZero
    var (least, most) = (amounts.min() ?? (type.kind == .log ? 1 : 0), amounts.max() ?? 1)
    if kind == .number, type.kind != .log, includesZero ?? (margin == 0) {
      (least, most) = (min(0, least), max(0, most))
    }
    (least, most) = spread(least, most)
    if margin > 0 {
      least = type.backward(type.forward(least) - margin)
      most = type.backward(type.forward(most) + margin)
    }
    let rounds = kind == .number && margin == 0
    let (low, high) = rounded(least, most, calendar: calendar)
    lower = choice.roundsLower ?? rounds ? low : least
    upper = choice.roundsUpper ?? rounds ? high : most
    if let change = choice.domain?.automatic?.change {
      let changed = change([kind.datum(lower), kind.datum(upper)]).compactMap(\.amount)
      if let least = changed.min(), let most = changed.max() {
        (lower, upper) = spread(least, most)
      }
    }
    if choice.domain?.isReversed == true { (lower, upper) = (upper, lower) }
  }

  /// The next round values outside.
  private func rounded(_ least: Double, _ most: Double, calendar: Calendar) -> (Double, Double) {
    if kind == .date {
      let step = DateStep.nice(across: most - least, count: 5)
      let dates = step.dates(
        from: least - step.seconds * 1.1, to: most + step.seconds * 1.1, in: calendar)
      return (dates.last { $0 <= least } ?? least, dates.first { $0 >= most } ?? most)
    }
    if type.kind == .log {
      return (pow(10, floor(log10(least) + 1e-9)), pow(10, ceil(log10(most) - 1e-9)))
    }
    let step = NiceNumbers.step(across: most - least, count: 5)
    return (
      ((least + step * 1e-9) / step).rounded(.down) * step,
      ((most - step * 1e-9) / step).rounded(.up) * step
    )
  }

  /// The same ends, or others around them where there is nothing between the two.
  private func spread(_ least: Double, _ most: Double) -> (Double, Double) {
    guard most - least <= max(abs(least), abs(most)) * 1e-12 else { return (least, most) }
    if kind == .date { return (least - 43_200, most + 43_200) }
    if type.kind == .log { return (least / 10, most * 10) }
    return least == 0 ? (0, 1) : (least - abs(least) / 2, most + abs(most) / 2)
  }
}
