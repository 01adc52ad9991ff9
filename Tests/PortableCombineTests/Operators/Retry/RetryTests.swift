import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable { var depth = 0 }

struct RetryTests {
  private let talk = Conversation()

  @Test func `a failure subscribes again, and asks for what is still wanted`() {
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.retry(1).record(demand: .max(3), in: talk)
    source.send(1)
    source.send(completion: .failure(Broken(depth: 1)))
    source.send(2)
    source.send(completion: .failure(Broken(depth: 2)))
    source.send(3)

    #expect(
      talk.lines == [
        "subscription Retry", "upstream: request max(3)", "value 1", "upstream: request max(2)",
        "value 2", "failure Broken(depth: 2)",
      ])
    #expect(source.subscriptionCount == 2)
    #expect(recorder.subscriptionCount == 1)
    #expect(recorder.completionCount == 1)
  }

  @Test func `without a retry, the first failure passes`() {
    let source = Source<Int, Broken>()
    let recorder = source.retry(0).record()
    source.send(completion: .failure(Broken()))

    #expect(source.subscriptionCount == 1)
    #expect(recorder.completion == .failure(Broken()))
  }

  @Test func `a finish passes`() {
    let source = Source<Int, Broken>()
    let recorder = source.retry(3).record()
    source.send(completion: .failure(Broken()))
    source.send(completion: .finished)

    #expect(source.subscriptionCount == 2)
    #expect(recorder.completion == .finished)
  }

  @Test func `an upstream that fails at once, however often, does not deepen the stack`() {
    let attempts = Attempts(failures: 200_000)
    let recorder = Publishers.Retry(upstream: attempts, retries: nil).record()

    #expect(recorder.values == [200_001])
    #expect(recorder.completion == .finished)
  }

  @Test func `an upstream that fails when it is asked does not deepen the stack`() {
    let attempts = Attempts(failures: 200_000)
    let recorder = attempts.retry(.max).record(demand: .none)
    #expect(recorder.completion == nil)

    recorder.request(.max(1))
    #expect(recorder.values == [200_001])
  }

  @Test func `a cancel ends an endless retry`() {
    let attempts = Attempts(failures: .max)
    var token: (any Subscription)?
    let retried = Publishers.Retry(upstream: attempts, retries: nil)
    attempts.onSubscribe = { if $0 == 1_000 { token?.cancel() } }
    retried.subscribe(
      AnySubscriber(receiveSubscription: {
        token = $0
        $0.request(.unlimited)
      }))

    #expect(attempts.count == 1_000)
  }

  @Test func `a failure while a value is delivered carries the answer over`() {
    let source = Source<Int, Broken>(in: talk)
    _ = source.retry(1).record(demand: .max(1), in: talk) { value in
      if value == 1 { source.send(completion: .failure(Broken())) }
      return .max(2)
    }

    #expect(source.send(1) == .none)
    #expect(
      talk.lines == [
        "subscription Retry", "upstream: request max(1)", "value 1", "upstream: request max(2)",
      ])
  }

  @Test func `a cancel reaches the upstream, which is then left alone`() {
    let source = Source<Int, Broken>()
    let recorder = source.retry(5).record()
    source.send(completion: .failure(Broken()))
    recorder.cancel()
    source.send(1)
    source.send(completion: .failure(Broken()))

    #expect(source.cancelCount == 1)
    #expect(source.subscriptionCount == 2)
    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == nil)
  }

  @Test func `two are equal when their upstreams and counts are`() {
    #expect(
      Publishers.Retry(upstream: Just(1), retries: 2)
        == Publishers.Retry(upstream: Just(1), retries: 2))
    #expect(
      Publishers.Retry(upstream: Just(1), retries: 2)
        != Publishers.Retry(upstream: Just(1), retries: nil))
  }
}

/// Fails as soon as it is asked, so many times, and then sends how often it was subscribed to.
private final class Attempts: Publisher {
  typealias Output = Int
  typealias Failure = Broken

  private let failures: Int
  private(set) var count = 0
  var onSubscribe: (Int) -> Void = { _ in }

  init(failures: Int) { self.failures = failures }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Broken {
    count += 1
    onSubscribe(count)
    let number = count
    subscriber.receive(
      subscription: Answer { [failures] in
        if number <= failures { return subscriber.receive(completion: .failure(Broken())) }
        _ = subscriber.receive(number)
        subscriber.receive(completion: .finished)
      })
  }

  struct Answer: Subscription {
    let combineIdentifier = CombineIdentifier()
    let act: () -> Void

    init(act: @escaping () -> Void) { self.act = act }

    func request(_ demand: Subscribers.Demand) { act() }
    func cancel() {}
  }
}
