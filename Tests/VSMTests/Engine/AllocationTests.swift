import CAllocationCounter
import Testing
import VSM

/// What states cost in memory. It is the same in debug builds, so that it can be counted.
@Suite(.enabled(if: allocations_are_counted() == 1, "A sanitizer brings its own allocator."))
@MainActor
struct AllocationTests {
  /// What `act` allocates on this thread, done 1,000 times after once to warm caches up.
  private func allocations(_ act: (Int) -> Void) -> Int {
    act(0)
    let before = thread_allocation_count()
    for number in 1...1_000 { act(number) }
    return thread_allocation_count() - before
  }

  @Test(arguments: 0...2)
  func `a state costs no allocation, whoever listens`(count: Int) {
    let container = StateContainer(state: -1)
    var sum = 0
    let tokens = (0..<count).map { _ in container.$state.sink { sum &+= $0 } }
    #expect(allocations { container.observe($0) } == 0)
    #expect(container.state == 1_000)
    #expect(sum == count * 500_499)
    withExtendedLifetime(tokens) {}
  }

  @Test func `a state is told of before and after, without an allocation`() {
    let container = StateContainer(state: -1)
    let tokens = [container.willSetPublisher, container.didSetPublisher].map { $0.sink { _ in } }
    #expect(allocations { container.observe($0) } == 0)
    withExtendedLifetime(tokens) {}
  }

  @Test func `a value of an observed subject costs no allocation`() {
    let container = StateContainer(state: -1)
    let subject = PassthroughSubject<Int, Never>()
    container.observe(subject)
    #expect(allocations { subject.send($0) } == 0)
    #expect(container.state == 1_000)
  }

  @Test func `a container is two objects`() {
    #expect(allocations { _ = StateContainer(state: $0) } == 2_000)
  }

  private enum Profile {
    case loading
    case loaded(name: String, age: Int)
  }

  // Some C libraries hand out 8 bytes more.
  @Test func `a container is 200 bytes, also when it was read`() {
    var containers: [StateContainer<Profile>] = []
    containers.reserveCapacity(1_000)
    let before = thread_allocated_bytes()
    for _ in 0..<1_000 { containers.append(StateContainer(state: .loading)) }
    for container in containers { if case .loaded = container.state { Issue.record("loaded") } }
    #expect((thread_allocated_bytes() - before) / 1_000 <= 208)
  }

  @Test func `calls of one debounced group leave nothing`() {
    let container = StateContainer(state: -1)
    // What is made once for all groups is no part of it.
    container.observe(-2, debounced: .seconds(60))
    let before = thread_allocated_bytes()
    _ = allocations { container.observe($0, debounced: .seconds(60)) }
    // The last call, the group and its alarm: not what 1,000 calls would take.
    #expect(thread_allocated_bytes() - before < 10_000)
    container.cancel()
  }
}
