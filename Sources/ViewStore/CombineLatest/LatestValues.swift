public import Synchronization
public import Threads
public import ViewPlatform

/// The part of combining that knows neither the inputs' types nor the downstream's: what is
/// missing, what is wanted, what is over.
///
/// Values, completions and demand come one at a time. Cancelling does not wait: the flag is raised
/// and every upstream is cancelled on the thread that cancels, while another may be delivering.
@usableFromInline
class LatestValues<Failure: Error>: Serial {
  /// Where all values are, and how to get at each.
  @usableFromInline final let tuple: UnsafeMutableRawPointer
  @usableFromInline final let slots: ContiguousArray<LatestSlot<Failure>>
  @exclusivity(unchecked) private final var isFilled: ContiguousArray<Bool>

  /// What the downstream still wants: all it ever asked for, until every input is connected.
  @exclusivity(unchecked) @usableFromInline final var demand = Subscribers.Demand.none

  /// How many inputs have not sent, and how many have not finished.
  @exclusivity(unchecked) @usableFromInline final var missing: Int
  @exclusivity(unchecked) private final var unfinished: Int

  @usableFromInline final let isOver = Atomic<Bool>(false)

  /// Guards the subscriptions: one per input, until it has finished.
  private final let lock = Lock()
  @exclusivity(unchecked) private final var upstreams: ContiguousArray<(any Subscription)?>

  /// Where glitches are not allowed: see `LatestEvents`.
  @usableFromInline final let watch: Event.Watch?
  @exclusivity(unchecked) fileprivate final var isDue = false
  fileprivate final let learnedRank = Atomic<Int>(0)

  @usableFromInline
  init(
    _ tuple: UnsafeMutableRawPointer, _ slots: ContiguousArray<LatestSlot<Failure>>,
    glitchFree: Bool
  ) {
    self.tuple = tuple
    self.slots = slots
    watch = glitchFree ? Event.Watch() : nil
    isFilled = ContiguousArray(repeating: false, count: slots.count)
    missing = slots.count
    unfinished = slots.count
    upstreams = ContiguousArray(repeating: nil, count: slots.count)
    super.init()
  }

  deinit {
    empty()
    tuple.deallocate()
  }

  /// Sends the tuple on, if it is wanted.
  @usableFromInline
  func send() { preconditionFailure("latest values that nobody receives") }

  @usableFromInline
  func send(completion: Subscribers.Completion<Failure>) {
    preconditionFailure("latest values that nobody receives")
  }

  /// Whether anything may still be sent.
  @inlinable final var isOpen: Bool { !isOver.load(ordering: .acquiring) }

  /// Lets go of all values.
  private final func empty() {
    for index in slots.indices where isFilled[index] {
      isFilled[index] = false
      slots[index].empty(tuple + slots[index].offset)
    }
  }

  /// Ends it all and cancels every upstream. True for whoever ends it.
  private final func close() -> Bool {
    if isOver.exchange(true, ordering: .acquiringAndReleasing) { return false }
    let abandoned = lock.withLock {
      defer { upstreams = [] }
      return upstreams
    }
    for case let upstream? in abandoned { upstream.cancel() }
    return true
  }
}

// MARK: From the inputs

extension LatestValues {
  @usableFromInline
  final func attachInputs() {
    for index in slots.indices where isOpen { slots[index].attach(self, index) }
  }

  final func connect(_ upstream: any Subscription, at index: Int) {
    let isKept = lock.withLock {
      guard isOpen, upstreams[index] == nil else { return false }
      upstreams[index] = upstream
      return true
    }
    guard isKept else { return upstream.cancel() }
    if demand > .none { upstream.request(demand) }
  }

  /// Notes the first value of an input.
  @usableFromInline
  final func fill(_ index: Int) {
    isFilled[index] = true
    missing -= 1
  }

  /// A value is new. Called when there is one of each input.
  @inlinable
  final func changed() {
    if watch == nil { send() } else { waitForEvent() }
  }

  final func finish(_ index: Int) {
    guard isOpen else { return }
    unfinished -= 1
    forget(index)
    finishIfDry()
  }

  final func fail(_ error: Failure, at index: Int) {
    forget(index)
    complete(.failure(error))
  }

  /// Lets go of a subscription that is over, so that nobody cancels it.
  private final func forget(_ index: Int) {
    let forgotten = lock.withLock { () -> (any Subscription)? in
      guard upstreams.indices.contains(index) else { return nil }
      defer { upstreams[index] = nil }
      return upstreams[index]
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Finishes with the last of the inputs, once all that they sent is sent on.
  fileprivate final func finishIfDry() {
    if unfinished == 0 && !isDue { complete(.finished) }
  }

  private final func complete(_ completion: Subscribers.Completion<Failure>) {
    guard close() else { return }
    empty()
    send(completion: completion)
  }
}

// MARK: From downstream

extension LatestValues: Subscription {
  @usableFromInline
  final func request(_ demand: Subscribers.Demand) {
    perform { self.grant(demand) }
  }

  @usableFromInline
  final func grant(_ more: Subscribers.Demand) {
    guard more > .none, isOpen else { return }
    demand += more
    for case let upstream? in lock.withLock({ upstreams }) { upstream.request(more) }
  }

  @usableFromInline
  final func cancel() {
    if close() { perform { self.empty() } }
  }
}

// MARK: Without glitches

extension LatestValues: EventFollower {
  @usableFromInline package final var rank: Int { learnedRank.load(ordering: .relaxed) }

  /// Learns from whom a value came: who feeds this is told first that an event is over.
  ///
  /// It can only have sent something if it was fed before, so it knows its rank by then.
  @usableFromInline
  final func learnRank() {
    guard watch != nil, let other = Event.rankBeingTold, other >= rank else { return }
    learnedRank.store(other + 1, ordering: .relaxed)
  }

  @usableFromInline
  final func waitForEvent() {
    guard !isDue else { return }
    isDue = true
    Event.follow(self)
  }

  @usableFromInline
  package final func eventIsOver() {
    perform { [self] in
      isDue = false
      guard isOpen else { return }
      send()
      finishIfDry()
    }
  }
}
