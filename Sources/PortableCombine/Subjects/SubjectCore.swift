public import Synchronization
public import Threads

/// What happens to a subject.
@usableFromInline
enum SubjectEvent<Output, Failure: Error> {
  case value(Output)
  case completion(Subscribers.Completion<Failure>)
  case arrival(Seat<Output, Failure>)
  case demand(Subscribers.Demand, Seat<Output, Failure>)
  case departure(Seat<Output, Failure>)
}

/// What a subject is called, by a person with a debugger.
@usableFromInline
enum SubjectKind: String {
  case passthrough = "PassthroughSubject"
  case currentValue = "CurrentValueSubject"
  case published = "PublishedSubject"
  case willChange = "ObservableObjectPublisher"
}

/// The engine of every subject: an audience, and one total order of what it is told.
///
/// Sending takes the turn (see ``Turn``) and walks the audience by index, so that it neither copies
/// the list nor allocates. Seats that arrive meanwhile are appended and see the next value; seats
/// that leave are marked and swept afterwards.
@usableFromInline
final class SubjectCore<Output, Failure: Error>: Turn<SubjectEvent<Output, Failure>> {
  @exclusivity(unchecked) @usableFromInline var seats = ContiguousArray<Seat<Output, Failure>>()

  /// How many deliveries are under way, one inside the other.
  @exclusivity(unchecked) @usableFromInline var depth = 0
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
  @usableFromInline var upstreams: [any Subscription] = []

  /// Whether a subscriber ever asked for a value. Set once, under the lock.
  @usableFromInline let wantsValues: Atomic<Bool>

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
    case .value(let value):
      if replays { remember(value) }
      deliver(value)
    case .completion(let completion): finish(completion)
    case .arrival(let seat): admitArriving(seat)
    case .demand(let demand, let seat): grant(demand, to: seat)
    case .departure(let seat): dismiss(seat)
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

  /// Sends a value and remembers it for newcomers.
  @inlinable
  func update(_ value: Output) {
    let me = threadToken()
    var replaced: Output? = value
    var entry = (isFirst: false, mayAct: false)
    lock.withLock {
      guard !isEnding else { return }
      swap(&current, &replaced)
      entry = enter(me, orQueue: .value(value))
    }
    guard entry.mayAct else { return }
    remember(value)
    deliver(value)
    if entry.isFirst { giveUp(me) }
  }

  /// Makes `value` the one that newcomers get.
  ///
  /// The old one is released when nothing is open any more: its end may send to this very subject.
  @inlinable
  func remember(_ value: Output) {
    var replaced: Output? = value
    swap(&latest, &replaced)
  }

  /// Hands `value` to everyone seated now. Called with the turn.
  @inlinable
  func deliver(_ value: Output) {
    guard completion == nil else { return }
    let isFollowed = Event.begin()
    depth &+= 1
    withUnsafePointer(to: value) { value in
      var index = 0
      let end = seats.count
      while index < end {
        // Nobody leaves `seats` while the depth is not zero, so it alone keeps the seat alive.
        let seat = Unmanaged.passUnretained(seats[index])
        index &+= 1
        seat._withUnsafeGuaranteedRef { seat in
          // The phase first: while the seat is arriving, its demand belongs to another thread.
          if seat.phase.load(ordering: .acquiring) == .open && seat.demand == .unlimited {
            _ = seat.delivery(seat, value)
          } else {
            deliverOnDemand(value, to: seat)
          }
        }
      }
    }
    depth &-= 1
    if needsSweep { sweep() }
    if isFollowed { Event.end() }
  }

  @inlinable
  func deliverOnDemand(_ value: UnsafePointer<Output>, to seat: Seat<Output, Failure>) {
    if !hold(.value(value.pointee), for: seat) { offer(value, to: seat) }
  }

  /// Delivers within the seat's demand. Called with the turn.
  @inlinable
  func offer(_ value: UnsafePointer<Output>, to seat: Seat<Output, Failure>) {
    guard seat.phase.load(ordering: .relaxed) == .open else { return }
    guard seat.demand > .none else {
      seat.ticket?.isBehind = replays
      return
    }
    seat.demand -= 1
    seat.ticket?.isBehind = false
    let more = seat.delivery(seat, value)
    seat.demand += more
  }

  @usableFromInline
  func sweep() {
    guard depth == 0 else { return }
    needsSweep = false
    // Not in place: a seat takes with it what its subscriber captured, whose deinitialiser may send.
    let swept = seats
    seats =
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
    let audience = seats
    if depth == 0 { seats = [] } else { needsSweep = true }
    let isFollowed = Event.begin()
    for seat in audience where !hold(.completion(completion), for: seat) {
      close(seat, completion)
    }
    if isFollowed { Event.end() }
  }

  @usableFromInline
  func close(_ seat: Seat<Output, Failure>, _ completion: Subscribers.Completion<Failure>) {
    let phase = seat.phase.exchange(.closed, ordering: .acquiringAndReleasing)
    seat.ticket?.detach()
    if phase != .closed { seat.receive(completion: completion) }
  }
}

// MARK: Subscribing

extension SubjectCore {
  /// Adds `subscriber` to the audience and greets it.
  @inlinable
  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    let seat = SeatOf(subscriber)
    let ticket = Ticket(for: seat, in: self)
    seat.ticket = ticket
    let me = threadToken()
    let entry = lock.withLock {
      let entry = enter(me, orQueue: .arrival(seat))
      if !entry.mayAct { ticket.holdBack(isEnding ? nil : current) }
      return entry
    }
    guard entry.mayAct else {
      subscriber.receive(subscription: ticket)
      return handOver(ticket, seat)
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      close(seat, completion)
    } else {
      seats.append(seat)
      subscriber.receive(subscription: ticket)
    }
    if entry.isFirst { giveUp(me) }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand, for seat: Seat<Output, Failure>) {
    guard demand > .none else { return }
    if !noteDemandWhileArriving(demand, seat) {
      take({ grant(demand, to: seat) }, orQueue: .demand(demand, seat))
    }
    // Afterwards, for what feeds the subject may answer at once.
    drawFromUpstreams()
  }

  @inlinable
  func grant(_ demand: Subscribers.Demand, to seat: Seat<Output, Failure>) {
    seat.demand += demand
    guard let ticket = seat.ticket, ticket.isBehind, let latest else { return }
    withUnsafePointer(to: latest) { offer($0, to: seat) }
  }

  @inlinable
  func remove(_ seat: Seat<Output, Failure>) {
    take({ dismiss(seat) }, orQueue: .departure(seat))
  }

  @inlinable
  func dismiss(_ seat: Seat<Output, Failure>) {
    if depth > 0 {
      needsSweep = true
    } else if let index = seats.firstIndex(where: { $0 === seat }) {
      seats.remove(at: index)
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
