import Foundation
package import LayoutEngine

/// How a layer is moved, stretched, turned and sheared; layout does not notice. Its size is not known yet.
package struct DrawnTransform: Equatable {
  let effect: any PlaneEffect

  /// Where points of a layer of `size` are drawn, as far as it can be shown.
  package func transform(in size: Size) -> CGAffineTransform {
    let room = CGSize(width: size.width, height: size.height)
    let flat = effect.transform(in: room).flat(
      around: CGPoint(x: room.width / 2, y: room.height / 2))
    func part(_ part: CGFloat, usual: Double) -> CGFloat {
      Showable.number(part, in: Showable.scales, usual: usual)
    }
    return CGAffineTransform(
      a: part(flat.a, usual: 1), b: part(flat.b, usual: 0), c: part(flat.c, usual: 0),
      d: part(flat.d, usual: 1), tx: Showable.coordinate(flat.tx),
      ty: Showable.coordinate(flat.ty))
  }

  package static func == (lhs: DrawnTransform, rhs: DrawnTransform) -> Bool {
    isSurelyEqual(lhs.effect, rhs.effect)
  }
}

/// Says where the points of a layer are drawn.
protocol PlaneEffect: Animatable, Sendable {
  nonisolated func transform(in size: CGSize) -> ProjectionTransform
}
