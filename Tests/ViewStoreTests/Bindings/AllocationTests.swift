import CAllocationCounter
import Testing
import ViewStore

/// What bindings cost in memory: a body makes them anew each time.
@Suite(.enabled(if: allocations_are_counted() == 1, "A sanitizer brings its own allocator."))
@MainActor
struct BindingAllocationTests {
  private let store = AlbumStore()

  /// What `act` allocates on this thread each time, caches being warm.
  private func allocations(_ act: () -> Void) -> Int {
    act()
    let before = thread_allocation_count()
    for _ in 1...100 { act() }
    return (thread_allocation_count() - before) / 100
  }

  @Test func `a binding is made of few blocks`() {
    let path = allocations { _ = /AlbumStore.Action.search }
    let value = allocations {
      _ = store.makeBinding(viewStateKeyPath: \.text, actionCasePath: /AlbumStore.Action.search)
    }
    #expect(value - path <= 6)
    let change = allocations {
      _ = store.makeBinding(
        viewStateKeyPath: \.showsCount, actionCasePath: /AlbumStore.Action.flipShowsCount)
    }
    #expect(change - path <= 8)
    let subject = allocations {
      _ = store.makeBinding(viewStateKeyPath: \.text, publisher: store.text)
    }
    #expect(subject <= 6)
  }

  @Test func `one that is written and read costs four blocks at most`() {
    let store = HandStore()
    store.act = { text, store in store.viewState.text = text }
    let text = store.makeBinding(viewStateKeyPath: \.text, actionCasePath: /String.self)
    var (isLake, wrong) = (false, 0)
    let cost = allocations {
      isLake.toggle()
      text.wrappedValue = isLake ? "lake" : "hill"
      if text.wrappedValue != (isLake ? "lake" : "hill") { wrong += 1 }
    }
    #expect(wrong == 0)
    #expect(cost <= 4)
  }

  @Test func `reading one costs none`() {
    let text = store.makeBinding(viewStateKeyPath: \.text, publisher: store.text)
    #expect(allocations { _ = text.wrappedValue } == 0)
  }
}
