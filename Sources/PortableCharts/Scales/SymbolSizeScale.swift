import Foundation
import PortableUI

/// How large points of different values are: the areas of the squares around them.
struct SymbolSizeScale {
  /// What was said of it.
  struct Choice {
    var domain: [Datum]?
    var range: [CGFloat]?
    var type: ScaleType?
    var area: ((Datum) -> CGFloat?)?
  }

  /// The values that it goes across, or that have a size each.
  let data: [Datum]
  private let amounts: (lower: Double, upper: Double)?
  private let order: [Datum: Int]
  private let type: ScaleType
  private let areas: [CGFloat]
  private let area: ((Datum) -> CGFloat?)?

  init(_ given: [Datum], _ choice: Choice) {
    let stated = choice.domain ?? []
    let type = choice.type ?? .linear
    let all = stated.isEmpty ? given : stated
    self.type = type
    areas = choice.range.flatMap { $0.isEmpty ? nil : $0 } ?? [20, 400]
    area = choice.area
    let numbers = all.compactMap(\.amount)
      .filter { $0.isFinite && type.forward($0).isFinite }
    if let least = numbers.min(), let most = numbers.max(), type.kind != .category {
      // Sizes of numbers grow from nothing, where nobody says from where on.
      let lower = stated.isEmpty && type.kind != .log ? min(0, least) : least
      amounts = (lower, most)
      order = [:]
      let kind = all.first?.kind ?? .number
      data = [kind.datum(lower), kind.datum(most)]
    } else {
      amounts = nil
      var seen: Set<Datum> = []
      data = (stated + given).filter { seen.insert($0).inserted }
      order = Dictionary(data.enumerated().map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
    }
  }

  /// The area of the points of a value; `nil` where the value has none.
  subscript(datum: Datum) -> CGFloat? {
    if let area = area?(datum) { return area }
    if let amounts {
      guard let amount = datum.amount, amount.isFinite else { return nil }
      let (start, end) = (type.forward(amounts.lower), type.forward(amounts.upper))
      let part = end > start ? (type.forward(amount) - start) / (end - start) : 1
      return area(at: part.isFinite ? max(0, min(1, part)) : 0)
    }
    guard let index = order[datum] else { return nil }
    if areas.count == data.count { return areas[index] }
    return area(at: data.count > 1 ? Double(index) / Double(data.count - 1) : 1)
  }

  /// The area at a part of the way from the first to the last one.
  private func area(at part: Double) -> CGFloat {
    let place = part * Double(areas.count - 1)
    let index = min(areas.count - 1, Int(place))
    guard index + 1 < areas.count else { return areas[index] }
    return areas[index] + CGFloat(place - Double(index)) * (areas[index + 1] - areas[index])
  }
}
