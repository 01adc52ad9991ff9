import Foundation

/// Where values are along an axis of a plot of any length.
struct AxisScale {
  let kind: Datum.Kind
  let isVertical: Bool
  var type = ScaleType.linear
  var range = RangeChoice.padded(start: 0, end: 0)

  /// What a continuous scale goes from and to; from the greater one where it is reversed.
  var lower = 0.0
  var upper = 1.0

  /// What each stands for a part of the scale.
  var categories: [Datum] = [] {
    didSet {
      order = [:]
      for (index, category) in categories.enumerated() where order[category] == nil {
        order[category] = index
      }
    }
  }
  private var order: [Datum: Int] = [:]

  /// Which part of it the plot shows, along the plot.
  var shown = 0.0...1.0

  /// What words for a value may be longer or shorter by.
  var step: DateStep?

  init(kind: Datum.Kind, isVertical: Bool) {
    self.kind = kind
    self.isVertical = isVertical
  }

  private var shownStart: Double { shown.lowerBound }

  /// How much of it the plot shows.
  var shownLength: Double { max(1e-9, shown.upperBound - shown.lowerBound) }

  /// The least and the greatest value of the part that the plot shows, and of as much at both sides of that.
  var seen: (least: Double, most: Double) {
    let whole = (min(lower, upper), max(lower, upper))
    guard isContinuous, shownLength < 1 else { return whole }
    let (start, end) = (type.forward(lower), type.forward(upper))
    let ends = [shownStart - shownLength, shownStart + 2 * shownLength].map { along in
      let fraction = max(0, min(1, runsBackwards ? 1 - along : along))
      return type.backward(start + fraction * (end - start))
    }
    guard let least = ends.min(), let most = ends.max(), least.isFinite, most.isFinite else {
      return whole
    }
    return (max(whole.0, least), min(whole.1, most))
  }

  /// How much of it `length` is, in its own numbers, or so many words; no more than all of it.
  func part(of length: Double) -> Double {
    let whole = isContinuous ? abs(upper - lower) : Double(categories.count)
    return length > 0 && whole > 0 ? min(1, max(1e-6, length / whole)) : 1
  }

  var isContinuous: Bool { kind != .category }

  /// Numbers grow upwards, words are read downwards.
  private var runsBackwards: Bool { isVertical && isContinuous }

  /// Where a value is in a plot of that length; `nil` where it has no place.
  func position(of datum: Datum, in length: Double) -> Double? {
    if isContinuous {
      return datum.amount.flatMap(fraction).map { place($0, in: length) }
    }
    return order[datum].map {
      place((Double($0) + 0.5) / Double(categories.count), in: length)
    }
  }

  /// From where to where a value, or all between two values, reaches. Between words they are whole.
  func band(of span: Span, in length: Double) -> (Double, Double)? {
    if isContinuous {
      guard let start = edge(span.lower, in: length), let end = edge(span.upper, in: length) else {
        return nil
      }
      return (min(start, end), max(start, end))
    }
    guard let first = order[span.lower], let last = order[span.upper] else { return nil }
    let count = Double(categories.count)
    return (
      place(Double(min(first, last)) / count, in: length),
      place(Double(max(first, last) + 1) / count, in: length)
    )
  }

  /// The value that is there; of words the nearest.
  func datum(at position: Double, in length: Double) -> Datum? {
    let part = range.part(of: length)
    guard part.length != 0, position.isFinite else { return nil }
    var fraction = shownStart + (position - part.start) / part.length * shownLength
    if runsBackwards { fraction = 1 - fraction }
    if isContinuous {
      let (start, end) = (type.forward(lower), type.forward(upper))
      let amount = type.backward(start + fraction * (end - start))
      return amount.isFinite ? kind.datum(amount) : nil
    }
    guard !categories.isEmpty else { return nil }
    let index = Int((max(0, min(1, fraction)) * Double(categories.count)).rounded(.down))
    return categories[min(categories.count - 1, index)]
  }

  /// Where the end of something is: what has no place is at the start of the scale.
  private func edge(_ datum: Datum, in length: Double) -> Double? {
    guard let amount = datum.amount, !amount.isNaN else { return nil }
    return place(fraction(amount) ?? 0, in: length)
  }

  private func fraction(_ amount: Double) -> Double? {
    let (start, end) = (type.forward(lower), type.forward(upper))
    let fraction = (type.forward(amount) - start) / (end - start)
    return fraction.isFinite ? fraction : nil
  }

  private func place(_ fraction: Double, in length: Double) -> Double {
    let part = range.part(of: length)
    let along = runsBackwards ? 1 - fraction : fraction
    return part.start + part.length * (along - shownStart) / shownLength
  }
}
