/// Two gestures of which one is made: the first, or else the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The one that comes first.
  public var first: First

  /// The one that counts where the first was not made.
  public var second: Second

  /// A gesture, and one that counts where that was not made.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What is told.
  public enum Value {
    /// By the first gesture.
    case first(First.Value)
    /// By the second one.
    case second(Second.Value)
  }
}

extension ExclusiveGesture: Gesture {
  /// It recognizes by itself.
  public typealias Body = Never
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: PairGesture {
  func makeRecognizer() -> RecognizerOf<Self> { ExclusiveRecognizer(self) }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<ExclusiveGesture<First, Second>>
{
  private typealias Value = ExclusiveGesture<First, Second>.Value
  private var one = GesturePhase<First.Value>.possible(nil)
  private var two = GesturePhase<Second.Value>.possible(nil)

  /// What the second wants to be called once the first has failed.
  private var held: [GestureEffect] = []

  override func handle(_ event: GestureEvent) -> GestureStep<ExclusiveGesture<First, Second>.Value>
  {
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
      if two.state == .failed { held = [] }
      held += step.effects
      isSecondGoing = !two.state.isOver
    }
    switch one.state {
    case .active, .ended:
      dropSecond(&effects)
      return GestureStep(phase: one.map { Value.first($0) }, effects: effects)
    case .failed:
      return GestureStep(phase: two.map { Value.second($0) }, effects: effects + releaseSecond())
    case .possible: return undecided(effects)
    }
  }

  private func undecided(
    _ effects: [GestureEffect]
  ) -> GestureStep<ExclusiveGesture<First, Second>.Value> {
    var effects = effects
    switch two.state {
    case .possible, .failed:
      effects += releaseSecond()
      let value = one.value.map { Value.first($0) } ?? two.value.map { Value.second($0) }
      return GestureStep(phase: .possible(value), effects: effects)
    case .active, .ended:
      if first.isWaitedFor { return GestureStep(phase: .possible(nil), effects: effects) }
      effects += first.cancel()
      (one, isFirstGoing) = (.failed, false)
      return GestureStep(phase: two.map { Value.second($0) }, effects: effects + releaseSecond())
    }
  }

  private func releaseSecond() -> [GestureEffect] {
    defer { held = [] }
    return held
  }

  private func dropSecond(_ effects: inout [GestureEffect]) {
    held = []
    guard isSecondGoing || two.state == .ended else { return }
    effects += second.cancel()
    (two, isSecondGoing) = (.failed, false)
  }
}

nonisolated extension Gesture {
  /// This gesture or, where it was not made, `other`.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
