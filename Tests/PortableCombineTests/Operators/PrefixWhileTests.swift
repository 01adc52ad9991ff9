import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct PrefixWhileTests {
  @Test func `the first value refused cancels the upstream and finishes`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.prefix { $0 != 2 }.record(demand: .max(7), in: talk) { _ in .max(1) }

    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == .none)
    source.send(1)
    source.send(completion: .failure(Broken()))

    #expect(
      talk.lines == [
        "subscription PrefixWhile", "upstream: request max(7)", "value 1", "upstream: cancel",
        "finished",
      ])
    #expect(recorder.completionCount == 1)
  }

  @Test func `a completion before that passes`() {
    let source = Source<Int, Broken>()
    let recorder = source.prefix { _ in true }.record()
    source.send(completion: .failure(Broken()))

    #expect(recorder.completion == .failure(Broken()))
  }

  @Test func `an error thrown fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    _ = source.tryPrefix { if $0 == 2 { throw Broken() } else { true } }.record(in: talk)
    for value in 1...3 { source.send(value) }

    #expect(
      talk.lines == [
        "subscription TryPrefixWhile", "upstream: request unlimited", "value 1",
        "upstream: cancel", "failure Broken()",
      ])
  }
}
