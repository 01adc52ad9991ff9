import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct CompactMapTests {
  @Test func `nil is left out, and asked again for`() {
    let talk = Conversation()
    let source = Source<String, Broken>(in: talk)
    _ = source.compactMap { Int($0) }.record(demand: .max(2), in: talk) { _ in .max(4) }

    #expect(source.send("one") == .max(1))
    #expect(source.send("2") == .max(4))
    source.send(completion: .failure(Broken()))

    #expect(
      talk.lines == [
        "subscription Source", "upstream: request max(2)", "value 2", "failure Broken()",
      ])
  }

  @Test func `a cancel reaches the upstream`() {
    let source = Source<Int, Never>()
    source.compactMap { $0 }.record().cancel()
    #expect(source.cancelCount == 1)
  }
}

struct TryCompactMapTests {
  @Test func `nil is left out, and an error fails the stream`() {
    let talk = Conversation()
    let source = Source<Int, Never>(in: talk)
    let recorder = source.tryCompactMap { value -> String? in
      if value == 3 { throw Broken() } else { value == 1 ? nil : "\(value)" }
    }.record(demand: .max(9), in: talk)

    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == .none)
    source.send(3)
    source.send(4)

    #expect(
      talk.lines == [
        "subscription TryCompactMap", "upstream: request max(9)", "value 2", "upstream: cancel",
        "failure Broken()",
      ])
    #expect(recorder.completionCount == 1)
  }
}
