// Shapes that are made of others go along with the container where one of those does.

extension _InsetOf: ContainerBound where Base: ContainerBound {
  nonisolated var room: ContainerRoom? {
    get { base.room }
    set { base.room = newValue }
  }
  nonisolated var isBound: Bool { base.isBound }
}

extension ContainerBound where Self: ShapeOfAnother, Base: ContainerBound {
  nonisolated var room: ContainerRoom? {
    get { base.room }
    set { base.room = newValue }
  }
  nonisolated var isBound: Bool { base.isBound }
}

extension OffsetShape: ContainerBound where Content: ContainerBound {}
extension RotatedShape: ContainerBound where Content: ContainerBound {}
extension ScaledShape: ContainerBound where Content: ContainerBound {}
extension TransformedShape: ContainerBound where Content: ContainerBound {}
extension SizedShape: ContainerBound where Content: ContainerBound {}
extension TrimmedShape: ContainerBound where Base: ContainerBound {}
extension StrokedShape: ContainerBound where Base: ContainerBound {}

extension CombinedShape: ContainerBound {
  nonisolated var room: ContainerRoom? {
    get { (first as? any ContainerBound)?.room ?? (second as? any ContainerBound)?.room }
    set { (first, second) = (first.bound(to: newValue), second.bound(to: newValue)) }
  }
  nonisolated var isBound: Bool { first.isContainerBound || second.isContainerBound }
}

extension AnyShape: ContainerBound {
  nonisolated var room: ContainerRoom? {
    get { (shape as? any ContainerBound)?.room }
    set { shape = shape.bound(to: newValue) }
  }

  // It may become another shape, which does.
  nonisolated var isBound: Bool { true }
}

extension Outline {
  /// Whether it goes along with the shape of what it stands in.
  var isBound: Bool { shape.isContainerBound }

  /// The same where it stands in `room`.
  func bound(to room: ContainerRoom?) -> Outline { Outline(shape.bound(to: room)) }
}
