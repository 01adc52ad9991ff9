import PortableUI

/// Puts bars and areas at the same place on each other.
enum Stacking {
  /// What stands on the same ground.
  private struct Ground: Hashable {
    var base: Span?
    var axis: Axis
    var form: ObjectIdentifier
    var dodge: Datum?
    var method: MarkStackingMethod
  }

  static func stack(_ marks: inout [Mark]) {
    var totals: [Ground: Double] = [:]
    for mark in marks {
      guard let (ground, amount) = place(of: mark), ground.method.kind != .standard else {
        continue
      }
      totals[ground, default: 0] += abs(amount)
    }
    var heights: [Ground: (above: Double, below: Double)] = [:]
    for index in marks.indices {
      guard let (ground, given) = place(of: marks[index]) else { continue }
      let total = totals[ground] ?? 0
      var (start, end) = (0.0, given)
      switch ground.method.kind {
      case .unstacked: break
      case .standard: (start, end) = pile(given, on: &heights[ground, default: (0, 0)])
      case .normalized:
        let part = total > 0 ? abs(given) / total : 0
        (start, end) = pile(part, on: &heights[ground, default: (0, 0)])
      case .center:
        let (low, high) = pile(abs(given), on: &heights[ground, default: (0, 0)])
        (start, end) = (low - total / 2, high - total / 2)
      }
      marks[index].told = .number(given)
      let place = Position.Place.between(.number(start), .number(end))
      if ground.axis == .vertical {
        marks[index].y?.place = place
      } else {
        marks[index].x?.place = place
      }
    }
  }

  private static func pile(
    _ amount: Double, on height: inout (above: Double, below: Double)
  ) -> (Double, Double) {
    if amount < 0 {
      height.below += amount
      return (height.below - amount, height.below)
    }
    height.above += amount
    return (height.above - amount, height.above)
  }

  /// Where a bar or an area begins at zero: on which ground, and how far it goes.
  private static func place(of mark: Mark) -> (Ground, Double)? {
    guard mark.form.stacks, let axis = mark.countingAxis else { return nil }
    let (counted, base) = axis == .vertical ? (mark.y, mark.x) : (mark.x, mark.y)
    guard case .number(let amount)? = counted?.span?.lower else { return nil }
    return (
      Ground(
        base: base?.span, axis: axis, form: mark.form.identity, dodge: mark.style.dodge?.datum,
        method: mark.stacking),
      amount
    )
  }
}

extension Mark {
  /// The axis along which a bar or an area grows with its number; `nil` where it has both ends given, or
  /// none of its values counts.
  var countingAxis: Axis? {
    func counts(_ position: Position?) -> Bool {
      guard let span = position?.span else { return false }
      return span.isPoint && span.lower.kind == .number
    }
    func stands(_ position: Position?) -> Bool {
      switch position?.place {
      case .at, .points, nil: true
      case .between: false
      }
    }
    let isDated = y?.span?.lower.kind == .date
    if counts(y), stands(x), !(isDated && counts(x)) { return .vertical }
    return counts(x) && stands(y) ? .horizontal : nil
  }
}
