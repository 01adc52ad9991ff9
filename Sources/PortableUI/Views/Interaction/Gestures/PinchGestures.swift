public import Foundation

/// Two fingers that move apart or together, on a touchpad or a screen.
public struct MagnifyGesture {
  /// How much larger or smaller it has to become before it counts.
  public var minimumScaleDelta: CGFloat

  /// Fingers that make it larger or smaller by so much at least.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// How far the fingers are apart.
  public struct Value: Equatable, Sendable {
    /// When they were.
    public var time: Date
    /// How many times farther than at first.
    public var magnification: CGFloat
    /// How much more that would be in a second.
    public var velocity: CGFloat
    /// Where the middle between them was at first, as parts of the view's width and height.
    public var startAnchor: UnitPoint
    /// Where that is in the view.
    public var startLocation: CGPoint
  }
}

extension MagnifyGesture: Gesture, PinchGesture, PrimitiveOwner {
  /// It is made of no others.
  public typealias Body = Never

  @MainActor var leastChange: Double { Double(minimumScaleDelta) }
  @MainActor func amount(scale: Double, radians: Double) -> Double { scale }
  @MainActor func value(_ pinch: Pinch) -> Value {
    Value(
      time: pinch.date, magnification: pinch.amount, velocity: pinch.velocity,
      startAnchor: pinch.anchor, startLocation: pinch.location)
  }
}

/// Two fingers that turn around each other, on a touchpad or a screen.
public struct RotateGesture {
  /// How far they have to turn before it counts.
  public var minimumAngleDelta: Angle

  /// Fingers that turn so far at least.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When they were there.
    public var time: Date
    /// How far, clockwise.
    public var rotation: Angle
    /// How much farther that would be in a second.
    public var velocity: Angle
    /// Where the middle between them was at first, as parts of the view's width and height.
    public var startAnchor: UnitPoint
    /// Where that is in the view.
    public var startLocation: CGPoint
  }
}

extension RotateGesture: Gesture, PinchGesture, PrimitiveOwner {
  /// It is made of no others.
  public typealias Body = Never

  @MainActor var leastChange: Double { abs(minimumAngleDelta.radians) }
  @MainActor func amount(scale: Double, radians: Double) -> Double { radians }
  @MainActor func value(_ pinch: Pinch) -> Value {
    Value(
      time: pinch.date, rotation: .radians(pinch.amount), velocity: .radians(pinch.velocity),
      startAnchor: pinch.anchor, startLocation: pinch.location)
  }
}

/// The older ``MagnifyGesture``, which tells nothing but how large it has become.
public struct MagnificationGesture {
  /// How much larger or smaller it has to become before it counts.
  public var minimumScaleDelta: CGFloat

  /// Fingers that make it larger or smaller by so much at least.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture, PinchGesture, PrimitiveOwner {
  /// How many times farther apart than at first.
  public typealias Value = CGFloat
  /// It is made of no others.
  public typealias Body = Never

  @MainActor var leastChange: Double { Double(minimumScaleDelta) }
  @MainActor func amount(scale: Double, radians: Double) -> Double { scale }
  @MainActor func value(_ pinch: Pinch) -> CGFloat { pinch.amount }
}

/// The older ``RotateGesture``, which tells nothing but how far it has turned.
public struct RotationGesture {
  /// How far they have to turn before it counts.
  public var minimumAngleDelta: Angle

  /// Fingers that turn so far at least.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture, PinchGesture, PrimitiveOwner {
  /// How far, clockwise.
  public typealias Value = Angle
  /// It is made of no others.
  public typealias Body = Never

  @MainActor var leastChange: Double { abs(minimumAngleDelta.radians) }
  @MainActor func amount(scale: Double, radians: Double) -> Double { radians }
  @MainActor func value(_ pinch: Pinch) -> Angle { .radians(pinch.amount) }
}
