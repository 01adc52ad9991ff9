import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}
private final class Load {}

struct ZipTests {
  let talk = Conversation()
  private let a: Source<Int, Broken>
  private let b: Source<String, Broken>

  init() {
    a = Source(in: talk, name: "a")
    b = Source(in: talk, name: "b")
  }

  @Test func `values are sent in rows, and demand goes to every input`() {
    _ = a.zip(b).record(demand: .max(2), in: talk)
    #expect(talk.drain() == ["subscription Zip", "a: request max(2)", "b: request max(2)"])

    #expect(a.send(1) == .none)
    a.send(2)
    #expect(talk.drain() == [])
    b.send("x")
    b.send("y")
    #expect(talk.drain() == [#"value (1, "x")"#, #"value (2, "y")"#])
  }

  @Test func `a row that nobody wants waits`() {
    let recorder = a.zip(b) { "\($0)\($1)" }.record(demand: .none, in: talk)
    a.send(1)
    b.send("x")
    #expect(talk.drain() == ["subscription Zip"])

    recorder.request(.max(1))
    #expect(talk.drain() == ["value 1x", "a: request max(1)", "b: request max(1)"])
  }

  @Test func `the answer to a row is asked of every input`() {
    _ = a.zip(b) { "\($0)\($1)" }.record(demand: .max(1), in: talk) { _ in .max(1) }
    _ = talk.drain()
    a.send(1)
    b.send("x")
    #expect(talk.drain() == ["value 1x", "a: request max(1)", "b: request max(1)"])
  }

  @Test func `it finishes when a finished input has nothing left`() {
    let recorder = a.zip(b) { "\($0)\($1)" }.record(in: talk)
    a.send(1)
    a.send(2)
    a.send(completion: .finished)
    a.send(completion: .finished)
    a.send(3)
    b.send("x")
    _ = talk.drain()
    #expect(recorder.completionCount == 0)

    b.send("y")
    b.send("z")
    #expect(talk.drain() == ["value 2y", "b: cancel", "finished"])
  }

  @Test func `an input that finishes with nothing left finishes it at once`() {
    _ = a.zip(b).record(in: talk)
    _ = talk.drain()
    b.send("x")
    a.send(completion: .finished)
    #expect(talk.drain() == ["b: cancel", "finished"])
  }

  @Test func `a finished input keeps a row for the demand to come`() {
    let recorder = a.zip(b) { "\($0)\($1)" }.record(demand: .none, in: talk)
    a.send(1)
    b.send("x")
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.completionCount == 0)
    recorder.request(.max(1))
    #expect(recorder.values == ["1x"] && recorder.completionCount == 1)
  }

  @Test func `the first failure cancels the others`() {
    _ = a.zip(b).record(in: talk)
    a.send(1)
    _ = talk.drain()
    b.send(completion: .failure(Broken()))
    a.send(completion: .failure(Broken()))
    #expect(talk.drain() == ["a: cancel", "failure Broken()"])
  }

  @Test func `a cancel reaches every input, and nothing follows it`() {
    let recorder = a.zip(b).record(in: talk)
    _ = talk.drain()
    recorder.cancel()
    a.send(1)
    b.send("x")
    recorder.request(.max(1))
    #expect(talk.drain() == ["a: cancel", "b: cancel"])
  }

  @Test func `a cancel inside the sink keeps back the rows that are complete`() {
    var cancel = {}
    let recorder = a.zip(b) { "\($0)\($1)" }.record(demand: .none, in: talk) { _ in
      cancel()
      return .none
    }
    cancel = { recorder.cancel() }
    for value in 1...3 {
      a.send(value)
      b.send("x")
    }
    recorder.request(.unlimited)
    #expect(recorder.values == ["1x"])
  }

  @Test func `what a sink sends to an input is the next row`() {
    var reenter = {}
    let recorder = a.zip(b) { "\($0)\($1)" }.record(in: talk) { row in
      if row == "1x" { reenter() }
      return .none
    }
    reenter = {
      b.send("y")
      a.send(2)
    }
    a.send(1)
    b.send("x")
    #expect(recorder.values == ["1x", "2y"])
  }

  @Test func `long synchronous inputs do not pile up on the stack`() {
    let numbers = (0..<100_000).publisher
    let recorder = numbers.zip(numbers).map { $0 + $1 }.record(demand: .max(1)) { _ in .max(1) }
    #expect(recorder.values.count == 100_000)
    #expect(recorder.values.last == 199_998)
    #expect(recorder.completionCount == 1)
  }

  @Test func `three and four publishers`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let three = a.zip(b, a).map { [$0, $1, $2] }.record()
    let threeMade = a.zip(b, a) { [$0, $1, $2] }.record()
    let four = a.zip(b, a, b).map { [$0, $1, $2, $3] }.record()
    let fourMade = a.zip(b, a, b) { [$0, $1, $2, $3] }.record()
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    #expect(three.values == [[1, 2, 1]] && threeMade.values == three.values)
    #expect(four.values == [[1, 2, 1, 2]] && fourMade.values == four.values)
    #expect(three.completionCount + four.completionCount == 2)
  }

  @Test func `publishers of equal inputs are equal`() {
    #expect(Publishers.Zip(Just(1), Just(2)) == Publishers.Zip(Just(1), Just(2)))
    #expect(
      Publishers.Zip3(Just(1), Just(2), Just(3)) != Publishers.Zip3(Just(1), Just(2), Just(4)))
  }

  @Test func `everything is let go of after the completion and after a cancel`() {
    for completes in [true, false] {
      weak var gone: Load?
      let (first, second) = (PassthroughSubject<Load, Never>(), PassthroughSubject<Load, Never>())
      do {
        let load = Load()
        gone = load
        let recorder = first.zip(second).map { _ in 1 }.record()
        first.send(load)
        if completes { second.send(completion: .finished) } else { recorder.cancel() }
        #expect(recorder.completionCount == (completes ? 1 : 0))
      }
      #expect(gone == nil)
    }
  }
}
