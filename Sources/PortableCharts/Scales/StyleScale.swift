import Foundation
import PortableUI

/// What marks of different values look like, when they are told apart by a look.
struct StyleScale<Look> {
  /// What was said of it.
  struct Choice {
    var domain: [Datum]?
    var range: [Look]?
    var look: ((Datum) -> Look?)?

    /// How far numbers are apart.
    var type: ScaleType?
  }

  /// The values, in the order of the legend.
  private(set) var data: [Datum]
  private let looks: [Look]
  private let look: ((Datum) -> Look?)?
  private let order: [Datum: Int]

  init(_ data: [Datum], _ choice: Choice, usual: [Look]) {
    var seen: Set<Datum> = []
    self.data = ((choice.domain ?? []) + data).filter { seen.insert($0).inserted }
    looks = choice.range.flatMap { $0.isEmpty ? nil : $0 } ?? usual
    look = choice.look
    order = Dictionary(
      self.data.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The look of a value. Where there are more values than looks, they begin anew.
  subscript(datum: Datum) -> Look? {
    if let look = look?(datum) { return look }
    return order[datum].map { looks[$0 % looks.count] }
  }

  var isEmpty: Bool { data.isEmpty }
}

/// Colours that stand for numbers or dates: what lies between two of them is a mixture.
struct ColorRamp {
  let kind: Datum.Kind
  let lower: Double
  let upper: Double
  var type = ScaleType.linear
  let styles: [AnyShapeStyle]

  /// The amount at a part of the way from the least to the greatest.
  func amount(at part: Double) -> Double {
    let (start, end) = (type.forward(lower), type.forward(upper))
    return type.backward(start + part * (end - start))
  }

  /// What is painted for `amount`, one over the other: a colour that covers, and one that is seen through.
  func layers(for amount: Double) -> [(style: AnyShapeStyle, opacity: Double)] {
    guard amount.isFinite, let last = styles.indices.last else { return [] }
    let (start, end) = (type.forward(lower), type.forward(upper))
    let along = end > start ? (type.forward(amount) - start) / (end - start) : 1
    let part = along.isNaN ? 0 : max(0, min(1, along))
    let place = part * Double(last)
    let index = min(last, Int(place))
    let rest = place - Double(index)
    guard rest > 0 else { return [(styles[index], 1)] }
    return [(styles[index], 1), (styles[index + 1], rest)]
  }
}

/// What a chart draws with where nothing else is said.
enum Palette {
  static let colors: [Color] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .mint, .brown,
  ]
  static let styles = colors.map { AnyShapeStyle($0) }
  static let ramp = [AnyShapeStyle(Color.blue.opacity(0.15)), AnyShapeStyle(Color.blue)]

  static let symbols: [any ChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ].map { (shape: BasicChartSymbolShape) in shape }

  static let lines: [StrokeStyle] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]].map {
    StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0)
  }
}
