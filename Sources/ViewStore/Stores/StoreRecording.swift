import StateEvents
import Threads
import ViewPlatform

extension ViewStore {
  /// Lets recorders of states see this store's from now on, and returns the store.
  ///
  /// A store is a class of your own, of which nobody hears before something asks for a binding to it
  /// or a part of it. One that has neither says so by itself:
  /// `@StateObject var store = GalleryStore().recorded()`.
  @_disfavoredOverload
  public func recorded() -> Self {
    _ = ViewStoreAdapter(self).registry
    return self
  }
}

extension Store {
  /// Lets recorders of states see this store's from now on, and returns the store.
  public func recorded() -> Self {
    _ = PublishingStoreAdapter(self).registry
    return self
  }
}

extension StoreRegistry {
  /// Makes what tells of the store's states, once.
  func letBeRecorded(_ adapter: some StoreAdapter) {
    let source = recording.withLock { recording -> (any StateSource & HoldsBack)? in
      if recording != nil { return nil }
      let source = StoreRecording(adapter)
      recording = source
      return source
    }
    if let source { StateSources.add(source) }
  }
}

/// Tells of the states of a store while somebody records. It does not keep the store alive.
final class StoreRecording<Adapter: StoreAdapter>: StateSource, StateSubject, HoldsBack {
  let identity: ObjectIdentifier
  fileprivate let store: WeakAdapter<Adapter>
  fileprivate let progress = Guarded(Progress())

  fileprivate struct Progress {
    var last: Adapter.State?
    var tokens: [AnyCancellable] = []

    /// What is to be done when the past is seen no more; `nil` while it is not seen.
    var held: [() -> Void]?
  }

  init(_ adapter: Adapter) {
    identity = ObjectIdentifier(adapter.store)
    store = WeakAdapter(adapter)
  }

  var presentState: Any? { store.adapter?.state }

  func beginTelling() {
    guard let adapter = store.adapter else { return }
    let state = adapter.state
    progress.withLock { $0.last = state }
    let token = adapter.follow { [weak self] in self?.record($0) }
    progress.withLock { $0.tokens = [token] }
  }

  func endTelling() {
    let outlived = progress.withLock { progress in
      defer { (progress.last, progress.tokens) = (nil, []) }
      return progress
    }
    withExtendedLifetime(outlived) {}
  }

  private func record(_ state: Adapter.State) {
    // A store publishes whenever anything of it changes, and some what they have published before.
    // What is seen of the past is no change.
    let last = progress.withLock { $0.held == nil ? $0.last : nil }
    guard let last, !areEqual(last, state) else { return }
    progress.withLock { $0.last = state }
    let told = Told()
    defer { told.end() }
    StateEvents.tell(
      StateChange(
        told.number, of: self, from: last, to: state, by: Telling.action, because: told.cause,
        at: presentMoment()))
  }
}

// MARK: Showing the past

/// Keeps what is to be done while a store shows its past.
protocol HoldsBack {
  /// Keeps `body` where that is so. Returns whether it is.
  func holdBack(_ body: @escaping () -> Void) -> Bool
}

extension StoreRecording {
  private var property: StateProperty<Adapter.State>? {
    store.adapter.flatMap { StateProperty(of: $0.store) }
  }

  var canShow: Bool { property != nil }

  var isPart: Bool { store.adapter?.store is any StoreOfPart }

  func show(_ state: Any, with memory: Any?) -> Bool {
    guard let state = state as? Adapter.State, let property else { return false }
    progress.withLock { if $0.held == nil { $0.held = [] } }
    property.show(state)
    // What is called so may not be what the store says its state is.
    if let seen = store.adapter?.state, areEqual(seen, state) { return true }
    resume()
    return false
  }

  func resume() {
    let property = property
    let held = progress.withLock { progress in
      defer { progress.held = nil }
      return progress.held
    }
    property?.resume()
    for body in held ?? [] { body() }
  }

  func goOn() {
    let property = property
    let outlived = progress.withLock { progress in
      defer { progress.held = nil }
      return progress.held
    }
    property?.goOn()
    withExtendedLifetime(outlived) {}
  }

  func holdBack(_ body: @escaping () -> Void) -> Bool {
    progress.withLock { progress in
      progress.held?.append(body)
      return progress.held != nil
    }
  }
}
