public import Foundation

/// How wide or high the mark of each element is.
public struct MarkDimensions<DataElement> {
  private let dimension: (DataElement) -> MarkDimension

  /// How wide or high the mark of an element is.
  subscript(element: DataElement) -> MarkDimension { dimension(element) }

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) {
    self.dimension = dimension
  }

  /// As it suits the marks.
  public static var automatic: Self { Self { _ in .automatic } }

  /// So many points.
  public static func fixed(_ value: CGFloat) -> Self { Self { _ in .fixed(value) } }

  /// As many points as the property at `path` says.
  public static func fixed(_ path: KeyPath<DataElement, CGFloat>) -> Self {
    Self { .fixed($0[keyPath: path]) }
  }

  /// All the room there is, but for so many points at each side.
  public static func inset(_ value: CGFloat) -> Self { Self { _ in .inset(value) } }

  /// All the room there is, but for as many points at each side as the property at `path` says.
  public static func inset(_ path: KeyPath<DataElement, CGFloat>) -> Self {
    Self { .inset($0[keyPath: path]) }
  }

  /// That part of the room there is.
  public static func ratio(_ value: CGFloat) -> Self { Self { _ in .ratio(value) } }

  /// As large a part of the room as the property at `path` says.
  public static func ratio(_ path: KeyPath<DataElement, CGFloat>) -> Self {
    Self { .ratio($0[keyPath: path]) }
  }
}

extension MarkDimensions: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// So many points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// So many points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
