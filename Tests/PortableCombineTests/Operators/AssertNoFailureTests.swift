import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

/// What happens at a failure stands in the table of ``MisuseTests``.
struct AssertNoFailureTests {
  @Test func `what does not fail passes, as a stream that cannot`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    let recorder: Recorder<Int, Never> = source.assertNoFailure()
      .record(demand: .max(1), in: talk) { _ in .max(1) }
    #expect(source.send(1) == .max(1))
    source.send(completion: .finished)
    recorder.cancel()

    #expect(
      talk.lines == [
        "subscription Source", "upstream: request max(1)", "value 1", "finished",
        "upstream: cancel",
      ])
  }

  @Test func `the place is the caller's`() {
    let line: UInt = #line + 1
    let publisher = Source<Int, Broken>().assertNoFailure("here")

    #expect(publisher.prefix == "here")
    #expect("\(publisher.file)" == #file)
    #expect(publisher.line == line)
  }
}
