public import Foundation
public import PortableUI

/// A line through the plot at a value.
public struct AxisGridLine {
  private let part: AxisPart

  /// A line at the value; `centered`, between it and the next.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .gridLine(stroke), isCentered: centered)
  }
}

extension AxisGridLine: AxisMark, PrimitiveAxisMark {
  /// It draws itself.
  public typealias Body = Never

  func addParts(to parts: inout [AxisPart]) { parts.append(part) }
}

/// A short line beside the plot at a value.
public struct AxisTick {
  private let part: AxisPart

  /// How long a tick is.
  public enum Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A few points.
    case automatic
    /// As long as the words at the axis are high or wide.
    case label
    /// As long as the longest words at the axis.
    case longestLabel
    /// So many points.
    case fixed(CGFloat)

    /// So many points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    /// So many points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  }

  /// A tick at the value; `centered`, between it and the next.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .tick(length, stroke), isCentered: centered)
  }

  /// A tick of so many points at the value; `centered`, between it and the next.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: .fixed(length), stroke: stroke)
  }
}

extension AxisTick: AxisMark, PrimitiveAxisMark {
  /// It draws itself.
  public typealias Body = Never

  func addParts(to parts: inout [AxisPart]) { parts.append(part) }
}
