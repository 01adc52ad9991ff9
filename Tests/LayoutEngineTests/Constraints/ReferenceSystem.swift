@testable import LayoutEngine

/// A system of constraints in few variables, decided slowly and obviously: of all points in which
/// as many constraints as there are variables hold exactly, the best. Where a system has a best
/// point, one of these is it.
struct ReferenceSystem {
  let variableCount: Int
  var constraints: [LayoutConstraint] = []

  private static let tolerance = 1e-6

  /// A constraint as numbers: the factor of each variable.
  private func factors(_ constraint: LayoutConstraint, _ variables: [LayoutVariable]) -> [Double] {
    var factors = Array(repeating: 0.0, count: variableCount)
    for term in constraint.terms {
      factors[variables.firstIndex(of: term.variable)!] += term.factor
    }
    return factors
  }

  /// How far a point is from what a constraint says.
  private func error(
    _ factors: [Double], _ constraint: LayoutConstraint, at point: [Double]
  ) -> Double {
    let value = zip(factors, point).reduce(0) { $0 + $1.0 * $1.1 } - constraint.constant
    switch constraint.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  /// The sums of the errors, of the highest priority first; `nil` where a required one does not
  /// hold.
  func errors(at point: [Double], _ variables: [LayoutVariable]) -> [Double]? {
    var sums: [Double: Double] = [:]
    for constraint in constraints {
      let error = error(factors(constraint, variables), constraint, at: point)
      if constraint.isRequired {
        if error > Self.tolerance { return nil }
      } else {
        sums[constraint.priority, default: 0] += error
      }
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The least errors that there can be, and all points that have them; `nil` where what is
  /// required cannot be.
  func best(_ variables: [LayoutVariable]) -> (errors: [Double], points: [[Double]])? {
    var planes = constraints.map { (factors($0, variables), $0.constant) }
    for index in 0..<variableCount {
      var axis = Array(repeating: 0.0, count: variableCount)
      axis[index] = 1
      planes.append((axis, 0))
    }
    var best: (errors: [Double], points: [[Double]])?
    for point in points(where: planes) {
      guard let errors = errors(at: point, variables) else { continue }
      if let known = best {
        switch Self.compare(errors, known.errors) {
        case -1: best = (errors, [point])
        case 0: best?.points.append(point)
        default: continue
        }
      } else {
        best = (errors, [point])
      }
    }
    return best
  }

  static func compare(_ errors: [Double], _ others: [Double]) -> Int {
    for (error, other) in zip(errors, others) where abs(error - other) > tolerance {
      return error < other ? -1 : 1
    }
    return 0
  }

  private func points(where planes: [([Double], Double)]) -> [[Double]] {
    var points: [[Double]] = []
    func choose(_ chosen: [Int], from next: Int) {
      if chosen.count == variableCount {
        if let point = Self.solve(chosen.map { planes[$0] }) { points.append(point) }
        return
      }
      for index in next..<max(next, planes.count) { choose(chosen + [index], from: index + 1) }
    }
    choose([], from: 0)
    return points
  }

  /// The point in which all equations hold; `nil` where there is not exactly one.
  private static func solve(_ equations: [([Double], Double)]) -> [Double]? {
    var rows = equations.map { $0.0 + [$0.1] }
    for column in rows.indices {
      let pivot = (column..<rows.count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
      if abs(rows[pivot][column]) < 1e-9 { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in rows[row].indices { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }
}
