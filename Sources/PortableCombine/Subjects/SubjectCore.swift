public import Synchronization
public import Threads

/// What happens to a subject.
@usableFromInline
enum SubjectEvent<Output, Failure: Error> {
  case value(Output)
  case completion(Subscribers.Completion<Failure>)
  case arrival(SubscriberSlot<Output, Failure>)
  case demand(Subscribers.Demand, SubscriberSlot<Output, Failure>)
  case departure(SubscriberSlot<Output, Failure>)
}

/// What a subject is called, by a person with a debugger.
@usableFromInline
enum SubjectKind: String {
  case passthrough = "PassthroughSubject"
  case currentValue = "CurrentValueSubject"
  case published = "PublishedSubject"
  case willChange = "ObservableObjectPublisher"
}

/// The engine of every subject: all its subscribers, and one total order of what it is told.
///
/// Sending takes the turn (see ``Turn``) and walks the subscribers by index, so that it neither copies
/// the list nor allocates. Slots that arrive meanwhile are appended and see the next value; slots
/// that leave are marked and swept afterwards.
@usableFromInline
final class SubjectCore<Output, Failure: Error>: Turn<SubjectEvent<Output, Failure>> {
  @exclusivity(unchecked) @usableFromInline var slots = ContiguousArray<
    SubscriberSlot<Output, Failure>
  >()

  /// How many deliveries are under way, one inside the other.
  @exclusivity(unchecked) @usableFromInline var depth: Int32 = 0

  /// Counts what is delivered, so that a value knows whether one was sent from inside.
  @exclusivity(unchecked) @usableFromInline var updates: UInt32 = 0

  /// How many values wait for the turn. Guarded by the lock.
  @exclusivity(unchecked) @usableFromInline var queuedValues: UInt32 = 0

  // The small things stand together, which saves memory.
  @exclusivity(unchecked) @usableFromInline var needsSweep = false

  /// Written with the turn and the lock, so that either suffices to read it.
  @exclusivity(unchecked) @usableFromInline
  var completion: Subscribers.Completion<Failure>?

  /// Whether a completion has its place in the order of values; no value comes after it. Guarded by
  /// the lock.
  @exclusivity(unchecked) @usableFromInline var isEnding = false

  /// The last value sent; `nil` in a subject that remembers none. Guarded by the lock, and set where
  /// the order of values is decided, so that it is never an older one.
  @exclusivity(unchecked) @usableFromInline var current: Output?

  /// The last value delivered, which newcomers get first. It differs from `current` while values
  /// wait for their turn.
  @exclusivity(unchecked) @usableFromInline var latest: Output?

  @usableFromInline let replays: Bool
  @usableFromInline let kind: SubjectKind

  /// Whether a subscriber ever asked for a value. Set once, under the lock.
  @usableFromInline let wantsValues: Atomic<Bool>
  @usableFromInline var upstreams: [any Subscription] = []

  @inlinable
  init(_ kind: SubjectKind, current: Output? = nil) {
    self.kind = kind
    self.current = current
    latest = current
    replays = current != nil
    wantsValues = Atomic(replays)
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  @usableFromInline
  override func handle(_ event: SubjectEvent<Output, Failure>) {
    switch event {
    case .value(let value): if replays { announceQueued(value) } else { deliver(value) }
    case .completion(let completion): finish(completion)
    case .arrival(let slot): admitArriving(slot)
    case .demand(let demand, let slot): grant(demand, to: slot)
    case .departure(let slot): dismiss(slot)
    }
  }
}

// MARK: Values

extension SubjectCore {
  /// Sends a value without remembering it.
  @inlinable
  func send(_ value: Output) {
    takeInOrder({ deliver(value) }, orQueue: .value(value))
  }

  /// Sends a value and remembers it for newcomers; after the end it is at most kept.
  @inlinable
  func update(_ value: Output, keepsAfterEnd: Bool = false) {
    let me = threadToken()
    var replaced: Output? = value
    var entry = (isFirst: false, mayAct: false)
    lock.withLock {
      guard !isEnding else {
        if keepsAfterEnd { swap(&current, &replaced) }
        return
      }
      swap(&current, &replaced)
      entry = enter(me, orQueue: .value(value))
      if !entry.mayAct { queuedValues &+= 1 }
    }
    guard entry.mayAct else { return }
    announce(value)
    if entry.isFirst { giveUp(me) }
  }

  /// Delivers `value` and makes it the one that newcomers get. Called with the turn.
  @inlinable
  func announce(_ value: Output) {
    remember(value)
    updates &+= 1
    let update = updates
    deliver(value)
    if updates != update && kind == .published { reassert(value) }
  }

  /// A property is written when everyone has heard of it: the outer value of two is stored last.
  @usableFromInline
  func reassert(_ value: Output) {
    remember(value)
    var replaced: Output? = value
    lock.withLock { if queuedValues == 0 { swap(&current, &replaced) } }
  }

  private func announceQueued(_ value: Output) {
    lock.withLock { queuedValues -= 1 }
    announce(value)
  }

  /// Makes `value` the one that newcomers get.
  ///
  /// The old one is released when nothing is open any more: its end may send to this very subject.
  @inlinable
  func remember(_ value: Output) {
    var replaced: Output? = value
    swap(&latest, &replaced)
  }

