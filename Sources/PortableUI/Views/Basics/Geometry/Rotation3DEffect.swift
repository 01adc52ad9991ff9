public import Foundation

nonisolated extension View {
  /// The view turned by `angle` around a line through `anchor` and `anchorZ` above it, as it is seen from the
  /// front. What is around the view does not notice.
  ///
  /// `axis` says which way the line goes: to the right, down, and out of the screen. What turns away becomes
  /// smaller with `perspective`.
  ///
  /// Views stay in the plane: of a view that is turned out of it, what is drawn is what comes nearest to it
  /// around the middle. Its edges stay side by side.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let turn = RoomTurn(
      angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return layer(.looking(LayerLooks(transform: DrawnTransform(effect: turn))))
  }
}

/// A turn around a line in the room.
struct RoomTurn: PlaneEffect, Equatable {
  var radians: Double
  private let axis: SIMD3<Double>
  private let anchor: UnitPoint
  private let height, perspective: Double

  init(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint,
    anchorZ: CGFloat, perspective: CGFloat
  ) {
    radians = Showable.number(angle.radians, in: Showable.turns, usual: 0)
    self.axis = SIMD3(axis.x, axis.y, axis.z)
    self.anchor = anchor
    height = Showable.coordinate(anchorZ)
    self.perspective = Showable.number(perspective, in: 0...1_000, usual: 1)
  }

  nonisolated var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }

  nonisolated func transform(in size: CGSize) -> ProjectionTransform {
    guard let axis = direction else { return ProjectionTransform() }
    let eye = max(size.width, size.height) / perspective
    let (right, down, out) = (
      turned(SIMD3(1, 0, 0), around: axis), turned(SIMD3(0, 1, 0), around: axis),
      turned(SIMD3(0, 0, -height), around: axis)
    )
    func depth(_ height: Double) -> Double { eye > 0 && eye.isFinite ? -height / eye : 0 }
    var turn = ProjectionTransform()
    (turn.m11, turn.m12, turn.m13) = (right.x, right.y, depth(right.z))
    (turn.m21, turn.m22, turn.m23) = (down.x, down.y, depth(down.z))
    (turn.m31, turn.m32, turn.m33) = (out.x, out.y, 1 + depth(out.z + height))
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return ProjectionTransform(CGAffineTransform(translationX: -x, y: -y))
      .concatenating(turn)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: x, y: y)))
  }

  /// The line, one point long; `nil` where it goes nowhere.
  private nonisolated var direction: SIMD3<Double>? {
    let length = (axis * axis).sum().squareRoot()
    return length > 0 && length.isFinite ? axis / length : nil
  }

  /// `point`, turned around the line: by Rodrigues' formula.
  private nonisolated func turned(_ point: SIMD3<Double>, around axis: SIMD3<Double>) -> SIMD3<
    Double
  > {
    let across = SIMD3(
      axis.y * point.z - axis.z * point.y, axis.z * point.x - axis.x * point.z,
      axis.x * point.y - axis.y * point.x)
    let along = axis * (axis * point).sum()
    return along + (point - along) * cos(radians) + across * sin(radians)
  }
}
