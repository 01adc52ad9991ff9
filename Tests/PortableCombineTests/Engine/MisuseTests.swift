import PortableCombine
import Testing

/// A way to break one of Combine's rules, and what the program says when it stops over it.
struct Misuse: Sendable {
  let id: String
  let message: String
  let provoke: @Sendable () -> Void

  init(_ id: String, says message: String, provoke: @escaping @Sendable () -> Void) {
    self.id = id
    self.message = message
    self.provoke = provoke
  }

  static func provoke(_ id: String) { rows.first { $0.id == id }?.provoke() }
}

/// Each row is provoked in a process of its own; the message must be found in its standard error.
extension Misuse {
  static let rows = demands + counts + failures

  private static let demands = [
    Misuse(
      "a negative demand",
      says: """
        A demand cannot be negative: Demand.max(-1).
          Fix: Ask for zero or more values; take a demand back by cancelling the subscription.
        """
    ) { _ = Subscribers.Demand.max(-1) },
    Misuse(
      "a demand less more than itself",
      says: "A demand cannot be negative: max(1) - max(2)."
    ) { _ = Subscribers.Demand.max(1) - 2 },
    Misuse(
      "a negative number added to a demand",
      says: "A demand cannot be negative: max(1) - max(3)."
    ) { _ = Subscribers.Demand.max(1) + -3 },
    Misuse(
      "a demand times a negative number",
      says: "A demand cannot be negative: max(2) * -2."
    ) { _ = Subscribers.Demand.max(2) * -2 },
    Misuse(
      "a demand of nothing on one value",
      says: """
        A subscriber of one value requested none.
          publisher: Just
          Fix: Request at least one value, or nothing at all: leave the request out.
        """
    ) { Just(1).subscribe(AnySubscriber(receiveSubscription: { $0.request(.none) })) },
  ]

  private static let counts = [
    Misuse(
      "prefix of a negative length",
      says: """
        A number of values cannot be negative: prefix(-2).
          Fix: Pass zero or more.
        """
    ) { _ = Numbers().prefix(-2) },
    Misuse(
      "collect by a negative count",
      says: """
        Values cannot be gathered into arrays of -1: collect(-1).
          Fix: Gather at least one value at a time, or all of them with collect().
        """
    ) { _ = Numbers().collect(-1) },
    Misuse(
      "collect by none", says: "Values cannot be gathered into arrays of 0: collect(0)."
    ) { _ = Numbers().collect(0) },
    Misuse(
      "output at a negative position",
      says: """
        The position of a value cannot be negative: output(at: -1).
          Fix: Count positions from zero.
        """
    ) { _ = Numbers().output(at: -1) },
    Misuse(
      "output in a range below zero",
      says: "The position of a value cannot be negative: output(in: -3..<2)."
    ) { _ = Numbers().output(in: -3..<2) },
    Misuse(
      "an output publisher of a range below zero",
      says: "The position of a value cannot be negative: Output(range: -3..<2)."
    ) { _ = Publishers.Output(upstream: Numbers(), range: -3..<2) },
  ]

  private static let failures = [
    Misuse(
      "a failure where none may be",
      says: """
        PortableCombineTests/MisuseTests.swift:\(pricesLine): Fatal error: \
        Prices: a stream that must not fail has failed.
          error: Broken(part: "wheel")
          Fix: Handle the error before assertNoFailure, with catch or replaceError, \
        or mend its cause.
        """
    ) { failPrices() },
    Misuse(
      "a failure where none may be, without a prefix",
      says: "Fatal error: a stream that must not fail has failed."
    ) { fail(PassthroughSubject<Int, Broken>()) { $0.assertNoFailure().sink { _ in } } },
  ]

  private static let pricesLine: UInt = #line + 3

  private static func failPrices() {
    fail(PassthroughSubject<Int, Broken>()) { $0.assertNoFailure("Prices").sink { _ in } }
  }

  struct Broken: Error { let part = "wheel" }

  private static func fail(
    _ subject: PassthroughSubject<Int, Broken>,
    pipeline: (PassthroughSubject<Int, Broken>) -> AnyCancellable
  ) {
    let token = pipeline(subject)
    subject.send(completion: .failure(Broken()))
    token.cancel()
  }
}

private typealias Numbers = PassthroughSubject<Int, Never>

struct MisuseTests {
  @Test(arguments: Misuse.rows.map(\.id))
  func `the program stops and says what happened, the facts and the fix`(
    _ id: String
  ) async throws {
    let row = try #require(Misuse.rows.first { $0.id == id })
    let ended = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [id] in
      Misuse.provoke(id)
    }
    let said = String(decoding: try #require(ended).standardErrorContent, as: UTF8.self)
    #expect(said.contains(row.message), "\(said.prefix(600))")
  }

  @Test func `no two rows are called the same`() {
    #expect(Set(Misuse.rows.map(\.id)).count == Misuse.rows.count)
  }
}
