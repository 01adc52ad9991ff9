import StreamTesting
import Testing
import ViewStore

struct GlitchFreeTests {
  private typealias Numbers = PassthroughSubject<Int, Never>

  @Test func `without it, a diamond shows a mix of old and new`() {
    let source = Numbers()
    let recorder = source.combineLatest(source.map { $0 * 10 }, glitchFree: false)
      .map { a, b in [a, b] }.record()
    source.send(1)
    source.send(2)
    #expect(recorder.values == [[1, 10], [2, 10], [2, 20]])
  }

  @Test func `inputs fed by one event give one output`() {
    let source = Numbers()
    let recorder = source.combineLatest(
      source.map { $0 * 10 }, source.map(String.init), Just("x"), source, glitchFree: true
    ).map { a, b, c, d, e in "\(a) \(b) \(c) \(d) \(e)" }.record()
    source.send(1)
    #expect(recorder.values == ["1 10 1 x 1"])
    source.send(2)
    #expect(recorder.values == ["1 10 1 x 1", "2 20 2 x 2"])
  }

  @Test func `an input that keeps silent holds nobody up`() {
    let source = Numbers()
    let evens = source.filter { $0 % 2 == 0 }.prepend(0)
    let recorder = Publishers.CombineLatestMany(glitchFree: true) {
      source
      evens
    }.map { a, b in "\(a) \(b)" }.record()
    for value in 1...4 { source.send(value) }
    #expect(recorder.values == ["1 0", "2 2", "3 2", "4 4"])
  }

  @Test func `an input that sends several times is taken at its last`() {
    let source = Numbers()
    let recorder = source.combineLatest(
      source.map { $0 * 10 }.merge(with: source.map { $0 * 100 }), glitchFree: true
    ).map { a, b in [a, b] }.record()
    source.send(1)
    source.send(2)
    #expect(recorder.values == [[1, 100], [2, 200]])
  }

  @Test func `inputs of different events give an output each, at once`() {
    let (a, b) = (Numbers(), CurrentValueSubject<Int, Never>(0))
    let recorder = a.combineLatest(b, glitchFree: true).map { a, b in [a, b] }.record()
    a.send(1)
    b.send(2)
    #expect(recorder.values == [[1, 0], [1, 2]])
  }

  @Test func `a published property feeds a diamond too`() {
    final class Model: ObservableObject { @Published var count = 0 }
    let model = Model()
    let recorder = model.$count.combineLatest(model.$count.map { -$0 }, glitchFree: true)
      .map { a, b in [a, b] }.record()
    model.count = 1
    #expect(recorder.values == [[0, 0], [1, -1]])
  }

  @Test func `an event inside another one ends with the outer one`() {
    let (source, other) = (Numbers(), Numbers())
    let relay = source.sink { other.send($0 * 10) }
    let recorder = other.combineLatest(source, glitchFree: true).map { a, b in [a, b] }.record()
    source.send(1)
    source.send(2)
    #expect(recorder.values == [[10, 1], [20, 2]])
    relay.cancel()
  }

  @Test func `a diamond of diamonds gives one output, whichever hears first`() {
    let source = Numbers()
    let inner = source.combineLatest(source.map { $0 * 10 }, glitchFree: true)
      .map { a, b in a + b }
    let deeper = inner.combineLatest(source.map { $0 * 100 }, glitchFree: true)
      .map { a, b in a + b }
    let recorder = source.combineLatest(deeper, inner, glitchFree: true)
      .map { a, b, c in [a, b, c] }.record()
    source.send(1)
    source.send(2)
    #expect(recorder.values == [[1, 111, 11], [2, 222, 22]])
  }

  @Test func `a diamond behind a subject gives one output too`() {
    let (source, relay) = (Numbers(), Numbers())
    let inner = source.combineLatest(source.map { $0 * 10 }, glitchFree: true)
      .map { a, b in a + b }.sink { relay.send($0) }
    let recorder = source.combineLatest(relay, glitchFree: true).map { a, b in [a, b] }.record()
    source.send(1)
    source.send(2)
    #expect(recorder.values == [[1, 11], [2, 22]])
    inner.cancel()
  }

  @Test func `an end in the same event comes after the last output`() {
    let source = Numbers()
    let recorder = source.last().combineLatest(source.map { $0 * 10 }.last(), glitchFree: true)
      .map { a, b in [a, b] }.record()
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    #expect(recorder.values == [[2, 20]])
    #expect(recorder.completion == .finished)
  }

  @Test func `a cancel before the event is over leaves nothing to send`() {
    let source = Numbers()
    let recorder = source.combineLatest(source.map { $0 * 10 }, glitchFree: true)
      .map { a, b in [a, b] }.record()
    let canceller = source.sink { if $0 == 2 { recorder.cancel() } }
    source.send(1)
    source.send(2)
    #expect(recorder.values == [[1, 10]])
    canceller.cancel()
  }

  @Test func `what is sent from inside the subscriber is an event of its own`() {
    let source = Numbers()
    var values: [[Int]] = []
    let token = source.combineLatest(source.map { $0 * 10 }, glitchFree: true).sink { a, b in
      values.append([a, b])
      if a < 3 { source.send(a + 1) }
    }
    source.send(1)
    #expect(values == [[1, 10], [2, 20], [3, 30]])
    token.cancel()
  }
}
