import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable { var depth = 0 }

struct CatchTests {
  private let talk = Conversation()

  @Test func `another publisher takes over, and is asked for what is still wanted`() {
    let source = Source<Int, Broken>(in: talk)
    let spare = Source<Int, Broken>(in: talk, name: "spare")
    let recorder = source.catch { error -> Source<Int, Broken> in
      talk.note("caught \(error.depth)")
      return spare
    }.record(demand: .max(3), in: talk) { $0 == 1 ? .max(1) : .none }

    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == .none)
    source.send(completion: .failure(Broken(depth: 5)))
    source.send(3)
    #expect(spare.send(4) == .none)
    recorder.request(.max(9))
    spare.send(completion: .failure(Broken(depth: 6)))
    spare.send(5)

    #expect(
      talk.lines == [
        "subscription Catch", "upstream: request max(3)", "value 1", "value 2", "caught 5",
        "spare: request max(2)", "value 4", "spare: request max(9)", "failure Broken(depth: 6)",
      ])
    #expect(recorder.subscriptionCount == 1)
    #expect(recorder.completionCount == 1)
  }

  @Test func `a finish passes, and the closure is not called`() {
    let source = Source<Int, Broken>(in: talk)
    _ = source.catch { _ -> Just<Int> in
      talk.note("caught")
      return Just(0)
    }.record(in: talk)
    source.send(1)
    source.send(completion: .finished)

    #expect(
      talk.lines == ["subscription Catch", "upstream: request unlimited", "value 1", "finished"])
  }

  @Test func `with nothing wanted, the second publisher is asked for nothing`() {
    let source = Source<Int, Broken>()
    let spare = Source<Int, Never>()
    let recorder = source.catch { _ in spare }.record(demand: .none)
    source.send(completion: .failure(Broken()))
    #expect(spare.requests.isEmpty)

    recorder.request(.max(1))
    #expect(spare.requests == [.max(1)])
  }

  @Test func `unlimited demand is passed on as it is`() {
    let source = Source<Int, Broken>()
    let spare = Source<Int, Never>()
    let recorder = source.catch { _ in spare }.record { _ in .max(1) }
    #expect(source.send(1) == .none)
    source.send(completion: .failure(Broken()))
    spare.send(2)

    #expect(spare.requests == [.unlimited])
    #expect(recorder.values == [1, 2])
  }

  @Test func `a failure while a value is delivered asks the second one for the answer too`() {
    let source = Source<Int, Broken>(in: talk)
    let spare = Source<Int, Never>(in: talk, name: "spare")
    _ = source.catch { _ in spare }.record(demand: .max(1), in: talk) { _ in
      source.send(completion: .failure(Broken()))
      return .max(2)
    }

    #expect(source.send(1) == .none)
    #expect(
      talk.lines == [
        "subscription Catch", "upstream: request max(1)", "value 1", "spare: request max(2)",
      ])
  }

  @Test func `a cancel reaches whichever publisher is listened to`() {
    let source = Source<Int, Broken>()
    let spare = Source<Int, Never>()
    source.catch { _ in spare }.record().cancel()
    #expect(source.cancelCount == 1)

    let recorder = source.catch { _ in spare }.record()
    source.send(completion: .failure(Broken()))
    recorder.cancel()
    recorder.cancel()
    recorder.request(.max(1))
    #expect(source.cancelCount == 1)
    #expect(spare.cancelCount == 1)
    #expect(spare.requests == [.unlimited])
  }

  @Test func `a cancel inside the closure keeps the second publisher out`() {
    let source = Source<Int, Broken>()
    let spare = Source<Int, Never>()
    var cancel: () -> Void = {}
    let recorder = source.catch { _ -> Source<Int, Never> in
      cancel()
      return spare
    }.record()
    cancel = recorder.cancel
    source.send(completion: .failure(Broken()))

    #expect(spare.subscriptionCount == 0)
    #expect(recorder.completion == nil)
  }

  @Test func `a second subscription is cancelled`() {
    let source = Source<Int, Broken>()
    let recorder = Doubled(upstream: source).catch { _ in Source<Int, Never>() }.record()

    #expect(source.cancelCount == 1)
    #expect(recorder.subscriptionCount == 1)
  }
}

struct TryCatchTests {
  private let talk = Conversation()

  @Test func `another publisher takes over, and its failure passes`() {
    let source = Source<Int, Broken>(in: talk)
    let spare = Source<Int, Broken>(in: talk, name: "spare")
    _ = source.tryCatch { _ in spare }.record(demand: .max(2), in: talk)
    source.send(1)
    source.send(completion: .failure(Broken()))
    spare.send(2)
    spare.send(completion: .failure(Broken(depth: 1)))

    #expect(
      talk.lines == [
        "subscription TryCatch", "upstream: request max(2)", "value 1", "spare: request max(1)",
        "value 2", "failure Broken(depth: 1)",
      ])
  }

  @Test func `an error thrown fails the stream`() {
    let source = Source<Int, Broken>(in: talk)
    _ = source.tryCatch { error -> Source<Int, Never> in throw Broken(depth: error.depth + 1) }
      .record(in: talk)
    source.send(completion: .failure(Broken()))
    source.send(1)

    #expect(
      talk.lines == [
        "subscription TryCatch", "upstream: request unlimited", "failure Broken(depth: 1)",
      ])
  }
}
