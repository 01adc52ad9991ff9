import Testing
import ViewStore

private final class WideStore: ViewStore {
  @Published private(set) var viewState = 0
  private let room = InlineRoom()
  func send(_ action: Int) {}
  private struct InlineRoom { let words = (SIMD64<Int>.zero, SIMD64<Int>.zero) }
}

/// What is kept for a store goes with it.
struct StoreLifetimeTests {
  @Test func `a store in the place of one that is gone begins anew`() {
    for _ in 0..<100 {
      let store = HandStore()
      let text = store.makeBinding(viewStateKeyPath: \.text, actionCasePath: /String.self)
      #expect(text.wrappedValue == "")
      text.wrappedValue = "lake"
      #expect(text.wrappedValue == "lake")
    }
  }

  @Test func `what was written to stores that are gone is let go of`() {
    final class Thing {}
    struct Weak { weak var thing: Thing? }
    var things: [Weak] = []
    var stores: [MockStore<Thing, Thing>] = []
    for _ in 0..<1_000 {
      let thing = Thing()
      things.append(Weak(thing: thing))
      let store = MockStore<Thing, Thing>(state: Thing())
      store.makeBinding(stateKeyPath: \.self, actionCasePath: /Thing.self).wrappedValue = thing
      stores.append(store)
    }
    #expect(things.allSatisfy { $0.thing != nil })
    stores = []
    // Larger ones, which do not fit into the places of those.
    let others = (0..<4_000).map { _ in WideStore() }
    for store in others {
      store.makeBinding(viewStateKeyPath: \.self, actionCasePath: /Int.self).wrappedValue = 1
    }
    // It is looked after from time to time, not each time.
    #expect(things.count { $0.thing != nil } < 100)
  }
}
