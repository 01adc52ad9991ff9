public import Foundation
import Threads

extension NotificationCenter {
  /// Sends the notifications of one name, from one object or from all.
  ///
  /// They arrive on the thread that posts them, one at a time. One that is not demanded is missed.
  /// The stream never ends by itself.
  public struct Publisher: PortableCombine.Publisher {
    /// Sends notifications as they are posted.
    public typealias Output = Notification

    /// Never fails.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter

    /// What they are called.
    public let name: Notification.Name

    /// Who posts them; `nil` for anyone.
    public let object: AnyObject?

    /// The notifications called `name` that `object` posts in `center`.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to observe for `subscriber`.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription(subscriber, center: center)
      subscription.observe(name, of: object)
      subscriber.receive(subscription: subscription)
    }
  }

  /// A publisher of the notifications called `name` that `object` posts here, or that anyone does.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Two are equal when centre, name and object are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

private enum NotificationEvent {
  case notification(Notification)
  case demand(Subscribers.Demand)
}

private final class NotificationSubscription<Downstream: Subscriber>: Turn<NotificationEvent>,
  Subscription, Described
where Downstream.Input == Notification, Downstream.Failure == Never {
  /// Belongs to the thread that has the turn.
  private var demand = Subscribers.Demand.none

  /// Guarded by `state`: all are `nil` after a cancel.
  private let state = Lock()
  private var center: NotificationCenter?
  private var downstream: Downstream?
  private var observer: (any NSObjectProtocol)?

  init(_ downstream: Downstream, center: NotificationCenter) {
    self.downstream = downstream
    self.center = center
  }

  func observe(_ name: Notification.Name, of object: AnyObject?) {
    let post = Handover { [self] (notification: Notification) in
      take({ deliver(notification) }, orQueue: .notification(notification))
    }
    observer = center?.addObserver(forName: name, object: object, queue: nil) { post.content($0) }
  }

  override func handle(_ event: NotificationEvent) {
    switch event {
    case .notification(let notification): deliver(notification)
    case .demand(let more): demand += more
    }
  }

  private func deliver(_ notification: Notification) {
    guard demand > .none, let downstream = state.withLock({ self.downstream }) else { return }
    demand -= 1
    let more = downstream.receive(notification)
    demand += more
  }

  func request(_ demand: Subscribers.Demand) {
    take({ self.demand += demand }, orQueue: .demand(demand))
  }

  func cancel() {
    let (center, observer, downstream) = state.withLock {
      defer { (self.center, self.observer, self.downstream) = (nil, nil, nil) }
      return (self.center, self.observer, self.downstream)
    }
    if let observer { center?.removeObserver(observer) }
    withExtendedLifetime(downstream) {}
  }

  var debugName: String { "NotificationCenter Observer" }

  var debugChildren: [Mirror.Child] {
    let (center, downstream) = state.withLock { (self.center, self.downstream) }
    return [("center", center as Any), ("downstream", downstream as Any)]
  }
}
