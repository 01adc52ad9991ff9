import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

private final class Load {
  let whenGone: () -> Void
  init(whenGone: @escaping () -> Void = {}) { self.whenGone = whenGone }
  deinit { whenGone() }
}

struct CombineLatestTests {
  let talk = Conversation()
  private let a: Source<Int, Broken>
  private let b: Source<String, Broken>

  init() {
    a = Source(in: talk, name: "a")
    b = Source(in: talk, name: "b")
  }

  @Test func `the latest values are sent whenever there is a new one`() {
    _ = a.combineLatest(b).record(in: talk)
    #expect(
      talk.drain() == [
        "subscription CombineLatest", "a: request unlimited", "b: request unlimited",
      ]
    )
    a.send(1)
    #expect(a.send(2) == .none)
    b.send("x")
    b.send("y")
    a.send(3)
    #expect(
      talk.drain() == [#"value (2, "x")"#, #"value (2, "y")"#, #"value (3, "y")"#])
  }

  @Test func `demand goes to every input, and a value without any is only remembered`() {
    let recorder = a.combineLatest(b) { "\($0)\($1)" }.record(demand: .max(1), in: talk)
    #expect(talk.drain().suffix(2) == ["a: request max(1)", "b: request max(1)"])
    a.send(1)
    b.send("x")
    a.send(2)
    #expect(talk.drain() == ["value 1x"])

    recorder.request(.max(2))
    #expect(talk.drain() == ["a: request max(2)", "b: request max(2)"])
    b.send("y")
    #expect(talk.drain() == ["value 2y"])
  }

  @Test func `the answer to a value is asked of every input`() {
    _ = a.combineLatest(b) { "\($0)\($1)" }.record(demand: .max(1), in: talk) { _ in .max(1) }
    _ = talk.drain()
    a.send(1)
    b.send("x")
    #expect(talk.drain() == ["value 1x", "a: request max(1)", "b: request max(1)"])
  }

  @Test func `it finishes when every input has`() {
    _ = a.combineLatest(b) { "\($0)\($1)" }.record(in: talk)
    a.send(1)
    b.send("x")
    _ = talk.drain()
    a.send(completion: .finished)
    a.send(completion: .finished)
    a.send(7)
    b.send("y")
    b.send(completion: .finished)
    #expect(talk.drain() == ["value 1y", "finished"])
  }

  @Test func `the first failure cancels the others`() {
    _ = a.combineLatest(b).record(in: talk)
    _ = talk.drain()
    a.send(completion: .failure(Broken()))
    b.send(completion: .failure(Broken()))
    b.send("x")
    #expect(talk.drain() == ["b: cancel", "failure Broken()"])
  }

  @Test func `inputs that answer at once are heard`() {
    let recorder = Just(1).combineLatest(Just(2), [3, 4].publisher).map { [$0, $1, $2] }.record()
    #expect(recorder.values == [[1, 2, 3], [1, 2, 4]] && recorder.completionCount == 1)

    let failed = Just(1).setFailureType(to: Broken.self)
      .combineLatest(Fail<Int, Broken>(error: Broken())).record()
    #expect(failed.completion == .failure(Broken()))
  }

  @Test func `a cancel reaches every input, and nothing follows it`() {
    let recorder = a.combineLatest(b).record(in: talk)
    a.send(1)
    b.send("x")
    _ = talk.drain()
    recorder.cancel()
    a.send(2)
    b.send(completion: .finished)
    recorder.request(.max(1))
    #expect(talk.drain() == ["a: cancel", "b: cancel"])
  }

  @Test func `a cancel inside the sink is the end`() {
    var cancel = {}
    let recorder = a.combineLatest(b).record(in: talk) { _ in
      cancel()
      return .max(1)
    }
    cancel = { recorder.cancel() }
    a.send(1)
    b.send("x")
    b.send("y")
    #expect(recorder.values.count == 1)
  }

