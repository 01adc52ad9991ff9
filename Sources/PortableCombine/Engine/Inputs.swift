public import Synchronization
import Threads

/// The part of an operator with several inputs that has nothing to do with what flows through it:
/// the subscriptions upstream, and whether it is over.
///
/// Values, completions and demand take the turn. Cancelling does not wait for it: the flag is raised
/// and every upstream is cancelled on the thread that cancels, while another may be delivering.
@usableFromInline
class Inputs: Turn<() -> Void> {
  @usableFromInline final let isOver = Atomic<Bool>(false)

  /// One place per input, empty before its subscription came and after it completed. Guarded by the
  /// lock.
  @exclusivity(unchecked) private final var upstreams: ContiguousArray<(any Subscription)?>

  @usableFromInline
  init(inputs: Int) {
    upstreams = ContiguousArray(repeating: nil, count: inputs)
  }

  @usableFromInline
  override final func handle(_ event: @escaping () -> Void) { event() }

  /// Whether anything may still be delivered.
  @inlinable final var isOpen: Bool { !isOver.load(ordering: .acquiring) }

  /// Keeps the subscription of an input; cancels it and returns false where the input has one
  /// already or where everything is over.
  @usableFromInline
  final func keep(_ upstream: any Subscription, at index: Int) -> Bool {
    let isKept = lock.withLock {
      guard isOpen, upstreams[index] == nil else { return false }
      upstreams[index] = upstream
      return true
    }
    if !isKept { upstream.cancel() }
    return isKept
  }

  /// Makes a place for one more input.
  @usableFromInline
  final func addPlace() {
    lock.withLock { upstreams.append(nil) }
  }

  /// Lets go of the subscription of an input, and returns it.
  @discardableResult @usableFromInline
  final func release(at index: Int) -> (any Subscription)? {
    lock.withLock {
      guard upstreams.indices.contains(index) else { return nil }
      var upstream: (any Subscription)?
      swap(&upstream, &upstreams[index])
      return upstream
    }
  }

  /// Asks one input for more.
  @usableFromInline
  final func request(_ demand: Subscribers.Demand, at index: Int) {
    let upstream = lock.withLock { upstreams.indices.contains(index) ? upstreams[index] : nil }
    upstream?.request(demand)
  }

  /// Asks the inputs from `first` on for more.
  @usableFromInline
  final func requestAll(_ demand: Subscribers.Demand, from first: Int = 0) {
    for case let upstream? in lock.withLock({ upstreams }).dropFirst(first) {
      upstream.request(demand)
    }
  }

  /// Ends it all and cancels every upstream. True for whoever ends it.
  @usableFromInline
  final func close() -> Bool {
    if isOver.exchange(true, ordering: .acquiringAndReleasing) { return false }
    let abandoned = lock.withLock {
      var abandoned = ContiguousArray<(any Subscription)?>()
      swap(&abandoned, &upstreams)
      return abandoned
    }
    for case let upstream? in abandoned { upstream.cancel() }
    return true
  }
}
