/// A shape that is made of one other, and takes the room that the other would take.
protocol ShapeOfAnother: Shape {
  associatedtype Base: Shape

  /// The other one.
  nonisolated var base: Base { get set }
}
