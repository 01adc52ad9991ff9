public import Foundation
public import PortableUI

/// A short line beside the plot at a value.
public struct AxisTick {
  private let part: AxisPart

  /// How long a tick is.
  public struct Length: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic
      case label
      case longestLabel
      case fixed(CGFloat)
    }

    let kind: Kind

    /// How far it goes on behind the words.
    var extent: CGFloat = 0

    /// A few points.
    public static let automatic = Length(kind: .automatic)
    /// As long as the words at the axis are high or wide.
    public static let label = Length(kind: .label)
    /// As long as the longest words at the axis.
    public static let longestLabel = Length(kind: .longestLabel)

    /// As long as the words at the axis are high or wide, and so many points more.
    public static func label(extendPastBy: CGFloat = 0) -> Length {
      Length(kind: .label, extent: extendPastBy)
    }

    /// As long as the longest words at the axis, and so many points more.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      Length(kind: .longestLabel, extent: extendPastBy)
    }

    /// So many points.
    public static func fixed(_ length: CGFloat) -> Length { Length(kind: .fixed(length)) }
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

extension AxisTick.Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  CustomStringConvertible
{
  /// So many points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// So many points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  /// Its name.
  public var description: String { "\(kind)" }

  /// How much room it takes beside the plot, before the words.
  var points: CGFloat {
    switch kind {
    case .automatic: 4
    case .fixed(let length): length.isFinite ? max(0, length) : 0
    case .label, .longestLabel: 0
    }
  }

  /// How much room it takes behind the words; `nil` for one that ends before them.
  var pointsBehind: CGFloat? {
    switch kind {
    case .automatic, .fixed: nil
    case .label, .longestLabel: extent.isFinite ? max(0, extent) : 0
    }
  }
}

extension AxisTick: AxisMark, PrimitiveAxisMark {
  /// It draws itself.
  public typealias Body = Never

  func addParts(to parts: inout [AxisPart]) { parts.append(part) }
}
