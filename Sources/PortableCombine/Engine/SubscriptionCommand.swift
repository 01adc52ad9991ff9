/// What a subscription is asked to do.
///
/// A subscription is called through its protocol, and generic code that is called so does not know
/// its own types: it looks up each of them at run time, and so does everything it calls. Where that
/// matters, the subscription keeps a function that does what it is told, made where the types are known.
@frozen @usableFromInline
enum SubscriptionCommand {
  case request(Subscribers.Demand)
  case cancel
}
