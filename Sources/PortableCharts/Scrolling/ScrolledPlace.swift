import Foundation

/// The values at the beginning of what is seen of a plot, by which that is found again when there are more.
struct ScrolledPlace {
  /// A value, and how far behind the beginning of its room, in parts of that.
  fileprivate struct Value {
    let datum: Datum
    let rest: Double
  }

  private let x: Value?
  private let y: Value?

  /// The scales on which it was found.
  let scales: ScaleEnds

  /// What is at `start`, a place in parts of the whole.
  init(at start: CGPoint, on model: ChartModel) {
    x = model.x?.bare.value(at: Double(start.x))
    y = model.y?.bare.value(at: Double(start.y))
    scales = ScaleEnds(of: model)
  }

  /// Where it is in `model`, in parts of the whole; `usual` where it is no more.
  func start(on model: ChartModel, usual: CGPoint) -> CGPoint {
    func place(_ value: Value?, _ scale: AxisScale?) -> CGFloat? {
      guard let value, let band = scale?.bare.band(of: Span(value.datum), in: 1) else { return nil }
      return CGFloat(band.0 + value.rest * (band.1 - band.0))
    }
    return CGPoint(x: place(x, model.x) ?? usual.x, y: place(y, model.y) ?? usual.y)
  }
}

/// What the scales of a plot go from and to.
struct ScaleEnds: Equatable {
  private struct Ends: Equatable {
    let lower: Double
    let upper: Double
    let categories: [Datum]
    let type: ScaleType
  }

  private let x: Ends?
  private let y: Ends?

  init(of model: ChartModel) {
    func ends(_ scale: AxisScale?) -> Ends? {
      scale.map {
        Ends(lower: $0.lower, upper: $0.upper, categories: $0.categories, type: $0.type)
      }
    }
    (x, y) = (ends(model.x), ends(model.y))
  }
}

extension AxisScale {
  /// The same without room at its ends: places in a plot of the length 1 are parts of it.
  var bare: AxisScale {
    var scale = self
    scale.range = .padded(start: 0, end: 0)
    return scale
  }
}

extension AxisScale {
  fileprivate func value(at part: Double) -> ScrolledPlace.Value? {
    guard let datum = datum(at: part, in: 1), let band = band(of: Span(datum), in: 1) else {
      return nil
    }
    let room = band.1 - band.0
    return ScrolledPlace.Value(datum: datum, rest: room > 0 ? (part - band.0) / room : 0)
  }
}
