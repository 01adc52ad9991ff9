import PortableCombine

/// Subscribes to `publisher`, demands nothing, and returns the subscription; `onValue` is called with
/// it for each value.
func subscription<P: Publisher>(
  to publisher: P, onValue: @escaping (any Subscription) -> Void = { _ in }
) -> any Subscription {
  // Weak, because the subscription holds the closures below.
  weak var known: AnyObject?
  var subscription: (any Subscription)?
  publisher.subscribe(
    AnySubscriber(
      receiveSubscription: {
        subscription = $0
        known = $0 as AnyObject
      },
      receiveValue: { _ in
        (known as? any Subscription).map(onValue)
        return .none
      }))
  defer { subscription = nil }
  guard let subscription else { preconditionFailure("\(publisher) gave no subscription") }
  return subscription
}
