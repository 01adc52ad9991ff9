import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct ComparisonTests {
  @Test func `the greatest value is sent at the end`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.max().record(demand: .max(1), in: talk)
    for value in [2, 9, 4] { #expect(source.send(value) == .none) }
    source.send(completion: .finished)

    #expect(
      talk.lines == [
        "subscription Comparison", "upstream: request unlimited", "value 9", "finished",
      ])
  }

  @Test func `the least value is sent at the end`() {
    let source = Source<Int, Broken>()
    let recorder = source.min().record()
    for value in [2, 1, 4] { source.send(value) }
    source.send(completion: .finished)

    #expect(recorder.values == [1])
  }

  @Test func `of equal values the first one counts`() {
    let source = Source<String, Never>()
    let greatest = source.max { $0.count < $1.count }.record()
    for value in ["a", "bb", "cc"] { source.send(value) }
    source.send(completion: .finished)
    let least = source.min { $0.count < $1.count }.record()
    for value in ["bb", "a", "c"] { source.send(value) }
    source.send(completion: .finished)

    #expect(greatest.values == ["bb"])
    #expect(least.values == ["a"])
  }

  @Test func `nothing to compare sends nothing`() {
    let source = Source<Int, Never>()
    let recorder = source.max().record()
    source.send(completion: .finished)

    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == .finished)
  }

  @Test func `a failure passes alone`() {
    let source = Source<Int, Broken>()
    let recorder = source.min().record()
    source.send(1)
    source.send(completion: .failure(Broken()))

    #expect(recorder.values.isEmpty)
    #expect(recorder.completion == .failure(Broken()))
  }

  @Test func `an error of the comparison fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    _ = source.tryMax { if $1 == 3 { throw Broken() } else { $0 < $1 } }.record(in: talk)
    for value in 1...4 { source.send(value) }

    #expect(
      talk.lines == [
        "subscription TryComparison", "upstream: request unlimited", "upstream: cancel",
        "failure Broken()",
      ])
  }

  @Test func `a comparison that does not throw finds the least`() {
    let source = Source<Int, Never>()
    let recorder = source.tryMin { $0 < $1 }.record()
    for value in [3, 1, 2] { source.send(value) }
    source.send(completion: .finished)

    #expect(recorder.values == [1])
  }
}
