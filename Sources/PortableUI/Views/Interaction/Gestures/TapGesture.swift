public import Foundation

/// One or more taps: a pointer that comes down and up again at the same place, soon after one another.
public struct TapGesture {
  /// How many taps there have to be.
  public var count: Int

  /// So many taps.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture, PrimitiveGesture, PrimitiveOwner {
  /// Nothing is told but that it was done.
  public typealias Value = Void
  /// It is made of no others.
  public typealias Body = Never

  func makeRecognizer() -> RecognizerOf<TapGesture> { TapGestureRecognizer(self) }
}

private final class TapGestureRecognizer: RecognizerOf<TapGesture> {
  private var machine: TapMachine

  override init(_ gesture: TapGesture) {
    machine = TapMachine(count: gesture.count)
    super.init(gesture)
  }

  override var deadline: Double? { machine.deadline }
  override var isWaitedFor: Bool { machine.hasBegun }

  override func handle(_ event: GestureEvent) -> GestureStep<Void> {
    switch machine.advance(event) {
    case .ended: GestureStep(phase: .ended(()))
    case .failed: GestureStep(phase: .failed)
    case .possible, .active: GestureStep(phase: .possible(nil))
    }
  }
}

/// One or more taps, and where the last of them was.
public struct SpatialTapGesture {
  /// How many taps there have to be.
  public var count: Int

  /// From where the place is counted.
  public var coordinateSpace: CoordinateSpace

  /// So many taps, whose place is counted from the corner of `coordinateSpace`.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// So many taps, whose place is counted from the corner of `coordinateSpace`.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Where the taps were.
  public struct Value: Equatable, Sendable {
    /// Where the last tap was.
    public var location: CGPoint
  }
}

extension SpatialTapGesture: Gesture, PrimitiveGesture, PrimitiveOwner {
  /// It is made of no others.
  public typealias Body = Never

  func makeRecognizer() -> RecognizerOf<SpatialTapGesture> { SpatialTapRecognizer(self) }
}

private final class SpatialTapRecognizer: RecognizerOf<SpatialTapGesture> {
  private var machine: TapMachine

  override init(_ gesture: SpatialTapGesture) {
    machine = TapMachine(count: gesture.count)
    super.init(gesture)
  }

  override var deadline: Double? { machine.deadline }
  override var isWaitedFor: Bool { machine.hasBegun }

  override func handle(_ event: GestureEvent) -> GestureStep<SpatialTapGesture.Value> {
    switch machine.advance(event) {
    case .ended:
      let location = event.place.point(in: gesture.coordinateSpace)
      return GestureStep(phase: .ended(SpatialTapGesture.Value(location: location)))
    case .failed: return GestureStep(phase: .failed)
    case .possible, .active: return GestureStep(phase: .possible(nil))
    }
  }
}

extension GesturePlace {
  /// The place, counted from the corner of `space`.
  func point(in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: global
    case .local: local
    case .named(let name):
      box.map { box in
        box.mapOutward { $0.isOrigin(of: name) }.transform(local)
      } ?? global
    }
  }
}
