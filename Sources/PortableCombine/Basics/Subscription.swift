/// The connection between a publisher and one subscriber.
///
/// Cancelling it ends the delivery; it may be asked and cancelled from any thread.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows the publisher to send `demand` more values.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that sends nothing: what a subscriber gets before an immediate completion.
  public static var empty: any Subscription { EmptySubscription.shared }
}

struct EmptySubscription: Subscription, Described {
  static let shared = EmptySubscription()

  let combineIdentifier = CombineIdentifier()
  var debugName: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
