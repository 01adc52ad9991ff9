import Foundation
import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct BreakpointTests {
  @Test func `closures that answer false change nothing`() {
    let talk = Conversation()
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.breakpoint(
      receiveSubscription: { talk.note("asked about \($0)") == () && false },
      receiveOutput: { talk.note("asked about \($0)") == () && false },
      receiveCompletion: { talk.note("asked about \($0 == .finished)") == () && false }
    ).record(demand: .max(1), in: talk) { _ in .max(1) }
    #expect(source.send(1) == .max(1))
    source.send(completion: .finished)
    recorder.cancel()

    #expect(
      talk.lines == [
        "asked about Source", "subscription Breakpoint", "upstream: request max(1)",
        "asked about 1", "value 1", "asked about true", "finished",
      ])
  }

  @Test func `a finish does not halt where only an error would, and a cancel passes`() {
    let source = Source<Int, Broken>()
    let recorder = source.breakpointOnError().record()
    source.send(1)
    source.send(completion: .finished)
    source.breakpoint().record().cancel()

    #expect(recorder.completion == .finished)
    #expect(source.cancelCount == 1)
  }

  @Test func `a subscription halts`() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = PassthroughSubject<Int, Broken>().breakpoint(receiveSubscription: { _ in true }).record()
    }
  }

  @Test func `a value halts`() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      let source = Source<Int, Broken>()
      _ = source.breakpoint(receiveOutput: { $0 == 2 }).record()
      source.send(1)
      source.send(2)
    }
  }

  @Test func `a completion halts`() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      let source = Source<Int, Broken>()
      _ = source.breakpoint(receiveCompletion: { $0 == .finished }).record()
      source.send(completion: .finished)
    }
  }

  @Test func `an error halts`() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      let source = Source<Int, Broken>()
      _ = source.breakpointOnError().record()
      source.send(completion: .failure(Broken()))
    }
  }
}
