public import PortableCombine
import Threads

/// A subscriber that draws what it receives; `TestScheduler` makes one.
public final class MarbleRecorder<Input, Failure: Error>: Subscriber, Cancellable {
  private struct State {
    var moments: [MarbleDiagram.Moment] = []
    var isOver = false
    var subscription: (any Subscription)?
  }

  private let state = Guarded(State())
  private let name: (Input) -> String
  private let now: () -> Int

  init(name: @escaping (Input) -> String, now: @escaping () -> Int) {
    self.name = name
    self.now = now
  }

  /// What happened, up to now or to the end of the stream; see ``MarbleDiagram`` for the notation.
  public var marbles: String {
    let step = now()
    return state.withLock { state in
      MarbleDiagram(moments: state.moments, length: state.isOver ? 0 : step).description
    }
  }

  /// Cancels the subscription, and keeps the drawing.
  public func cancel() { forgetSubscription()?.cancel() }

  /// Asks for everything.
  public func receive(subscription: any Subscription) {
    state.withLock { $0.subscription = subscription }
    subscription.request(.unlimited)
  }

  /// Draws a value.
  public func receive(_ input: Input) -> Subscribers.Demand {
    draw(.value(name(input)))
    return .none
  }

  /// Draws the end.
  public func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: draw(.finished)
    case .failure: draw(.failure)
    }
    state.withLock { $0.isOver = true }
    _ = forgetSubscription()
  }

  private func forgetSubscription() -> (any Subscription)? {
    state.withLock { state in
      defer { state.subscription = nil }
      return state.subscription
    }
  }

  private func draw(_ event: MarbleDiagram.Event) {
    let step = now()
    state.withLock { state in
      if let last = state.moments.indices.last, state.moments[last].step == step {
        state.moments[last].events.append(event)
      } else {
        state.moments.append(.init(step: step, events: [event]))
      }
    }
  }
}
