public import Foundation

/// A pointer that comes down, moves, and comes up again elsewhere.
public struct DragGesture {
  /// How far the pointer has to move before it counts.
  public var minimumDistance: CGFloat

  /// From where places are counted.
  public var coordinateSpace: CoordinateSpace

  /// A pointer that moves that far; places are counted from the corner of `coordinateSpace`.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// A pointer that moves that far; places are counted from the corner of `coordinateSpace`.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture, PrimitiveGesture, PrimitiveOwner {
  /// It is made of no others.
  public typealias Body = Never

  func makeRecognizer() -> RecognizerOf<DragGesture> { DragRecognizer(self) }
}

extension DragGesture {
  /// Where a drag is, where it came from and how fast it is.
  public struct Value: Equatable, Sendable {
    /// When the pointer was there.
    public var time: Date

    /// Where the pointer is.
    public var location: CGPoint

    /// Where it came down.
    public var startLocation: CGPoint

    /// How far it has come since then.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// How far it would come in a second.
    public var velocity: CGSize

    /// Where it would come to rest if it were let go of now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would have come then.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }
}

private final class DragRecognizer: RecognizerOf<DragGesture> {
  private var start: (global: CGPoint, location: CGPoint)?
  private var isActive = false

  /// Where the pointer was a moment ago, and since then.
  private var trace: [(time: Double, location: CGPoint)] = []

  /// How long that moment is: a pointer that rested so long has no speed.
  private static let moment = 0.1

  override var awaitsMoves: Bool { true }

  override func handle(_ event: GestureEvent) -> GestureStep<DragGesture.Value> {
    switch event.kind {
    case .pointer(.down):
      start = (event.place.global, event.place.point(in: gesture.coordinateSpace))
      return step(event)
    case .pointer(.move): return step(event)
    case .pointer(.up):
      guard case .active(let value) = step(event).phase else { return GestureStep(phase: .failed) }
      return GestureStep(phase: .ended(value))
    case .pointer: return GestureStep(phase: .failed)
    case .deadline: return GestureStep(phase: isActive ? value(event) : .possible(nil))
    }
  }

  private func step(_ event: GestureEvent) -> GestureStep<DragGesture.Value> {
    guard let start else { return GestureStep(phase: .failed) }
    trace.append((event.time, event.place.point(in: gesture.coordinateSpace)))
    trace.removeAll { $0.time < event.time - Self.moment }
    let distance = start.global.distance(to: event.place.global)
    isActive = isActive || distance >= Double(gesture.minimumDistance)
    return GestureStep(phase: isActive ? value(event) : .possible(nil))
  }

  private func value(_ event: GestureEvent) -> GesturePhase<DragGesture.Value> {
    guard let start, let now = trace.last else { return .failed }
    return .active(
      DragGesture.Value(
        time: event.date, location: now.location, startLocation: start.location,
        velocity: velocity))
  }

  private var velocity: CGSize {
    guard let then = trace.first, let now = trace.last, now.time > then.time else { return .zero }
    let seconds = now.time - then.time
    return CGSize(
      width: (now.location.x - then.location.x) / seconds,
      height: (now.location.y - then.location.y) / seconds)
  }
}
