/// Two gestures that are made at the same time, or one of them.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// One of them.
  public var first: First

  /// The other one.
  public var second: Second

  /// Two gestures of which none hinders the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What both tell.
  public struct Value {
    /// What the first tells, if it does.
    public var first: First.Value?
    /// What the second tells, if it does.
    public var second: Second.Value?
  }
}

extension SimultaneousGesture: Gesture {
  /// It recognizes by itself.
  public typealias Body = Never
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: PairGesture {
  func makeRecognizer() -> RecognizerOf<Self> { SimultaneousRecognizer(self) }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<SimultaneousGesture<First, Second>>
{
  private var one = GesturePhase<First.Value>.possible(nil)
  private var two = GesturePhase<Second.Value>.possible(nil)

  override func handle(_ event: GestureEvent) -> GestureStep<
    SimultaneousGesture<First, Second>.Value
  > {
    var effects: [GestureEffect] = []
    if isFirstGoing {
      let step = first.handle(event)
      one = step.phase
      effects += step.effects
      isFirstGoing = !one.state.isOver
    }
    if isSecondGoing {
      let step = second.handle(event)
      two = step.phase
      effects += step.effects
      isSecondGoing = !two.state.isOver
    }
    return GestureStep(phase: phase, effects: effects)
  }

  private var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let value = SimultaneousGesture<First, Second>.Value(first: one.value, second: two.value)
    let states = [one.state, two.state]
    if states.allSatisfy(\.isOver) { return states.contains(.ended) ? .ended(value) : .failed }
    if states.contains(.active) || states.contains(.ended) { return .active(value) }
    return .possible(one.value == nil && two.value == nil ? nil : value)
  }
}

nonisolated extension Gesture {
  /// This gesture and `other`, of which none hinders the other.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
