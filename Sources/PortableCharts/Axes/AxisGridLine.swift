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
