public import Synchronization
public import Threads

/// Lets many threads feed one thing, one at a time, without holding a lock while it calls out.
///
/// The first thread to come takes the turn and acts at once. Whoever comes meanwhile from another
/// thread leaves its event in a queue, which the thread that has the turn empties before it gives
/// the turn up. Whoever comes meanwhile from the *same* thread is re-entering, from inside a
/// subscriber: it acts at once, nested, as a plain function call would.
///
/// So a subclass's state needs no lock: only the thread that has the turn touches it. It must be
/// ready to be re-entered wherever it calls out, hence every transition ends before the call.
@usableFromInline
class Turn<Event> {
  /// Zero, or the token of the thread that has the turn, plus one while events wait.
  @usableFromInline final let holder = Atomic<UInt>(0)

  /// Guards `waiting`, and the moment of setting the bit that says so.
  @usableFromInline final let lock = Lock()
  @exclusivity(unchecked) private final var waiting = ContiguousArray<Event>()

  /// What was taken from `waiting` to be handled, last first. Belongs to whoever has the turn.
  @exclusivity(unchecked) private final var due = ContiguousArray<Event>()

  @inlinable
  init() {}

  /// Acts on an event that waited. Called with the turn.
  @usableFromInline
  func handle(_ event: Event) {
    preconditionFailure("\(type(of: self)) takes turns but handles no event")
  }

  /// Runs `act` with the turn, or queues `event`, which stands for the same action.
  ///
  /// A thread that re-enters acts at once even if others wait: this is for what has no place in an
  /// order, such as demand and cancelling.
  @inlinable @inline(__always)
  final func take(_ act: () -> Void, orQueue event: @autoclosure () -> Event) {
    let me = threadToken()
    let (isFirst, found) = holder.compareExchange(
      expected: 0, desired: me, ordering: .acquiring)
    if !isFirst && found & ~1 != me {
      enqueue(event(), me)
      return
    }
    act()
    if isFirst { giveUp(me) }
  }

  /// The same for values and completions: overtakes nothing that waits already.
  ///
  /// A thread that re-enters while others wait queues behind them. What waits may have come from the
  /// same source as what is sent now.
  @inlinable @inline(__always)
  final func takeInOrder(_ act: () -> Void, orQueue event: @autoclosure () -> Event) {
    let me = threadToken()
    let (isFirst, found) = holder.compareExchange(
      expected: 0, desired: me, ordering: .acquiring)
    if !isFirst && found != me {
      enqueue(event(), me)
      return
    }
    act()
    if isFirst { giveUp(me) }
  }

  /// Takes the turn or queues `event`, for a caller that holds the lock to decide something else in
  /// the same moment; overtakes nothing. Who `mayAct` acts after unlocking; who `isFirst` then gives
  /// the turn up.
  @inlinable
  final func enter(
    _ me: UInt, orQueue event: @autoclosure () -> Event
  ) -> (isFirst: Bool, mayAct: Bool) {
    let (isFirst, found) = holder.compareExchange(
      expected: 0, desired: me, ordering: .acquiring)
    if isFirst || found == me { return (isFirst, true) }
    let becameFree = append(event(), me)
    return (becameFree, becameFree)
  }

  /// Gives the turn up, after emptying the queue.
  @inlinable @inline(__always)
  final func giveUp(_ me: UInt) {
    if !holder.compareExchange(expected: me, desired: 0, ordering: .releasing).exchanged {
      handleWaiting(me)
    }
  }

  /// Queues `event` behind the thread that has the turn; takes the turn where it just became free.
  @usableFromInline
  final func enqueue(_ event: Event, _ me: UInt) {
    let mustAct = lock.withLock { append(event, me) }
    if mustAct {
      handle(event)
      giveUp(me)
    }
  }

  /// Queues `event`, or takes the turn and returns true. Call it with the lock held.
  @usableFromInline
  final func append(_ event: Event, _ me: UInt) -> Bool {
    var found = holder.load(ordering: .relaxed)
    while true {
      let wanted = found == 0 ? me : found | 1
      let (exchanged, original) = holder.compareExchange(
        expected: found, desired: wanted, ordering: .acquiring)
      if exchanged { break }
      found = original
    }
    if found == 0 { return true }
    waiting.append(event)
    return false
  }

  @usableFromInline
  final func handleWaiting(_ me: UInt) {
    repeat {
      while let event = nextWaiting(me) { handle(event) }
    } while !holder.compareExchange(expected: me, desired: 0, ordering: .releasing).exchanged
  }

  /// The event whose turn it is. The bit that says that events wait stays until none is left, so
  /// that who re-enters from inside one does not overtake the others.
  private func nextWaiting(_ me: UInt) -> Event? {
    if due.isEmpty {
      lock.withLock {
        swap(&due, &waiting)
        if due.isEmpty { holder.store(me, ordering: .relaxed) }
      }
      due.reverse()
    }
    return due.popLast()
  }
}
