import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct HandleEventsTests {
  private let talk = Conversation()

  private func watched(_ source: Source<Int, Broken>)
    -> Publishers.HandleEvents<Source<Int, Broken>>
  {
    source.handleEvents(
      receiveSubscription: { talk.note("sees subscription \($0)") },
      receiveOutput: { talk.note("sees \($0)") },
      receiveCompletion: { talk.note($0 == .finished ? "sees finish" : "sees failure") },
      receiveCancel: { talk.note("sees cancel") },
      receiveRequest: { talk.note("sees request \($0)") })
  }

  @Test func `each event is seen before it arrives`() {
    let source = Source<Int, Broken>(in: talk)
    let recorder = watched(source).record(demand: .max(1), in: talk) { $0 == 1 ? .max(3) : .none }
    #expect(source.send(1) == .max(3))
    #expect(source.send(2) == .none)
    source.send(completion: .failure(Broken()))
    source.send(3)
    recorder.cancel()
    recorder.request(.max(1))

    #expect(
      talk.lines == [
        "sees subscription Source", "subscription HandleEvents", "sees request max(1)",
        "upstream: request max(1)", "sees 1", "value 1", "sees request max(3)", "sees 2",
        "value 2", "sees failure", "failure Broken()",
      ])
    #expect(recorder.completionCount == 1)
  }

  @Test func `a cancel is seen once`() {
    let source = Source<Int, Broken>(in: talk)
    let recorder = watched(source).record(demand: .none)
    recorder.cancel()
    recorder.cancel()
    source.send(1)

    #expect(talk.lines == ["sees subscription Source", "sees cancel", "upstream: cancel"])
  }

  @Test func `a cancel by the closure holds the value back`() {
    let source = Source<Int, Broken>()
    var cancel: () -> Void = {}
    let recorder = source.handleEvents(receiveOutput: { _ in cancel() }).record()
    cancel = recorder.cancel
    source.send(1)

    #expect(recorder.values.isEmpty)
  }

  @Test func `closures left out do nothing`() {
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.handleEvents().record(in: talk) { _ in .max(1) }
    source.send(1)
    recorder.cancel()

    #expect(
      talk.lines == [
        "subscription HandleEvents", "upstream: request unlimited", "value 1",
        "upstream: cancel",
      ])
  }

  @Test func `a closure can be set afterwards`() {
    let source = Source<Int, Broken>()
    var watched = source.handleEvents()
    watched.receiveCompletion = { talk.note("sees \($0 == .finished)") }
    _ = watched.record()
    source.send(completion: .finished)

    #expect(talk.lines == ["sees true"])
  }
}
