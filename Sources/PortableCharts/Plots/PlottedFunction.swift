import Foundation
import PortableUI

/// A function that is shown as a line or an area: its points are found once it is known how far the x axis goes.
final class PlottedFunction {
  /// Where the values are for which it is asked; `nil` for all of the x axis.
  let domain: ClosedRange<Double>?

  /// How many points it has.
  static let count = 257

  /// What a mark says of one value; `nil` where the function has no number.
  private let point: (Double) -> (x: Double, y: (lower: Double?, upper: Double))?

  init(
    domain: ClosedRange<Double>?,
    _ point: @escaping (Double) -> (x: Double, y: (lower: Double?, upper: Double))?
  ) {
    self.domain = domain
    self.point = point
  }

  /// The marks with the points of their functions in the place of these.
  static func expanded(_ marks: [Mark], _ choice: ScaleChoice) -> [Mark] {
    guard marks.contains(where: { $0.function != nil }) else { return marks }
    let known = known(marks, choice)
    var all: [Mark] = []
    var plot = 0
    for mark in marks {
      guard let function = mark.function else {
        all.append(mark)
        continue
      }
      plot += 1
      function.addPoints(of: mark, plot, function.domain ?? known, to: &all)
    }
    return all
  }

  /// How far the x axis goes: as was said, or as far as there is something; from 0 to 1 where there is nothing.
  private static func known(_ marks: [Mark], _ choice: ScaleChoice) -> ClosedRange<Double> {
    let stated = (choice.domain?.data ?? []).compactMap(\.amount)
    var data: [Datum] = []
    for mark in marks { mark.x?.add(to: &data) }
    var amounts = stated.isEmpty ? data.compactMap(\.amount) : stated
    if stated.isEmpty {
      for domain in marks.compactMap({ $0.function?.domain }) {
        amounts += [domain.lowerBound, domain.upperBound]
      }
    }
    amounts.removeAll { !$0.isFinite }
    guard let least = amounts.min(), let most = amounts.max() else { return 0...1 }
    return least...most
  }

  private func addPoints(
    of mark: Mark, _ plot: Int, _ domain: ClosedRange<Double>, to marks: inout [Mark]
  ) {
    var piece = 0
    var hasGap = false
    let length = domain.upperBound - domain.lowerBound
    for index in 0..<Self.count {
      let value = domain.lowerBound + length * Double(index) / Double(Self.count - 1)
      guard let point = point(value), point.x.isFinite, point.y.upper.isFinite,
        point.y.lower?.isFinite != false
      else {
        // A line does not go on across a place where there is no number.
        hasGap = true
        continue
      }
      if hasGap { piece += 1 }
      hasGap = false
      var new = mark
      new.function = nil
      new.piece = plot << 16 + piece
      new.x?.place = .at(Span(.number(point.x)))
      new.y?.place =
        point.y.lower.map { .between(.number($0), .number(point.y.upper)) }
        ?? .at(Span(.number(point.y.upper)))
      marks.append(new)
    }
  }
}

extension Mark {
  /// A function as a line, or as an area.
  init(form: some MarkForm, _ x: Text, _ y: Text, _ function: PlottedFunction) {
    self.init(form: form)
    self.x = Position(label: x)
    self.y = Position(label: y)
    self.function = function
  }
}
