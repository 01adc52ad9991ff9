public import Foundation
public import PortableUI

/// A shape that marks a point.
public protocol ChartSymbolShape: Shape {
  /// Which part of the shape's square the eye takes for it: shapes of one size look equally large.
  nonisolated var perceptualUnitRect: CGRect { get }
}

/// A shape for points that every chart knows.
public struct BasicChartSymbolShape: Hashable, Sendable {
  enum Kind: CaseIterable {
    case circle
    case square
    case triangle
    case diamond
    case pentagon
    case plus
    case cross
    case asterisk
  }

  let kind: Kind
  var lineWidth: CGFloat?

  /// The shape as a line of that width.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: kind, lineWidth: lineWidth)
  }
}

extension BasicChartSymbolShape: ChartSymbolShape {
  /// It does not move from one shape to another.
  public typealias AnimatableData = EmptyAnimatableData

  /// All of the square.
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The shape in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path {
    guard let lineWidth else { return outline(in: rect) }
    return outline(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
      .strokedPath(StrokeStyle(lineWidth: lineWidth))
  }

  private nonisolated func outline(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: corners(3, in: rect, from: -90)
    case .diamond: corners(4, in: rect, from: -90)
    case .pentagon: corners(5, in: rect, from: -90)
    case .plus: arms([0, 90], in: rect)
    case .cross: arms([45, 135], in: rect)
    case .asterisk: arms([30, 90, 150], in: rect)
    }
  }

  private nonisolated func corners(_ count: Int, in rect: CGRect, from degrees: Double) -> Path {
    Path { path in
      path.addLines((0..<count).map { at(degrees + 360 / Double(count) * Double($0), in: rect) })
      path.closeSubpath()
    }
  }

  private nonisolated func arms(_ degrees: [Double], in rect: CGRect) -> Path {
    Path { path in
      for degrees in degrees {
        path.move(to: at(degrees, in: rect))
        path.addLine(to: at(degrees + 180, in: rect))
      }
    }
    .strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 4))
  }

  private nonisolated func at(_ degrees: Double, in rect: CGRect) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(
      x: rect.midX + rect.width / 2 * CGFloat(cos(angle)),
      y: rect.midY + rect.height / 2 * CGFloat(sin(angle)))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disc.
  public nonisolated static var circle: BasicChartSymbolShape {
    BasicChartSymbolShape(kind: .circle)
  }
  /// A square.
  public nonisolated static var square: BasicChartSymbolShape {
    BasicChartSymbolShape(kind: .square)
  }
  /// A triangle.
  public nonisolated static var triangle: BasicChartSymbolShape {
    BasicChartSymbolShape(kind: .triangle)
  }
  /// A square that stands on a corner.
  public nonisolated static var diamond: BasicChartSymbolShape {
    BasicChartSymbolShape(kind: .diamond)
  }
  /// A shape of five corners.
  public nonisolated static var pentagon: BasicChartSymbolShape {
    BasicChartSymbolShape(kind: .pentagon)
  }
  /// Two lines, one of which stands.
  public nonisolated static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// Two lines, both of which lean.
  public nonisolated static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// Three lines.
  public nonisolated static var asterisk: BasicChartSymbolShape {
    BasicChartSymbolShape(kind: .asterisk)
  }
}
