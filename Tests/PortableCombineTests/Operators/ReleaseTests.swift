import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error {}

private typealias Thing = Census.Member

/// An operator under test, with a thing in its closure wherever it has one.
private struct Row {
  let id: String
  let subscribe: (PassthroughSubject<Thing, Broken>, Thing) -> AnyCancellable

  init<P: Publisher>(
    _ id: String, _ make: @escaping (PassthroughSubject<Thing, Broken>, Thing) -> P
  ) {
    self.id = id
    subscribe = { subject, held in
      make(subject, held).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    }
  }

  /// Sends two things, ends the stream by `end`, and returns how many are alive after that, while
  /// the subject and the token still are.
  func survivors(
    _ end: (PassthroughSubject<Thing, Broken>, inout AnyCancellable?) -> Void
  ) -> Int {
    let census = Census()
    let subject = PassthroughSubject<Thing, Broken>()
    var token: AnyCancellable? = subscribe(subject, Thing(in: census))
    for number in 1...2 { subject.send(Thing(number, in: census)) }
    end(subject, &token)
    return withExtendedLifetime((subject, token)) { census.count }
  }

  static var all: [Row] { plain + throwing + stateful + whole }

  private static var plain: [Row] {
    [
      Row("map") { subject, held in subject.map { ($0, held) } },
      Row("map a key path") { subject, _ in subject.map(\Thing.number) },
      Row("mapError") { subject, held in
        subject.mapError { error in
          _ = held
          return error
        }
      },
      Row("compactMap") { subject, held in subject.compactMap { Optional(($0, held)) } },
      Row("filter") { subject, held in subject.filter { $0 != held } },
      Row("handleEvents") { subject, held in subject.handleEvents(receiveOutput: { _ in _ = held })
      },
      Row("breakpoint") { subject, held in subject.breakpoint(receiveOutput: { $0 == held }) },
    ]
  }

  private static var throwing: [Row] {
    [
      Row("tryMap") { subject, held in subject.tryMap { ($0, held) } },
      Row("tryCompactMap") { subject, held in subject.tryCompactMap { Optional(($0, held)) } },
      Row("tryFilter") { subject, held in subject.tryFilter { $0 != held } },
      Row("tryScan") { subject, held in subject.tryScan(held) { $1 } },
      Row("tryRemoveDuplicates") { subject, held in
        subject.tryRemoveDuplicates { $0 == $1 || $0 == held }
      },
      Row("tryDrop") { subject, held in subject.tryDrop { $0 == held } },
      Row("tryPrefix") { subject, held in subject.tryPrefix { $0 != held } },
      Row("tryReduce") { subject, held in subject.tryReduce(held) { $1 } },
      Row("tryCatch") { subject, held in subject.tryCatch { _ in Just(held) } },
    ]
  }

  private static var stateful: [Row] {
    [
      Row("scan") { subject, held in subject.scan(held) { $1 } },
      Row("removeDuplicates") { subject, _ in subject.removeDuplicates() },
      Row("drop") { subject, held in subject.drop { $0 == held } },
      Row("dropFirst") { subject, _ in subject.dropFirst() },
      Row("prefix") { subject, _ in subject.prefix(5) },
      Row("prefix while") { subject, held in subject.prefix { $0 != held } },
      Row("collect by count") { subject, _ in subject.collect(3) },
      Row("replaceEmpty") { subject, held in subject.replaceEmpty(with: held) },
      Row("replaceError") { subject, held in subject.replaceError(with: held) },
      Row("catch") { subject, held in subject.catch { _ in Just(held) } },
      Row("catch with a subject") { subject, held in
        subject.catch { _ in PassthroughSubject<Thing, Broken>().prefix { $0 != held }.prefix(0) }
      },
      Row("retry") { subject, held in subject.filter { $0 != held }.retry(2) },
    ]
  }

