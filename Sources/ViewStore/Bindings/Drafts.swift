import Synchronization
import Threads
import ViewPlatform

/// What was written through the bindings of one store and is not answered yet, and what the store
/// has published meanwhile.
///
/// Bindings come and go with the bodies that make them. A draft stays here, where every binding to
/// the same part finds it.
final class Drafts {
  private let lock = Lock()
  @exclusivity(unchecked) private var drafts: [DraftKey: AnyObject] = [:]

  /// What hears that the store publishes, and whether it may do so for good.
  @exclusivity(unchecked) private var listener: AnyCancellable?
  @exclusivity(unchecked) private var listensForGood = false

  /// How many are telling the store something now.
  @exclusivity(unchecked) private var writers = 0

  /// A cause that nobody knows any more, to be used again.
  @exclusivity(unchecked) private var spareCause: Cause?

  /// How many drafts there are, for the many who ask when there is none.
  private let count = Atomic<Int>(0)
  private let publicationCount = Atomic<Int>(0)

  /// Whether what the store announces now is only that something was written: no news of its own.
  private let isAnnouncing = Atomic<Bool>(false)

  /// How often the store has published since somebody wrote to it first.
  var publications: Int { publicationCount.load(ordering: .acquiring) }

  /// The draft of a part, if there is one.
  subscript(key: DraftKey) -> AnyObject? {
    if count.load(ordering: .acquiring) == 0 { return nil }
    return lock.withLock { drafts[key] }
  }

  /// Keeps `draft` as that of its part.
  func insert(_ draft: AnyObject, for key: DraftKey) {
    let former = lock.withLock {
      defer { count.store(drafts.count, ordering: .releasing) }
      return drafts.updateValue(draft, forKey: key)
    }
    withExtendedLifetime(former) {}
  }

  /// Forgets `draft`, unless there is a newer one in its place.
  func remove(_ draft: AnyObject, for key: DraftKey) {
    let ending = lock.withLock {
      if drafts[key] === draft { drafts[key] = nil }
      count.store(drafts.count, ordering: .releasing)
      return endingListener()
    }
    ending?.cancel()
  }
}

// MARK: While something is written

extension Drafts {
  /// Begins to tell the store something; returns what it is the cause of.
  func beginWriting(to adapter: some StoreAdapter) -> Cause {
    let (cause, isListening) = lock.withLock { () -> (Cause?, Bool) in
      writers += 1
      defer { spareCause = nil }
      return (spareCause, listener != nil)
    }
    if !isListening { listen(to: adapter) }
    cause?.renew()
    return cause ?? Cause()
  }

  /// Ends what `beginWriting(to:)` began.
  func endWriting(_ cause: inout Cause) {
    // What was scheduled meanwhile, or a task that was begun, may still know it.
    let isFree = isKnownUniquelyReferenced(&cause)
    let ending = lock.withLock { [cause] in
      writers -= 1
      if isFree { spareCause = cause }
      return endingListener()
    }
    ending?.cancel()
  }

  /// The usual publisher does not keep its store alive, so that one may listen to it for good.
  private func listen(to adapter: some StoreAdapter) {
    let usual = adapter.store.objectWillChange as? ObservableObjectPublisher
    let note = { [weak self] in self?.notePublication() ?? () }
    let token = usual?.sink(receiveValue: note) ?? adapter.changes.sink(receiveValue: note)
    let isKept = lock.withLock {
      guard listener == nil else { return false }
      (listener, listensForGood) = (token, usual != nil)
      return true
    }
    if !isKept { token.cancel() }
  }

  private func endingListener() -> AnyCancellable? {
    guard !listensForGood, writers == 0, drafts.isEmpty else { return nil }
    defer { listener = nil }
    return listener
  }

  private func notePublication() {
    if isAnnouncing.load(ordering: .relaxed) { return }
    Cause.current?.noteAnswer()
    publicationCount.wrappingAdd(1, ordering: .acquiringAndReleasing)
  }

  /// Has views look at `store` again. One with a publisher of its own kind announces for itself.
  func announce(_ store: some ObservableObject) {
    isAnnouncing.store(true, ordering: .relaxed)
    (store.objectWillChange as? ObservableObjectPublisher)?.send()
    isAnnouncing.store(false, ordering: .relaxed)
  }
}
