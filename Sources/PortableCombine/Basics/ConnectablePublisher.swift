/// A publisher that waits with its values until it is told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; the returned token ends it again.
  func connect() -> any Cancellable
}
