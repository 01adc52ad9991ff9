import PortableCombine

/// Subscribes to its upstream twice, as no publisher should.
struct Doubled<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    upstream.receive(subscriber: subscriber)
    upstream.receive(subscriber: subscriber)
  }
}
