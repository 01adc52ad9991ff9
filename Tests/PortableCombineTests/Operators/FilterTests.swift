import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct FilterTests {
  @Test func `a value refused is asked again for`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    _ = source.filter { $0 > 1 }.record(demand: .max(2), in: talk) { _ in .max(4) }

    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == .max(4))
    source.send(completion: .failure(Broken()))

    #expect(
      talk.lines == [
        "subscription Source", "upstream: request max(2)", "value 2", "failure Broken()",
      ])
  }
}

struct TryFilterTests {
  @Test func `a value refused is asked again for, and an error fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    let recorder = source.tryFilter { if $0 == 3 { throw Broken() } else { $0 > 1 } }
      .record(demand: .max(2), in: talk)

    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == .none)
    source.send(3)
    source.send(completion: .finished)

    #expect(
      talk.lines == [
        "subscription TryFilter", "upstream: request max(2)", "value 2", "upstream: cancel",
        "failure Broken()",
      ])
    #expect(recorder.completionCount == 1)
  }
}
