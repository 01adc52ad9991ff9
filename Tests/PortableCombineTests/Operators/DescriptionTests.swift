import PortableCombine
import Testing

private struct Broken: Error {}

/// Asks whoever subscribes what it is.
private final class Peek<Output, Failure: Error>: Publisher {
  private(set) var name = ""
  private(set) var parts: [String] = []

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    name = "\(subscriber)"
    parts = Mirror(reflecting: subscriber).children.compactMap(\.label)
    #expect(
      "\((subscriber as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? "")"
        == name)
    subscriber.receive(subscription: Subscriptions.empty)
  }
}

struct DescriptionTests {
  private typealias Numbers = Peek<Int, Broken>

  /// What the operator's subscriber calls itself, and what it is made of.
  private func describe<P: Publisher>(_ make: (Numbers) -> P) -> String {
    let peek = Numbers()
    make(peek).subscribe(AnySubscriber())
    return ([peek.name] + peek.parts).joined(separator: " ")
  }

  @Test func `stages without memory are called as their operators`() {
    #expect(describe { $0.map { $0 } } == "Map")
    #expect(describe { $0.map(\.description) } == "ValueForKey")
    #expect(describe { $0.filter { _ in true } } == "Filter")
    #expect(describe { $0.compactMap { $0 } } == "CompactMap")
    #expect(describe { $0.mapError { $0 } } == "MapError")
    #expect(describe { $0.assertNoFailure() } == "AssertNoFailure")

    let never = Peek<Int, Never>()
    never.setFailureType(to: Broken.self).subscribe(AnySubscriber())
    #expect(never.name == "SetFailureType")
  }

  @Test func `stages with memory show it, and whom they serve`() {
    #expect(describe { $0.scan(0, +) } == "Scan downstream memory")
    #expect(describe { $0.tryScan(0) { $0 + $1 } } == "TryScan downstream memory")
    #expect(describe { $0.reduce(0, +) } == "Reduce downstream memory")
    #expect(describe { $0.tryReduce(0) { $0 + $1 } } == "TryReduce downstream memory")
    #expect(describe { $0.dropFirst() } == "Drop downstream remaining")
    #expect(describe { $0.collect(2) } == "CollectByCount downstream batch count")
    #expect(describe { $0.replaceEmpty(with: 1) } == "ReplaceEmpty downstream replacement")
    #expect(describe { $0.replaceError(with: 1) } == "ReplaceError downstream replacement")
    #expect(describe { $0.print() } == "Print downstream")
  }

  @Test func `what listens on behalf of another is called as that`() {
    #expect(describe { $0.retry(1) } == "Retry")
    #expect(describe { $0.catch { _ in Just(1) } } == "Catch downstream demand")
    #expect(describe { $0.tryCatch { _ in Just(1) } } == "TryCatch downstream demand")

    let spare = Numbers()
    let source = PassthroughSubject<Int, Broken>()
    source.catch { _ in spare }.subscribe(AnySubscriber())
    source.send(completion: .failure(Broken()))
    #expect(spare.name == "Catch")
  }
}
