import Threads
import ViewPlatform

extension ViewStore {
  /// Calls `body` with each state that follows the present one, until what is returned is released.
  ///
  /// A state that is told again as it was does not count, where states can be compared. Where the system
  /// tells only before a change, the state is looked at in a later turn of main.
  package func followNewStates(_ body: @escaping (ViewState) -> Void) -> AnyObject {
    ViewStoreAdapter(self).followNewStates(body)
  }
}

extension Store {
  /// Calls `body` with each state that follows the present one, until what is returned is released.
  ///
  /// A state that is told again as it was does not count, where states can be compared.
  package func followNewStates(_ body: @escaping (State) -> Void) -> AnyObject {
    PublishingStoreAdapter(self).followNewStates(body)
  }
}

extension StoreAdapter {
  /// Calls `body` with the state each time that the store says it has changed. A store publishes whenever
  /// anything of it changes, so it may be the same state. This does not keep the store alive.
  func follow(_ body: @escaping (State) -> Void) -> AnyCancellable {
    if let states { return states.dropFirst().sink(receiveValue: body) }
    let store = WeakAdapter(self)
    let look = { if let state = store.adapter?.state { body(state) } }
    if let changes = didChange(after: self.store.objectWillChange) {
      return changes.sink(receiveValue: look)
    }
    return changes.sink {
      let look = Handover(look)
      laterOnMain { look.content() }
    }
  }

  fileprivate func followNewStates(_ body: @escaping (State) -> Void) -> AnyCancellable {
    let last = Guarded(state)
    return follow { state in
      let old = last.withLock { last in
        defer { last = state }
        return last
      }
      if !areEqual(old, state) { body(state) }
    }
  }
}
