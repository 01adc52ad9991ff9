public import Foundation
public import PortableUI
import Threads

/// What stands at a value of an axis: a line through the plot, a tick, words.
@preconcurrency @MainActor
public protocol AxisMark {
  /// What it is made of.
  associatedtype Body: AxisMark

  /// The marks that it is made of.
  @AxisMarkBuilder var body: Body { get }
}

extension Never: AxisMark {}

extension AxisMark where Body == Never {
  /// Marks that draw themselves are made of no others; asking for them stops the program.
  public var body: Never {
    stop(
      "The body of \(Self.self) was asked for.", facts: [:],
      fix: "Use \(Self.self) inside AxisMarks; it draws itself.")
  }
}

/// A mark that others are made of.
@MainActor
protocol PrimitiveAxisMark: AxisMark where Body == Never {
  func addParts(to parts: inout [AxisPart])
}

extension AxisMark {
  /// Adds what it draws in the end.
  func gather(into parts: inout [AxisPart]) {
    if let primitive = self as? any PrimitiveAxisMark {
      primitive.addParts(to: &parts)
    } else {
      body.gather(into: &parts)
    }
  }

  /// Says something of what it draws.
  func changed(_ change: @escaping (inout AxisPart) -> Void) -> some AxisMark {
    ChangedAxisMark(content: self, change: change)
  }

  /// What it is painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return changed { if $0.style == nil { $0.style = style } }
  }

  /// The font of its words.
  public func font(_ font: Font?) -> some AxisMark {
    changed { if $0.font == nil { $0.font = font } }
  }

  /// Draws it so far from where it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed {
      $0.offset.width += x.isFinite ? x : 0
      $0.offset.height += y.isFinite ? y : 0
    }
  }

  /// Draws it so far from where it is.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}

private struct ChangedAxisMark<Content: AxisMark>: PrimitiveAxisMark {
  let content: Content
  let change: (inout AxisPart) -> Void

  func addParts(to parts: inout [AxisPart]) {
    let first = parts.count
    content.gather(into: &parts)
    for index in first..<parts.count { change(&parts[index]) }
  }
}
