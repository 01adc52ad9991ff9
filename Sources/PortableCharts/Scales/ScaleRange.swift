public import Foundation
public import PortableUI

/// What a scale gives to its values: places, colours, shapes, sizes.
public protocol ScaleRange {
  /// What a value is given.
  associatedtype VisualValue
}

extension Array: ScaleRange {
  /// One of the elements.
  public typealias VisualValue = Element
}

extension Gradient: ScaleRange {
  /// One of the colours, or a mixture of two.
  public typealias VisualValue = Color
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  /// One of the numbers.
  public typealias VisualValue = CGFloat
}

extension ScaleRange {
  /// What it lists, one after the other.
  var visualValues: [VisualValue] {
    (self as? any ListedScaleRange)?.listed as? [VisualValue] ?? []
  }
}

/// A range that lists what it gives.
private protocol ListedScaleRange {
  var listed: [Any] { get }
}

extension Array: ListedScaleRange {
  fileprivate var listed: [Any] { self }
}

extension Gradient: ListedScaleRange {
  fileprivate var listed: [Any] { stops.map(\.color) }
}

extension ClosedRange: ListedScaleRange where Bound == CGFloat {
  fileprivate var listed: [Any] { [lowerBound, upperBound] }
}
