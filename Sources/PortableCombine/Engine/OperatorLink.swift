import Threads

/// The link of an operator, as the subscription that its downstream gets.
///
/// It knows the upstream and not the downstream: a subscriber that keeps its subscription after the
/// end keeps neither itself nor the operator alive.
@usableFromInline
final class OperatorLink: Link, Subscription, Described {
  @usableFromInline let debugName: String

  @inlinable
  init(_ name: String) { debugName = name }

  @inlinable
  func request(_ demand: Subscribers.Demand) { requestUpstream(demand) }

  @inlinable
  func cancel() { disconnect() }

  @usableFromInline var debugChildren: [Mirror.Child] {
    [("upstream", lock.withLock { upstream } as Any)]
  }
}
