public import Synchronization

/// Plays a sequence to one subscriber, at the pace of its demand.
///
/// One word holds the demand that nobody has served yet. Whoever raises it from zero plays until it
/// is zero again; every other request, from inside a subscriber or from another thread, only adds to
/// it. So the player needs no lock, is never nested, and pays one atomic load for each element.
@usableFromInline
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>:
  ManagedBuffer<SequenceHeader, SequenceTail<Elements, Downstream>>, Subscription, Described
where Downstream.Input == Elements.Element {
  /// Subscribes `downstream` to the elements and the completion that follows them.
  @inlinable
  static func play(
    _ sequence: Elements, then completion: Subscribers.Completion<Downstream.Failure>,
    to downstream: Downstream, named name: StaticString
  ) {
    var iterator = sequence.makeIterator()
    guard let first = iterator.next() else {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
      return
    }
    let made = create(minimumCapacity: 1) { _ in
      SequenceHeader(name: name) { subscription, command in
        let subscription = unsafeDowncast(subscription, to: Self.self)
        switch command {
        case .request(let demand): subscription.demand(demand)
        case .cancel: subscription.close()
        }
      }
    }
    made.tail.initialize(
      to: SequenceTail(
        sequence: sequence, iterator: iterator, next: first, downstream: downstream,
        completion: completion))
    downstream.receive(subscription: unsafeDowncast(made, to: Self.self))
  }

  @inlinable var unserved: UnsafeMutablePointer<Atomic<UInt>> { word }

  deinit {
    // A player would hold the object: there is none.
    if unserved.pointee.load(ordering: .acquiring) == 0 { tail.deinitialize(count: 1) }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) { header.perform(self, .request(demand)) }

  @inlinable
  func cancel() { header.perform(self, .cancel) }

  @inlinable
  func demand(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    var found = unserved.pointee.load(ordering: .relaxed)
    while found & SequenceHeader.closed == 0 {
      let (exchanged, original) = unserved.pointee.compareExchange(
        expected: found, desired: SequenceHeader.sum(found, demand),
        ordering: .acquiringAndReleasing)
      if exchanged {
        if found == 0 { serve() }
        return
      }
      found = original
    }
  }

  /// Plays until nothing is demanded any more. Called by whoever raised the demand from zero.
  @inlinable
  func serve() {
    let downstream = tail.pointee.downstream
    var granted = unserved.pointee.load(ordering: .acquiring)
    repeat {
      guard granted & SequenceHeader.closed == 0, play(granted, to: downstream) else {
        tail.deinitialize(count: 1)
        return
      }
      granted =
        unserved.pointee.wrappingSubtract(granted, ordering: .acquiringAndReleasing).newValue
    } while granted > 0
  }

  /// Plays `granted` elements and those that the subscriber returns it wants beyond them; false
  /// where it is over.
  @inlinable
  func play(_ granted: UInt, to downstream: Downstream) -> Bool {
    var wanted = granted
    while wanted > 0 {
      guard let element = tail.pointee.next.take() else { return false }
      // Drawn ahead, to know which element is the last one.
      tail.pointee.next = tail.pointee.iterator.next()
      let more = downstream.receive(element)
      if unserved.pointee.load(ordering: .acquiring) & SequenceHeader.closed != 0 { return false }
      if tail.pointee.next == nil {
        finish(downstream)
        return false
      }
      if wanted != SequenceHeader.limitless { wanted = SequenceHeader.sum(wanted - 1, more) }
    }
    return true
  }

  @inlinable
  func finish(_ downstream: Downstream) {
    let found = unserved.pointee.exchange(SequenceHeader.closed, ordering: .acquiringAndReleasing)
    if found & SequenceHeader.closed == 0 {
      downstream.receive(completion: tail.pointee.completion)
    }
  }

  @inlinable
  func close() {
    let found = unserved.pointee.bitwiseOr(
      SequenceHeader.closed, ordering: .acquiringAndReleasing
    ).oldValue
    // Where somebody is playing, that one lets go of everything.
    if found == 0 { tail.deinitialize(count: 1) }
  }

  @usableFromInline var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }

  /// The sequence in words, and the operator's name once it is being played.
  @usableFromInline var debugName: String {
    whileIdle { String(describing: $0.sequence) } ?? "\(header.name)"
  }

  @usableFromInline var debugChildren: [Mirror.Child] {
    whileIdle { [("sequence", $0.sequence), ("downstream", $0.downstream)] } ?? []
  }

  /// Reads the tail as a player who plays nothing; `nil` where there is another one.
  private func whileIdle<Answer>(_ read: (SequenceTail<Elements, Downstream>) -> Answer) -> Answer?
  {
    guard
      unserved.pointee.compareExchange(
        expected: 0, desired: 1, ordering: .acquiringAndReleasing
      ).exchanged
    else { return nil }
    defer {
      // Serves what was demanded meanwhile, or lets go where it was cancelled.
      if unserved.pointee.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0 {
        serve()
      }
    }
    return read(tail.pointee)
  }
}

/// What it plays, and to whom; belongs to whoever plays, and to whoever cancels while nobody does.
@frozen @usableFromInline
struct SequenceTail<Elements: Sequence, Downstream: Subscriber> {
  @usableFromInline let sequence: Elements
  @usableFromInline var iterator: Elements.Iterator
  @usableFromInline var next: Elements.Element?
  @usableFromInline let downstream: Downstream
  @usableFromInline let completion: Subscribers.Completion<Downstream.Failure>

  @inlinable
  init(
    sequence: Elements, iterator: Elements.Iterator, next: Elements.Element,
    downstream: Downstream, completion: Subscribers.Completion<Downstream.Failure>
  ) {
    self.sequence = sequence
    self.iterator = iterator
    self.next = next
    self.downstream = downstream
    self.completion = completion
  }
}

@frozen @usableFromInline
struct SequenceHeader: AtomicHeader {
  @usableFromInline var word = AtomicRoom(UInt(0))
  @usableFromInline let name: StaticString

  /// Does what it is told; see ``SubscriptionCommand``.
  @usableFromInline let perform: (AnyObject, SubscriptionCommand) -> Void

  @inlinable
  init(name: StaticString, perform: @escaping (AnyObject, SubscriptionCommand) -> Void) {
    self.name = name
    self.perform = perform
  }

  /// Set once it is completed or cancelled.
  @inlinable static var closed: UInt { 1 << 63 }

  /// The demand without limit.
  @inlinable static var limitless: UInt { 1 << 62 }

  @inlinable
  static func sum(_ served: UInt, _ demand: Subscribers.Demand) -> UInt {
    min(served &+ min(demand.rawValue, limitless), limitless)
  }
}