  /// Hands `value` to every subscriber there is now. Called with the turn.
  @inlinable
  func deliver(_ value: Output) {
    guard completion == nil else { return }
    let isFollowed = Event.begin()
    depth &+= 1
    withUnsafePointer(to: value) { value in
      var index = 0
      let end = slots.count
      while index < end {
        // Nobody leaves `slots` while the depth is not zero, so it alone keeps the slot alive.
        let slot = Unmanaged.passUnretained(slots[index])
        index &+= 1
        slot._withUnsafeGuaranteedRef { slot in
          // The phase first: while the slot is arriving, its demand belongs to another thread.
          if slot.phase.load(ordering: .acquiring) == .open && slot.demand == .unlimited {
            _ = slot.delivery(slot, value)
          } else {
            deliverOnDemand(value, to: slot)
          }
        }
      }
    }
    depth &-= 1
    if needsSweep { sweep() }
    if isFollowed { Event.end() }
  }

  @inlinable
  func deliverOnDemand(_ value: UnsafePointer<Output>, to slot: SubscriberSlot<Output, Failure>) {
    if !hold(.value(value.pointee), for: slot) { offer(value, to: slot) }
  }

  /// Delivers within the slot's demand. Called with the turn.
  @inlinable
  func offer(_ value: UnsafePointer<Output>, to slot: SubscriberSlot<Output, Failure>) {
    guard slot.phase.load(ordering: .relaxed) == .open else { return }
    guard slot.demand > .none else {
      slot.subscription?.isBehind = replays
      return
    }
    slot.demand -= 1
    slot.subscription?.isBehind = false
    let more = slot.delivery(slot, value)
    slot.demand += more
  }

  @usableFromInline
  func sweep() {
    guard depth == 0 else { return }
    needsSweep = false
    // Not in place: a slot takes with it what its subscriber captured, whose deinitializer may send.
    let swept = slots
    slots =
      completion == nil ? swept.filter { $0.phase.load(ordering: .relaxed) != .closed } : []
    withExtendedLifetime(swept) {}
  }
}

// MARK: Completion

extension SubjectCore {
  @usableFromInline
  func send(completion: Subscribers.Completion<Failure>) {
    let me = threadToken()
    let entry = lock.withLock {
      isEnding = true
      return enter(me, orQueue: .completion(completion))
    }
    guard entry.mayAct else { return }
    finish(completion)
    if entry.isFirst { giveUp(me) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    lock.withLock { self.completion = completion }
    let subscribers = slots
    if depth == 0 { slots = [] } else { needsSweep = true }
    let isFollowed = Event.begin()
    for slot in subscribers where !hold(.completion(completion), for: slot) {
      close(slot, completion)
    }
    if isFollowed { Event.end() }
  }

  @usableFromInline
  func close(_ slot: SubscriberSlot<Output, Failure>, _ completion: Subscribers.Completion<Failure>)
  {
    let phase = slot.phase.exchange(.closed, ordering: .acquiringAndReleasing)
    slot.subscription?.detach()
    if phase != .closed { slot.receive(completion: completion) }
  }
}

// MARK: Subscribing

extension SubjectCore {
  /// Adds `subscriber` to the subscribers and greets it.
  @inlinable
  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    let slot = TypedSubscriberSlot(subscriber)
    let subscription = SubjectSubscription(for: slot, in: self)
    slot.subscription = subscription
    let me = threadToken()
    let entry = lock.withLock {
      let entry = enter(me, orQueue: .arrival(slot))
      if !entry.mayAct { subscription.holdBack(isEnding ? nil : current) }
      return entry
    }
    guard entry.mayAct else {
      subscriber.receive(subscription: subscription)
      return handOver(subscription, slot)
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      close(slot, completion)
    } else {
      slots.append(slot)
      subscriber.receive(subscription: subscription)
    }
    if entry.isFirst { giveUp(me) }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand, for slot: SubscriberSlot<Output, Failure>) {
    guard demand > .none else { return }
    // A signal that was missed would be a change that nobody sees.
    let demand = kind == .willChange ? .unlimited : demand
    if !noteDemandWhileArriving(demand, slot) {
      take({ grant(demand, to: slot) }, orQueue: .demand(demand, slot))
    }
    // Afterwards, for what feeds the subject may answer at once.
    drawFromUpstreams()
  }

  @inlinable
  func grant(_ demand: Subscribers.Demand, to slot: SubscriberSlot<Output, Failure>) {
    slot.demand += demand
    guard let subscription = slot.subscription, subscription.isBehind, let latest else { return }
    withUnsafePointer(to: latest) { offer($0, to: slot) }
  }

  @inlinable
  func remove(_ slot: SubscriberSlot<Output, Failure>) {
    take({ dismiss(slot) }, orQueue: .departure(slot))
  }

  @inlinable
  func dismiss(_ slot: SubscriberSlot<Output, Failure>) {
    if depth > 0 {
      needsSweep = true
    } else if let index = slots.firstIndex(where: { $0 === slot }) {
      slots.remove(at: index)
    }
  }
}

// MARK: Being a subscriber

extension SubjectCore {
  /// Takes over a subscription that feeds this subject.
  @usableFromInline
  func adopt(_ upstream: any Subscription) {
    let asks = lock.withLock {
      upstreams.append(upstream)
      return wantsValues.load(ordering: .relaxed)
    }
    if asks { upstream.request(.unlimited) }
  }

  /// Asks what feeds this subject for values, once somebody wants some.
  @inlinable
  func drawFromUpstreams() {
    if wantsValues.load(ordering: .relaxed) { return }
    askUpstreams()
  }

  @usableFromInline
  func askUpstreams() {
    let waiting = lock.withLock {
      wantsValues.exchange(true, ordering: .relaxed) ? [] : upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }
}