  @Test func `a sink may send to another input: the newest values come in turn`() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(1))
    var pairs: [[Int]] = []
    let token = a.combineLatest(b).sink { first, second in
      if first != second { b.send(first) }
      pairs.append([first, second])
    }
    a.send(2)
    #expect(pairs == [[1, 1], [2, 1], [2, 2]])
    token.cancel()
  }

  @Test func `a former value whose release cancels everything is the last thing that happens`() {
    let (first, second) = (PassthroughSubject<Load, Never>(), PassthroughSubject<Int, Never>())
    var cancel = {}
    let recorder = first.combineLatest(second).map { $1 }.record()
    cancel = { recorder.cancel() }
    first.send(Load { cancel() })
    second.send(1)
    first.send(Load())
    #expect(recorder.values == [1])
  }

  @Test func `three and four publishers`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let three = a.combineLatest(b, a).map { [$0, $1, $2] }.record()
    let threeMade = a.combineLatest(b, a) { [$0, $1, $2] }.record()
    let four = a.combineLatest(b, a, b).map { [$0, $1, $2, $3] }.record()
    let fourMade = a.combineLatest(b, a, b) { [$0, $1, $2, $3] }.record()
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(three.values == [[1, 2, 1]] && threeMade.values == three.values)
    #expect(four.values == [[1, 2, 1, 2]] && fourMade.values == four.values)
    #expect(three.completionCount + four.completionCount == 2)
  }

  @Test func `publishers of equal inputs are equal`() {
    #expect(Publishers.CombineLatest(Just(1), Just(2)) == .init(Just(1), Just(2)))
    #expect(Publishers.CombineLatest(Just(1), Just(2)) != .init(Just(2), Just(2)))
  }

  @Test func `everything is let go of after the completion and after a cancel`() {
    for completes in [true, false] {
      weak var gone: Load?
      let (first, second) = (PassthroughSubject<Load, Never>(), PassthroughSubject<Load, Never>())
      do {
        let load = Load()
        gone = load
        let recorder = first.combineLatest(second).map { _ in 1 }.record()
        first.send(load)
        second.send(load)
        if completes {
          first.send(completion: .finished)
          second.send(completion: .finished)
        } else {
          recorder.cancel()
        }
        #expect(recorder.values == [1])
      }
      #expect(gone == nil)
    }
  }

  private final class Limits: ObservableObject {
    @Published var low = 0
    @Published var high = 10
  }

  @Test func `an observer that always writes to an input comes to rest`() {
    let limits = Limits()
    var seen: [String] = []
    let token = limits.$low.combineLatest(limits.$high).sink { low, high in
      seen.append("\(low) \(high)")
      limits.low = min(low, high)
    }
    limits.low = 12
    #expect(seen == ["0 10", "12 10", "10 10"])
    token.cancel()
  }

  @Test func `what is fed back is delivered in turn, however often`() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (seen, depth, deepest) = ([Int](), 0, 0)
    let token = left.combineLatest(right).sink { count, _ in
      depth += 1
      deepest = max(deepest, depth)
      seen.append(count)
      if count > 0 { left.send(count - 1) }
      depth -= 1
    }
    right.send(0)
    left.send(100_000)
    #expect(seen.count == 100_001 && seen.last == 0)
    #expect(deepest == 1)
    token.cancel()
  }

  @Test func `a finish from inside follows what was fed back`() {
    let talk = Conversation()
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = left.combineLatest(right).map(+).record(in: talk) { sum in
      guard sum == 3 else { return .none }
      left.send(10)
      left.send(completion: .finished)
      right.send(completion: .finished)
      return .none
    }
    left.send(1)
    right.send(2)
    #expect(talk.lines.suffix(3) == ["value 3", "value 12", "finished"])
    #expect(recorder.completionCount == 1)
  }

  @Test func `an input that finished without a value does not end the others`() {
    let (left, right) = (Source<Int, Never>(), Source<Int, Never>())
    let recorder = left.combineLatest(right).map(+).record()
    left.send(completion: .finished)
    right.send(1)
    #expect(recorder.completionCount == 0 && right.cancelCount == 0)
    right.send(completion: .finished)
    #expect(recorder.values == [] && recorder.completion == .finished)
  }
}