  private static var whole: [Row] {
    [
      Row("reduce") { subject, held in subject.reduce(held) { $1 } },
      Row("collect") { subject, _ in subject.collect() },
      Row("max") { subject, _ in subject.max() },
      Row("count") { subject, _ in subject.count() },
      Row("contains") { subject, held in subject.contains(held) },
      Row("contains where") { subject, held in subject.contains { $0 == held } },
      Row("allSatisfy") { subject, held in subject.allSatisfy { $0 != held } },
      Row("first") { subject, _ in subject.first() },
      Row("first where") { subject, held in subject.first { $0 == held } },
      Row("last") { subject, _ in subject.last() },
      Row("last where") { subject, held in subject.last { $0 != held } },
      Row("ignoreOutput") { subject, _ in subject.ignoreOutput() },
    ]
  }
}

struct ReleaseTests {
  private static let ids = Row.all.map(\.id)

  private func survivors(
    _ id: String, _ end: (PassthroughSubject<Thing, Broken>, inout AnyCancellable?) -> Void
  ) throws -> Int {
    try #require(Row.all.first { $0.id == id }).survivors(end)
  }

  @Test(arguments: ids) func `a cancel releases everything`(_ id: String) throws {
    #expect(try survivors(id) { $1?.cancel() } == 0)
  }

  @Test(arguments: ids) func `letting go of the token releases everything`(_ id: String) throws {
    #expect(try survivors(id) { $1 = nil } == 0)
  }

  @Test(arguments: ids) func `a finish releases everything`(_ id: String) throws {
    #expect(try survivors(id) { subject, _ in subject.send(completion: .finished) } == 0)
  }

  @Test(arguments: ids) func `a failure releases everything`(_ id: String) throws {
    #expect(
      try survivors(id) { subject, _ in subject.send(completion: .failure(Broken())) } == 0)
  }

  @Test func `what only a further failure would need is released even if the subscription is kept`()
  {
    let census = Census()
    let subject = PassthroughSubject<Thing, Broken>()
    let recorders: [Recorder<Thing, Broken>] = {
      let kept = [Thing(in: census), Thing(in: census)]
      return kept.flatMap { held in
        let filtered = subject.filter { $0 != held }
        return [filtered.retry(2).record(), subject.catch { _ in filtered }.record()]
      }
    }()
    #expect(census.count == 2)

    for recorder in recorders.prefix(2) { recorder.cancel() }
    #expect(census.count == 1)

    subject.send(completion: .finished)
    #expect(census.count == 0)
    #expect(recorders.map(\.subscriptionCount) == [1, 1, 1, 1])
  }

  /// Keeps its subscription for good, as a careless subscriber does.
  private final class Keeper: Subscriber {
    typealias Input = Thing
    typealias Failure = Broken

    let census: Census.Member
    var subscription: (any Subscription)?

    init(_ census: Census) { self.census = Census.Member(in: census) }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    func receive(_ input: Thing) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Broken>) {}
  }

  private func operate(
    _ id: String, _ subject: PassthroughSubject<Thing, Broken>
  ) -> AnyPublisher<Thing, Broken> {
    switch id {
    case "prefix": subject.prefix(9).eraseToAnyPublisher()
    case "tryMap": subject.tryMap { $0 }.mapError { _ in Broken() }.eraseToAnyPublisher()
    case "retry": subject.retry(0).eraseToAnyPublisher()
    case "catch": subject.catch { Fail<Thing, Broken>(error: $0) }.eraseToAnyPublisher()
    case "share": subject.share().eraseToAnyPublisher()
    default: subject.scan(Thing(in: Census())) { $1 }.eraseToAnyPublisher()
    }
  }

  @Test(arguments: [true, false], ["scan", "prefix", "tryMap", "retry", "catch", "share"])
  func `a subscriber that keeps its subscription is not kept after the end`(
    isCancelled: Bool, _ id: String
  ) {
    let census = Census()
    let subject = PassthroughSubject<Thing, Broken>()
    do {
      let keeper = Keeper(census)
      operate(id, subject).subscribe(keeper)
      subject.send(Thing(in: Census()))
      #expect(census.count == 1)
      if isCancelled { keeper.subscription?.cancel() }
    }
    if !isCancelled { subject.send(completion: .failure(Broken())) }
    #expect(census.count == 0)
  }
}
