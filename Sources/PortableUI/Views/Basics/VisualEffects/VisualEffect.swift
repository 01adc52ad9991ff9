public import Foundation

/// What is done to how a view is drawn; layout never notices.
///
/// Begin with the ``EmptyVisualEffect`` that `visualEffect(_:)` hands over, and call on it what views have as
/// well: `offset`, `opacity`, `scaleEffect`.
public protocol VisualEffect: Sendable, Animatable {}

/// Nothing is done.
public struct EmptyVisualEffect: VisualEffect {
  /// The effect.
  public init() {}
}

extension VisualEffect {
  /// The view drawn as far aside.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset(x: Double(offset.width), y: Double(offset.height)))
  }

  /// The view drawn as far aside.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// The view drawn larger or smaller around `anchor`.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale(x: Double(x), y: Double(y), anchor))
  }

  /// The view drawn larger or smaller around `anchor`.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// The view drawn larger or smaller around `anchor`.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// The view drawn turned around `anchor`.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.turn(angle.radians, anchor))
  }

  /// The view turned around a line in the room, as it is seen from the front; see the modifier of views of
  /// the same name.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .room(
        RoomTurn(
          angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// The view drawn where `transform` moves its points, counted from its corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.plane(transform))
  }
}

extension VisualEffect {
  /// The view as a whole more or less transparent, from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    changing { $0.opacity *= Showable.number(opacity, in: 0...1, usual: 1) }
  }

  /// The view out of focus: each point of it spreads by `radius`. Its edge is always soft.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    let radius = Showable.number(Double(radius), in: Showable.spreads, usual: 0)
    // Two spreads one after the other make one whose square is the sum of theirs.
    return changing { $0.blur = ($0.blur * $0.blur + radius * radius).squareRoot() }
  }

  /// The view brighter by `amount`, from -1 to 1.
  public func brightness(_ amount: Double) -> some VisualEffect { filtering(.brightness(amount)) }

  /// The view's colours further from grey; nearer to it below 1.
  public func contrast(_ amount: Double) -> some VisualEffect { filtering(.contrast(amount)) }

  /// The view more colourful; less so below 1.
  public func saturation(_ amount: Double) -> some VisualEffect { filtering(.saturation(amount)) }

  /// The view in shades of grey, by as much as `amount`, from 0 to 1.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    filtering(.saturation(1 - amount))
  }

  /// The view with all hues turned round the wheel.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { filtering(.hueRotation(angle)) }

  private func filtering(_ filter: ColorFilter) -> EffectLook {
    changing { $0.filter = ($0.filter ?? .none).followed(by: filter) }
  }

  private func adding(_ step: EffectStep) -> EffectLook { changing { $0.plane.steps.append(step) } }

  private func changing(_ change: (inout EffectLook) -> Void) -> EffectLook {
    var look = look
    change(&look)
    return look
  }

  /// What comes of the effect.
  var look: EffectLook { self as? EffectLook ?? EffectLook() }
}
