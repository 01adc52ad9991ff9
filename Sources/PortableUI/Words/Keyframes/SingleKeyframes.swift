public import Foundation

/// On to a value along a curve, which is straight where nothing is said.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  let steps: [KeyframeStep<Value.AnimatableData>]

  /// On to `to` in `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    steps = [KeyframeStep(to: to.animatableData, duration: duration, .line(timingCurve))]
  }
}

/// On to a value so that the speed never jumps between keyframes of this kind.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  let steps: [KeyframeStep<Value.AnimatableData>]

  /// On to `to` in `duration` seconds; the speeds at both ends follow from the keyframes around, where
  /// nothing is said.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    steps = [
      KeyframeStep(
        to: to.animatableData, duration: duration,
        .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    ]
  }
}

/// On to a value as a spring pulls.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  let steps: [KeyframeStep<Value.AnimatableData>]

  /// On to `to` in `duration` seconds, or for as long as the spring takes to come to rest. It goes on as
  /// fast as the keyframe before ended, where nothing is said.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    steps = [
      KeyframeStep(
        to: to.animatableData, duration: duration ?? spring.settlingDuration,
        .spring(spring, start: startVelocity?.animatableData))
    ]
  }
}

/// To a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  let steps: [KeyframeStep<Value.AnimatableData>]

  /// To `to`.
  public init(_ to: Value) {
    steps = [KeyframeStep(to: to.animatableData, duration: 0, .move)]
  }
}
