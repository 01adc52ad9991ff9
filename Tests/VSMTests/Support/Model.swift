import SystemTesting
import VSM

/// Actions of every shape, as a feature would have them.
struct Model: Sendable {
  func word() -> String { "word" }

  func other() -> String { "other" }

  func words() -> AnyPublisher<String, Never> {
    ["first", "last"].publisher.eraseToAnyPublisher()
  }

  func answer() async -> String { "answer" }

  @StateSequenceBuilder
  func loading(behind gate: Gate) -> StateSequence<String> {
    First { "loading" }
    Next {
      await gate.pass()
      return "loaded"
    }
  }
}

/// The kinds of actions that can be observed.
enum Action: CaseIterable {
  case state, function, publisher, lazyPublisher, asyncFunction, stream, lazyStream, lateStream
  case sequence, lazySequence, failing, lateFailing, throwing

  /// Has `container` observe an action of this kind that yields `value`.
  func start(_ value: String, in container: StateContainer<String>) {
    switch self {
    case .state: container.observe(value)
    case .function: container.observe { value }
    case .publisher: container.observe(Just(value))
    case .lazyPublisher: container.observe { Just(value) }
    case .asyncFunction: container.observe { await echo(value) }
    case .stream: container.observe(streamed(value))
    case .lazyStream: container.observe { streamed(value) }
    case .lateStream: container.observe { await streamedLate(value) }
    case .sequence: container.observe(StateSequence({ "loading" }, { await echo(value) }))
    case .lazySequence: container.observe { StateSequence({ "loading" }, { value }) }
    case .failing: container.observe(failingAtOnce(), catch: { _ in value })
    case .lateFailing: container.observe({ await failingLate() }, catch: { _ in value })
    case .throwing: container.observe(failingToAnswer, catch: { $0.other ?? value })
    }
  }

  /// The same, a second after the last call.
  func debounce(_ value: String, in container: StateContainer<String>) {
    switch self {
    case .state: container.observe(value, debounced: 1)
    case .function: container.observe({ value }, debounced: 1)
    case .publisher: container.observe(Just(value), debounced: 1)
    case .lazyPublisher: container.observe({ Just(value) }, debounced: 1)
    case .asyncFunction: container.observe({ await echo(value) }, debounced: 1)
    case .stream: container.observe(streamed(value), debounced: 1)
    case .lazyStream: container.observe({ streamed(value) }, debounced: 1)
    case .lateStream: container.observe({ await streamedLate(value) }, debounced: 1)
    case .sequence:
      container.observe(StateSequence({ "loading" }, { await echo(value) }), debounced: 1)
    case .lazySequence: container.observe({ StateSequence({ "loading" }, { value }) }, debounced: 1)
    case .failing: container.observe({ failingAtOnce() }, catch: { _ in value }, debounced: 1)
    case .lateFailing:
      container.observe({ await failingLate() }, catch: { _ in value }, debounced: 1)
    case .throwing:
      container.observe(failingToAnswer, catch: { $0.other ?? value }, debounced: 1)
    }
  }
}

private func echo(_ value: String) async -> String { value }

private func streamed(_ value: String) -> AsyncStream<String> {
  AsyncStream { continuation in
    continuation.yield(value)
    continuation.finish()
  }
}

private func streamedLate(_ value: String) async -> AsyncStream<String> { streamed(value) }

private struct Failure: Error {
  var other: String?
}

private func failingToAnswer() async throws(Failure) -> String { throw Failure() }

private func failingAtOnce() -> AsyncThrowingStream<String, any Error> {
  AsyncThrowingStream { throw Failure() }
}

private func failingLate() async -> AsyncThrowingStream<String, any Error> { failingAtOnce() }
