/// Two gestures of which one begins where the other was done.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The one that is made first.
  public var first: First

  /// The one that begins then.
  public var second: Second

  /// A gesture, and one that begins when it was done.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What is told.
  public enum Value {
    /// The first gesture goes on, and tells this.
    case first(First.Value)
    /// The first was done, and told this; what the second tells, once it does.
    case second(First.Value, Second.Value?)
  }
}

extension SequenceGesture: Gesture {
  /// It recognizes by itself.
  public typealias Body = Never
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: PairGesture {
  func makeRecognizer() -> RecognizerOf<Self> { SequenceRecognizer(self) }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<SequenceGesture<First, Second>>
{
  private typealias Value = SequenceGesture<First, Second>.Value
  private var done: First.Value?
  private var isDown = false

  override init(_ gesture: SequenceGesture<First, Second>) {
    super.init(gesture)
    isSecondGoing = false
  }

  override func handle(_ event: GestureEvent) -> GestureStep<SequenceGesture<First, Second>.Value> {
    follow(event)
    if let done { return goOn(after: done, event, []) }
    let step = first.handle(event)
    isFirstGoing = !step.phase.state.isOver
    guard case .ended(let value) = step.phase else {
      return GestureStep(phase: step.phase.map { Value.first($0) }, effects: step.effects)
    }
    done = value
    isSecondGoing = true
    guard isDown else {
      return GestureStep(phase: .active(.second(value, nil)), effects: step.effects)
    }
    // For the second one the pointer comes down here and now.
    let down = GestureEvent(
      kind: .pointer(.down), time: event.time, date: event.date, place: event.place)
    return goOn(after: value, down, step.effects)
  }

  private func follow(_ event: GestureEvent) {
    switch event.kind {
    case .pointer(.down): isDown = true
    case .pointer(.up), .pointer(.cancel), .pointer(.release): isDown = false
    case .pointer(.move), .pointer(.pinch), .deadline: break
    }
  }

  private func goOn(
    after value: First.Value, _ event: GestureEvent, _ effects: [GestureEffect]
  ) -> GestureStep<SequenceGesture<First, Second>.Value> {
    let step = second.handle(event)
    isSecondGoing = !step.phase.state.isOver
    let all = effects + step.effects
    switch step.phase {
    case .possible(let next): return GestureStep(phase: .active(.second(value, next)), effects: all)
    case .active(let next): return GestureStep(phase: .active(.second(value, next)), effects: all)
    case .ended(let next): return GestureStep(phase: .ended(.second(value, next)), effects: all)
    case .failed: return GestureStep(phase: .failed, effects: all)
    }
  }
}

nonisolated extension Gesture {
  /// This gesture, and `other` once it was done.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
