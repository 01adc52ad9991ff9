import PortableCombine
import StreamTesting
import Testing

struct LinkTests {
  @Test func `a second subscription is cancelled, and the first one stays`() {
    let source = Source<Int, Never>()
    let recorder = Doubled(upstream: source).scan(0, +).record()
    #expect(source.cancelCount == 1)
    #expect(recorder.subscriptionCount == 1)

    source.send(1)
    #expect(recorder.values == [1])
  }

  @Test func `a second subscription of a fold is cancelled, and asked for nothing`() {
    let source = Source<Int, Never>()
    let recorder = Doubled(upstream: source).count().record()

    #expect(source.cancelCount == 1)
    #expect(source.requests == [.unlimited])
    #expect(recorder.subscriptionCount == 1)
  }

  @Test func `a second subscription is cancelled by every operator that keeps one`() {
    let source = Source<Int, Never>()
    let doubled = Doubled(upstream: source)
    _ = doubled.dropFirst().record()
    _ = doubled.collect(2).record()
    _ = doubled.replaceEmpty(with: 1).record()
    _ = doubled.handleEvents().record()
    _ = doubled.retry(1).record()

    #expect(source.cancelCount == 5)
  }

  @Test func `a cancel twice reaches the upstream once`() {
    let source = Source<Int, Never>()
    let recorder = source.scan(0, +).record()
    recorder.cancel()
    recorder.cancel()

    #expect(source.cancelCount == 1)
  }

  @Test func `what is asked after the cancel is not passed on`() {
    let source = Source<Int, Never>()
    let recorder = source.scan(0, +).record(demand: .max(1))
    recorder.cancel()
    recorder.request(.max(5))

    #expect(source.requests == [.max(1)])
  }

  @Test func `a cancel while subscribing asks the upstream of a fold for nothing more`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    subject.count().subscribe(
      AnySubscriber(
        receiveSubscription: {
          $0.request(.unlimited)
          $0.cancel()
        },
        receiveValue: {
          values.append($0)
          return .none
        }))
    subject.send(1)
    subject.send(completion: .finished)

    #expect(values.isEmpty)
  }
}
