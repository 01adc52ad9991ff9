import Threads

/// Counts subscribers, and keeps the connection that they share.
@usableFromInline
final class AutoconnectMachine {
  private enum Connection {
    case none

    /// `connect()` is being called for the first subscriber.
    case pending
    case established(any Cancellable)
  }

  private let connect: () -> any Cancellable
  private let lock = Lock()
  private var subscribers = 0
  private var connection = Connection.none

  @usableFromInline
  init(connect: @escaping () -> any Cancellable) {
    self.connect = connect
  }

  /// Counts one more subscriber, and returns whether it is the one to connect.
  @usableFromInline
  func enter() -> Bool {
    lock.withLock {
      subscribers += 1
      guard case .none = connection else { return false }
      connection = .pending
      return true
    }
  }

  /// Connects, for as long as a subscriber is left.
  @usableFromInline
  func establish() {
    // Those who came meanwhile are connected too; where all of them have left, nothing stays.
    let established = connect()
    let isUnwanted = lock.withLock {
      connection = subscribers > 0 ? .established(established) : .none
      return subscribers == 0
    }
    if isUnwanted { established.cancel() }
  }

  /// Counts one subscriber less, and disconnects with the last.
  @usableFromInline
  func leave() {
    let ended = lock.withLock { () -> (any Cancellable)? in
      subscribers -= 1
      guard subscribers == 0, case .established(let connection) = connection else { return nil }
      self.connection = .none
      return connection
    }
    ended?.cancel()
  }
}

/// Passes everything on.
@usableFromInline
final class AutoconnectSubscriber<Downstream: Subscriber>: Subscriber, Described {
  @usableFromInline let downstream: Downstream
  @usableFromInline let link: AutoconnectLink

  @inlinable
  init(downstream: Downstream, connection: AutoconnectMachine) {
    self.downstream = downstream
    link = AutoconnectLink(connection)
  }

  @usableFromInline
  func receive(subscription: any Subscription) {
    if link.connect(subscription) { downstream.receive(subscription: link) }
  }

  @inlinable
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    link.isActive ? downstream.receive(input) : .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if link.end() { downstream.receive(completion: completion) }
  }

  @usableFromInline var debugName: String { link.debugName }

  @usableFromInline var debugChildren: [Mirror.Child] { [("downstream", downstream)] }
}

/// The subscription of one of those who share a connection: counts it out when it is cancelled.
@usableFromInline
final class AutoconnectLink: Link, Subscription, Described {
  private let connection: AutoconnectMachine

  @usableFromInline
  init(_ connection: AutoconnectMachine) { self.connection = connection }

  @inlinable
  func request(_ demand: Subscribers.Demand) { requestUpstream(demand) }

  @usableFromInline
  func cancel() {
    if disconnect() { connection.leave() }
  }

  /// The name of what is connected: this one is of no interest to a reader.
  @usableFromInline var debugName: String {
    lock.withLock { upstream }.map { "\($0)" } ?? "Autoconnect"
  }
}
