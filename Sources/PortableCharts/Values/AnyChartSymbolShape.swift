public import Foundation
public import PortableUI

/// A shape for points whose type is forgotten.
public struct AnyChartSymbolShape: Sendable {
  private let shape: any ChartSymbolShape

  /// Forgets the type of `shape`.
  public init<S: ChartSymbolShape>(_ shape: S) { self.shape = shape }
}

extension AnyChartSymbolShape: ChartSymbolShape {
  /// It does not move from one shape to another.
  public typealias AnimatableData = EmptyAnimatableData

  /// The same as that of the shape.
  public nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  /// The shape in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
