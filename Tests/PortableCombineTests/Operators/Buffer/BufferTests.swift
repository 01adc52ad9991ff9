import PortableCombine
import StreamTesting
import Testing

private struct Full: Error, Equatable {}
private final class Load {}

struct BufferTests {
  private let talk = Conversation()
  private let source: Source<Int, Full>

  init() { source = Source(in: talk) }

  private func buffer(
    _ prefetch: Publishers.PrefetchStrategy, _ whenFull: Publishers.BufferingStrategy<Full>,
    demand: Subscribers.Demand = .none
  ) -> Recorder<Int, Full> {
    source.buffer(size: 2, prefetch: prefetch, whenFull: whenFull).record(demand: demand, in: talk)
  }

  @Test func `kept full, it asks for its size and then for one in place of each that leaves`() {
    let recorder = buffer(.keepFull, .dropNewest)
    #expect(talk.drain() == ["upstream: request max(2)", "subscription Buffer"])
    #expect(source.send(1) == .none)
    #expect(source.send(2) == .none)
    recorder.request(.max(3))
    #expect(talk.drain() == ["value 1", "value 2", "upstream: request max(2)"])
    #expect(source.send(3) == .max(1))
    #expect(source.send(4) == .none)

    recorder.request(.unlimited)
    #expect(source.send(5) == .max(1))
    #expect(talk.drain() == ["value 3", "value 4", "upstream: request max(1)", "value 5"])
  }

  @Test func `by request, it takes everything and keeps what fits`() {
    let recorder = buffer(.byRequest, .dropNewest)
    #expect(talk.drain() == ["upstream: request unlimited", "subscription Buffer"])
    for value in 1...4 { #expect(source.send(value) == .none) }
    recorder.request(.max(3))
    source.send(5)
    #expect(talk.drain() == ["value 1", "value 2", "value 5"])
  }

  @Test func `the oldest value may make room`() {
    let recorder = buffer(.byRequest, .dropOldest)
    for value in 1...4 { source.send(value) }
    recorder.request(.unlimited)
    source.send(5)
    #expect(recorder.values == [3, 4, 5])
  }

  @Test func `a full buffer may be an error, which follows what was kept`() {
    let recorder = buffer(.byRequest, .customError { Full() })
    for value in 1...4 { source.send(value) }
    source.send(completion: .finished)
    #expect(source.cancelCount == 1 && recorder.completionCount == 0)
    recorder.request(.max(1))
    #expect(recorder.values == [1] && recorder.completionCount == 0)
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2] && recorder.completion == .failure(Full()))
    recorder.request(.unlimited)
    #expect(recorder.values == [1, 2] && recorder.completionCount == 1)
  }

  @Test func `without room, a full buffer is an error with the first value that is not wanted`() {
    let recorder = source.buffer(
      size: 0, prefetch: .byRequest, whenFull: .customError { Full() }
    ).record(demand: .max(1))
    source.send(1)
    #expect(recorder.values == [1] && recorder.completionCount == 0)
    source.send(2)
    #expect(recorder.values == [1] && recorder.completion == .failure(Full()))
  }

  @Test func `a buffer that overflows while it delivers fails after what it keeps`() {
    var overflow = {}
    let recorder = buffer(.byRequest, .customError { Full() })
    let busy = source.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { Full() })
      .record(demand: .none) { value in
        if value == 1 { overflow() }
        return .none
      }
    overflow = { [source] in for value in 3...5 { source.send(value) } }
    source.send(1)
    source.send(2)
    busy.request(.max(2))
    #expect(busy.values == [1, 2] && busy.completionCount == 0)
    busy.request(.unlimited)
    #expect(busy.values == [1, 2, 3] && busy.completion == .failure(Full()))
    recorder.cancel()
  }

  @Test func `a failure is passed on at once, after what was asked for`() {
    let recorder = buffer(.byRequest, .dropNewest)
    source.send(1)
    source.send(2)
    recorder.request(.max(1))
    source.send(completion: .failure(Full()))
    #expect(recorder.values == [1] && recorder.completion == .failure(Full()))

    var fail = {}
    let busy = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
      .record(demand: .none) { value in
        if value == 3 { fail() }
        return .none
      }
    fail = { [source] in source.send(completion: .failure(Full())) }
    for value in 3...4 { source.send(value) }
    busy.request(.max(2))
    #expect(busy.values == [3, 4] && busy.completion == .failure(Full()))
  }

  @Test func `a completion waits for what was kept, and for nothing else`() {
    let recorder = buffer(.byRequest, .dropNewest)
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.completionCount == 0)
    recorder.request(.max(1))
    #expect(recorder.completion == .finished)

    let empty = buffer(.byRequest, .dropNewest)
    source.send(completion: .failure(Full()))
    #expect(empty.completion == .failure(Full()))
  }

  @Test func `a buffer without room passes on what is wanted`() {
    let recorder = source.buffer(size: 0, prefetch: .byRequest, whenFull: .dropOldest)
      .record(demand: .max(1))
    source.send(1)
    source.send(2)
    recorder.request(.max(1))
    #expect(recorder.values == [1])
  }

  @Test func `what a synchronous upstream sends first fills the buffer`() {
    let recorder = (1...5).publisher.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest)
      .record(in: talk)
    #expect(recorder.values == [1, 2, 3])
    #expect(talk.lines.last == "finished")

    let kept = (1...100_000).publisher.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)
      .record(demand: .max(1)) { _ in .max(1) }
    #expect(kept.values.count == 100_000 && kept.completionCount == 1)
  }

  @Test func `a request and a send inside the sink keep the order`() {
    var reenter = {}
    let recorder = source.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest)
      .record(demand: .none) { value in
        if value == 1 { reenter() }
        return .none
      }
    reenter = {
      source.send(3)
      recorder.request(.max(2))
    }
    source.send(1)
    source.send(2)
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func `a cancel inside the sink keeps back what was kept`() {
    var cancel = {}
    let recorder = source.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest)
      .record(demand: .none) { _ in
        cancel()
        return .none
      }
    cancel = { recorder.cancel() }
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    recorder.request(.unlimited)
    source.send(3)
    #expect(recorder.values == [1] && recorder.completionCount == 0)
  }

  @Test func `a cancel lets go of what was kept`() {
    weak var gone: Load?
    let subject = PassthroughSubject<Load, Never>()
    do {
      let load = Load()
      gone = load
      let recorder = subject.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest)
        .record(demand: .none)
      subject.send(load)
      recorder.cancel()
    }
    #expect(gone == nil)
  }
}
