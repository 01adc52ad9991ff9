public import Foundation

/// A pointer that comes down and stays where it is for a while.
///
/// Its value is `true`: told when the pointer comes down, and at the end, which comes as soon as the
/// time has passed.
public struct LongPressGesture {
  /// How long the pointer has to stay, in seconds.
  public var minimumDuration: Double

  /// How far it may move meanwhile.
  public var maximumDistance: CGFloat

  /// A pointer that stays so long, and moves no farther.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture, PrimitiveGesture, PrimitiveOwner {
  /// Whether the pointer is there.
  public typealias Value = Bool
  /// It is made of no others.
  public typealias Body = Never

  func makeRecognizer() -> RecognizerOf<LongPressGesture> { LongPressRecognizer(self) }
}

private final class LongPressRecognizer: RecognizerOf<LongPressGesture> {
  private var start: (point: CGPoint, end: Double)?

  override var deadline: Double? { start?.end }

  override func handle(_ event: GestureEvent) -> GestureStep<Bool> {
    let point = event.place.global
    switch event.kind {
    case .pointer(.down):
      let end = event.time + max(0, gesture.minimumDuration)
      start = (point, end)
      return GestureStep(phase: end > event.time ? .possible(true) : .ended(true))
    case .pointer(.move):
      guard let start else { return GestureStep(phase: .failed) }
      let isNear = start.point.distance(to: point) <= Double(gesture.maximumDistance)
      return GestureStep(phase: isNear ? .possible(true) : .failed)
    case .deadline:
      guard let start else { return GestureStep(phase: .possible(nil)) }
      return GestureStep(phase: event.time >= start.end ? .ended(true) : .possible(true))
    case .pointer: return GestureStep(phase: .failed)
    }
  }
}

/// A gesture that says when it begins and when it is over, however that comes.
struct PressingGesture<Inner: Gesture> {
  let inner: Inner
  let pressing: ((Bool) -> Void)?
}

extension PressingGesture: WrapperGesture {
  typealias Value = Inner.Value
  typealias Body = Never

  func makeRecognizer() -> RecognizerOf<Self> { PressingRecognizer(self) }
}

private final class PressingRecognizer<Inner: Gesture>: WrapperRecognizer<PressingGesture<Inner>> {
  private var isPressed = false

  /// What was told last: what is to be told may wait for others, and may never be.
  private var told = false

  override func handle(_ event: GestureEvent) -> GestureStep<Inner.Value> {
    var step = inner.handle(event)
    let isPressed = !step.phase.state.isOver
    if isPressed != self.isPressed { step.effects.append { [self] in tell(isPressed) } }
    self.isPressed = isPressed
    return step
  }

  override func cancel() -> [GestureEffect] {
    isPressed = false
    return inner.cancel() + [{ [self] in tell(false) }]
  }

  private func tell(_ isPressed: Bool) {
    guard isPressed != told else { return }
    told = isPressed
    gesture.pressing?(isPressed)
  }
}

nonisolated extension View {
  /// Calls `action` when a pointer has stayed on the view for `minimumDuration` seconds, and
  /// `onPressingChanged` when it comes and when it has left or stayed long enough.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        inner: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance
        )
        .onEnded { _ in action() }, pressing: onPressingChanged))
  }

  /// The same under its older name.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
