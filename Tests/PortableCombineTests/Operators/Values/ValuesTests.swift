import PortableCombine
import StreamTesting
import Testing

@MainActor struct ValuesTests {
  let talk = Conversation()

  @Test func `values are asked for one at a time`() async {
    var values: [Int] = []
    for await value in Timed.Supply(3, in: talk).values { values.append(value) }
    #expect(values == [1, 2, 3])
    #expect(talk.lines == Array(repeating: "request max(1)", count: 3))
  }

  @Test func `the end stays the end`() async {
    var iterator = Just(1).values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == nil)
    #expect(await iterator.next(isolation: nil) == nil)
  }

  @Test func `a failure is thrown once`() async throws {
    let source = Source<Int, MarbleFailure>()
    var iterator = source.values.makeAsyncIterator()
    source.send(completion: .failure(MarbleFailure()))
    await #expect(throws: MarbleFailure.self) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
    #expect(try await iterator.next(isolation: nil) == nil)
  }

  @Test func `a failure reaches the one who waits`() async throws {
    let subject = PassthroughSubject<Int, MarbleFailure>()
    let task = Task.immediate {
      var values: [Int] = []
      do {
        for try await value in subject.values { values.append(value) }
        return (values, false)
      } catch {
        return (values, error is MarbleFailure)
      }
    }
    subject.send(completion: .failure(MarbleFailure()))
    let (values, hasFailed) = await task.value
    #expect(values == [] && hasFailed)
  }

  @Test func `a value that nobody waits for is missed`() async {
    let source = Source<Int, Never>()
    var iterator = source.values.makeAsyncIterator()
    #expect(source.send(1) == .none)
    let task = Task.immediate { [iterator] in
      var iterator = iterator
      return await iterator.next(isolation: #isolation)
    }
    source.send(2)
    source.send(3)
    #expect(await task.value == 2)
    source.send(completion: .finished)
    #expect(await iterator.next(isolation: #isolation) == nil)
  }

  @Test func `who waits before there is a subscription gets the first value all the same`() async {
    let clock = TestScheduler()
    let source = Source<Int, Never>()
    let task = Task.immediate {
      var iterator = source.subscribe(on: clock).values.makeAsyncIterator()
      return await iterator.next(isolation: #isolation)
    }
    clock.advance()
    #expect(source.requests == [.max(1)])
    source.send(1)
    #expect(await task.value == 1)
  }

  @Test func `cancelling the task cancels the subscription and ends the wait`() async {
    let source = Source<Int, Never>()
    let task = Task.immediate {
      var count = 0
      for await _ in source.values { count += 1 }
      return count
    }
    source.send(1)
    task.cancel()
    #expect(await task.value <= 1)
    #expect(source.cancelCount == 1)
  }

  @Test func `a task cancelled before gets nothing`() async {
    let source = Source<Int, Never>()
    let clock = TestScheduler()
    let task = Task.immediate {
      await withUnsafeContinuation { (gate: UnsafeContinuation<Void, Never>) in
        clock.schedule { gate.resume() }
      }
      var iterator = source.values.makeAsyncIterator()
      return await iterator.next(isolation: #isolation)
    }
    task.cancel()
    clock.advance()
    #expect(await task.value == nil)
    #expect(source.cancelCount == 1)
    #expect(source.requests == [])
  }

  @Test func `releasing the iterator cancels the subscription`() {
    let source = Source<Int, Never>()
    do {
      let iterator = source.values.makeAsyncIterator()
      withExtendedLifetime(iterator) { #expect(source.cancelCount == 0) }
    }
    #expect(source.cancelCount == 1)
  }

  @Test func `a completion leaves nothing to cancel`() {
    let source = Source<Int, Never>()
    do {
      let iterator = source.values.makeAsyncIterator()
      source.send(completion: .finished)
      withExtendedLifetime(iterator) {}
    }
    #expect(source.cancelCount == 0)
  }

  @Test func `each iterator is a subscription of its own`() {
    let source = Source<Int, Never>()
    let values = source.values
    #expect(source.subscriptionCount == 0)
    let iterators = (values.makeAsyncIterator(), values.makeAsyncIterator())
    withExtendedLifetime(iterators) { #expect(source.subscriptionCount == 2) }
  }

  @Test func `many may wait on one iterator, and each gets a value or the end`() async {
    let source = Source<Int, Never>()
    let iterator = source.values.makeAsyncIterator()
    let tasks = (0..<3).map { _ in
      Task.immediate { [iterator] in
        var iterator = iterator
        return await iterator.next(isolation: #isolation)
      }
    }
    source.send(1)
    source.send(completion: .finished)
    var results: [Int?] = []
    for task in tasks { results.append(await task.value) }
    #expect(results == [1, nil, nil])
  }

  @Test func `a second subscription is refused`() {
    let source = Source<Int, Never>()
    let iterator = Timed.Twice(source).values.makeAsyncIterator()
    withExtendedLifetime(iterator) { #expect(source.cancelCount == 1) }
  }

  @Test func `values that cannot be sent reach a task on an actor`() async {
    final class Unsendable {}
    let value = Unsendable()
    for await received in Just(value).values { #expect(received === value) }
    var iterator = Just(value).setsError.values.makeAsyncIterator()
    let received = try? await iterator.next(isolation: #isolation)
    #expect(received === value)
  }
}

extension Publisher {
  fileprivate var setsError: Publishers.TryMap<Self, Output> { tryMap { $0 } }
}
