import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

struct StageTests {
  private let talk = Conversation()

  @Test func `a value sent by the closure goes through first, and sees the state before`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.scan(0) { sum, value in
      if value == 1 { subject.send(10) }
      return sum + value
    }.record()
    subject.send(1)
    subject.send(2)

    #expect(recorder.values == [10, 1, 3])
  }

  @Test func `a value sent while one is delivered goes through at once`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.removeDuplicates().record {
      if $0 == 1 { subject.send(2) }
      return .none
    }
    subject.send(1)
    subject.send(2)

    #expect(recorder.values == [1, 2])
  }

  @Test func `nothing follows the last value, whatever is sent while it is delivered`() {
    let source = Source<Int, Never>(in: talk)
    let recorder = source.prefix(1).record(in: talk) { _ in
      source.send(9)
      return .max(1)
    }

    #expect(source.send(1) == .none)
    #expect(
      talk.lines == [
        "subscription Output", "upstream: request unlimited", "value 1", "upstream: cancel",
        "finished",
      ])
    #expect(recorder.completionCount == 1)
  }

  @Test func `a cancel while the last value is delivered holds the completion back`() {
    let source = Source<Int, Never>(in: talk)
    var cancel: () -> Void = {}
    let recorder = source.prefix(1).record(in: talk) { _ in
      cancel()
      return .none
    }
    cancel = recorder.cancel
    source.send(1)

    #expect(
      talk.lines == [
        "subscription Output", "upstream: request unlimited", "value 1", "upstream: cancel",
      ])
  }

  @Test func `a completion while the last value is delivered ends the stream once`() {
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.prefix(1).record { _ in
      source.send(completion: .finished)
      return .none
    }
    source.send(1)

    #expect(recorder.values == [1])
    #expect(recorder.completionCount == 1)
  }

  @Test func `a cancel while a value is delivered lets nothing follow`() {
    let source = Source<Int, Broken>(in: talk)
    var cancel: () -> Void = {}
    let recorder = source.scan(0, +).record(in: talk) { _ in
      cancel()
      return .max(1)
    }
    cancel = recorder.cancel
    source.send(1)
    #expect(source.send(2) == .none)
    source.send(completion: .failure(Broken()))

    #expect(
      talk.lines == [
        "subscription Scan", "upstream: request unlimited", "value 1", "upstream: cancel",
      ])
  }

  @Test func `what comes after the completion is ignored`() {
    let source = Source<Int, Broken>(in: talk)
    let recorder = source.scan(0, +).record()
    source.send(completion: .finished)
    #expect(source.send(1) == .none)
    source.send(completion: .failure(Broken()))
    recorder.request(.max(1))
    recorder.cancel()

    #expect(recorder.values.isEmpty)
    #expect(recorder.completionCount == 1)
    #expect(source.requests == [.unlimited])
    #expect(source.cancelCount == 0)
  }

  @Test func `an error of the upstream arrives as any error`() {
    let source = Source<Int, Broken>()
    let recorder: Recorder<Int, any Error> = source.tryScan(0) { $0 + $1 }.record()
    source.send(completion: .failure(Broken()))

    let error: (any Error)? =
      if case .failure(let error) = recorder.completion { error } else { nil }
    #expect(error as? Broken == Broken())
  }

  @Test func `a subscription shows its operator and its upstream`() {
    var mirror: Mirror?
    PassthroughSubject<Int, Never>().scan(5, +).subscribe(
      AnySubscriber(receiveSubscription: { subscription in
        mirror = Mirror(reflecting: subscription)
        #expect("\(subscription)" == "Scan")
      }))

    #expect(mirror?.descendant("upstream") != nil)
  }
}
