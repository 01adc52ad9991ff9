import Testing
import VSM

/// Types that stand in for a container.
@MainActor
struct MockTests {
  enum State { case off, on }

  /// Counts what it is asked for, and leaves the rest to a container.
  final class Mock: StateContaining {
    private let container: StateContainer<State>
    var performed: [Bool] = []
    var refreshed = 0
    var cancelled = 0

    init(state: State) { container = StateContainer(state: state) }

    var state: State { container.state }
    var willSetPublisher: AnyPublisher<State, Never> { container.willSetPublisher }
    var didSetPublisher: AnyPublisher<State, Never> { container.didSetPublisher }

    func perform(_ action: StateAction<State>, debounced: Debounce?) {
      performed.append(debounced != nil)
      container.perform(action, debounced: nil)
    }

    nonisolated(nonsending) func refresh(_ action: StateAction<State>) async {
      refreshed += 1
      await container.refresh(action)
    }

    func cancel() { cancelled += 1 }

    func bind<Value>(
      _ part: KeyPath<State, Value>,
      performing action: @escaping (State, Value) -> StateAction<State>
    ) -> Binding<Value> {
      container.bind(part, performing: action)
    }
  }

  /// Code that works with a container and with what stands in for one.
  private func toggle(_ switches: some StateContaining<State>) async {
    switches.observe(.on)
    switches.observe(.off, debounced: 1)
    switches.observe { Just(State.on) }
    await switches.refresh(state: { .off })
    switches.bind(\.self, to: { $1 }).wrappedValue = .on
    switches.cancel()
  }

  @Test func `a mock is asked for everything, and needs few functions`() async {
    let mock = Mock(state: .off)
    await toggle(mock)
    #expect(mock.performed == [false, true, false])
    #expect(mock.refreshed == 1)
    #expect(mock.cancelled == 1)
    #expect(mock.state == .on)
    await toggle(StateContainer(state: .off))
  }

  @Test func `the old name of a publisher is the one after the change`() {
    let container = StateContainer(state: State.off)
    var told: [State] = []
    let token = (container as any OldPublishing).old.sink { _ in told.append(container.state) }
    container.observe(.on)
    #expect(told == [.off, .on])
    withExtendedLifetime(token) {}
  }
}

/// Lets a test use what is deprecated, without being warned.
@MainActor
private protocol OldPublishing {
  var old: AnyPublisher<MockTests.State, Never> { get }
}

extension StateContainer: @MainActor OldPublishing where State == MockTests.State {
  @available(*, deprecated)
  fileprivate var old: AnyPublisher<MockTests.State, Never> { publisher }
}
