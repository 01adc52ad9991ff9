import StreamTesting
import Testing
import ViewStore

struct CombineLatestManyTests {
  private typealias Numbers = PassthroughSubject<Int, Never>
  private struct Flop: Error, Equatable {}

  @Test func `inputs of many types are combined as two are`() {
    let (a, b) = (Numbers(), PassthroughSubject<String, Never>())
    let c = CurrentValueSubject<Bool, Never>(true)
    let recorder = a.combineLatest(b, c, a.map { $0 * 10 }, Just(7))
      .map { a, b, c, d, e in "\(a) \(b) \(c) \(d) \(e)" }.record()
    a.send(1)
    b.send("x")
    c.send(false)
    #expect(recorder.values == ["1 x true 10 7", "1 x false 10 7"])
  }

  @Test func `a list combines as the operator does`() {
    let (a, b, c) = (Numbers(), PassthroughSubject<String, Never>(), Numbers())
    let recorder = Publishers.CombineLatestMany {
      a
      b.prepend("first")
      c.map { $0 * 10 }.prepend(0)
      Just(true)
      a.filter { $0 > 1 }.prepend(-1)
    }
    .map { "\($0.0) \($0.1) \($0.2) \($0.3) \($0.4)" }.record()
    a.send(1)
    c.send(2)
    b.send("second")
    #expect(
      recorder.values == ["1 first 0 true -1", "1 first 20 true -1", "1 second 20 true -1"])
  }

  @Test func `values may be transformed on the way`() {
    let (a, b, c, d) = (Numbers(), Numbers(), Numbers(), PassthroughSubject<String, Never>())
    let recorder = a.combineLatest(b, c, d, b) { a, b, c, d, again in
      "\(a) \(b) \(c) \(d) \(again)"
    }.record()
    for (subject, value) in [(a, 1), (b, 2), (c, 3)] { subject.send(value) }
    d.send("d")
    #expect(recorder.values == ["1 2 3 d 2"])
  }

  @Test func `the operators of Combine keep their names and types`() {
    let subject = Numbers()
    let two: Publishers.CombineLatest<Numbers, Numbers> = subject.combineLatest(subject)
    let three: Publishers.CombineLatest3<Numbers, Numbers, Numbers> =
      subject.combineLatest(subject, subject)
    let four: Publishers.CombineLatest4<Numbers, Numbers, Numbers, Numbers> =
      subject.combineLatest(subject, subject, subject)
    let five: AnyPublisher<(Int, Int, Int, Int, Int), Never> =
      subject.combineLatest(subject, subject, subject, subject)
    let recorders = [
      two.map { $0 + $1 }.record(), three.map { $0 + $1 + $2 }.record(),
      four.map { $0 + $1 + $2 + $3 }.record(), five.map { $0 + $1 + $2 + $3 + $4 }.record(),
    ]
    subject.send(1)
    #expect(recorders.map { $0.values.last } == [2, 3, 4, 5])
  }

  @Test func `twenty-six inputs are no more trouble than five`() {
    let subjects = (0..<26).map { _ in Numbers() }
    let s = subjects
    let sums = s[0].combineLatest(
      s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9], s[10], s[11], s[12], s[13], s[14],
      s[15], s[16], s[17], s[18], s[19], s[20], s[21], s[22], s[23], s[24], s[25]
    ).map { a, _, _, d, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, y, z in
      [a, d, y, z]
    }
    let recorder = sums.record()
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    subjects[3].send(100)
    #expect(recorder.values == [[0, 3, 24, 25], [0, 100, 24, 25]])
  }

  @Test func `twenty-six inputs may each begin with a value in a list, which compiles at once`() {
    // Where what the compiler tries grew with the lines, it would give this up.
    let (i, t) = ((0..<13).map { _ in Numbers() }, PassthroughSubject<String, Never>())
    let recorder = Publishers.CombineLatestMany {
      i[0].prepend(0)
      i[1].prepend(1)
      i[2].prepend(2)
      i[3].prepend(3)
      i[4].prepend(4)
      i[5].prepend(5)
      i[6].prepend(6)
      i[7].prepend(7)
      i[8].prepend(8)
      i[9].prepend(9)
      i[10].prepend(10)
      i[11].prepend(11)
      i[12].prepend(12)
      t.prepend("a")
      t.prepend("b")
      t.prepend("c")
      t.prepend("d")
      t.prepend("e")
      t.prepend("f")
      t.prepend("g")
      t.prepend("h")
      t.prepend("i")
      t.prepend("j")
      t.prepend("k")
      t.prepend("l")
      t.prepend("m")
    }.map { "\($0.0) \($0.13) \($0.25)" }.record()
    i[0].send(100)
    #expect(recorder.values == ["0 a m", "100 a m"])
  }

  @Test func `what lies in the tuple may have any size and alignment`() {
    struct Wide: Equatable { var a = 1.0, b: UInt8 = 2 }
    let flags = PassthroughSubject<UInt8, Never>()
    let recorder = flags.combineLatest(
      Just(Wide()), Just(()), Just(UInt16(300)), Just(true), Just("text"), flags,
      Just(nil as Int?)
    ).map { a, b, _, d, e, f, g, h in
      "\(a) \(b.a) \(b.b) \(d) \(e) \(f) \(g) \(h as Any)"
    }.record()
    flags.send(9)
    flags.send(8)
    #expect(
      recorder.values == [
        "9 1.0 2 300 true text 9 nil", "8 1.0 2 300 true text 9 nil",
        "8 1.0 2 300 true text 8 nil",
      ])
  }

  @Test func `what is transformed may have any size and alignment too`() {
    let flags = PassthroughSubject<UInt8, Never>()
    let recorder = flags.combineLatest(flags, Just(300), Just(true), Just("text")) {
      a, b, c, d, e in "\(a) \(b) \(c) \(d) \(e)"
    }.record()
    flags.send(9)
    #expect(recorder.values == ["9 9 300 true text"])
  }

  @Test func `it finishes when all inputs have, also one that never sent`() {
    let all = (0..<5).map { _ in Numbers() }
    let recorder = all[0].combineLatest(all[1], all[2], all[3], all[4]).map(\.0).record()
    for subject in all { subject.send(1) }
    for subject in all.dropLast() { subject.send(completion: .finished) }
    #expect(recorder.completionCount == 0)
    all[4].send(completion: .finished)
    #expect(recorder.completionCount == 1)

    let starved = Source<Int, Never>()
    let other = Source<Int, Never>()
    let second = starved.combineLatest(other, glitchFree: false).map { a, b in a + b }.record()
    other.send(1)
    starved.send(completion: .finished)
    #expect(second.completionCount == 0)
    other.send(2)
    #expect(second.values == [])
    other.send(completion: .finished)
    #expect(second.completion == .finished)
    #expect(other.cancelCount == 0)
  }

  @Test func `it fails with the first that fails, and cancels the others`() {
    let sources = (0..<5).map { _ in Source<Int, Flop>() }
    let recorder = sources[0].combineLatest(sources[1], sources[2], sources[3], sources[4])
      .map { a, _, _, _, _ in a }.record()
    sources[2].send(completion: .failure(Flop()))
    sources[1].send(1)
    sources[1].send(completion: .failure(Flop()))
    #expect(recorder.completion == .failure(Flop()))
    #expect(recorder.completionCount == 1)
    #expect(sources.map(\.cancelCount) == [1, 1, 0, 1, 1])
  }

  @Test func `demand goes to every input, and nothing is sent without`() {
    let sources = (0..<5).map { _ in Source<Int, Never>() }
    let recorder = sources[0].combineLatest(sources[1], sources[2], sources[3], sources[4])
      .map { a, _, _, _, e in a + e }.record(demand: .max(1))
    #expect(sources.map(\.requests) == Array(repeating: [.max(1)], count: 5))
    for source in sources { source.send(1) }
    sources[0].send(5)
    #expect(recorder.values == [2])
    recorder.request(.max(2))
    #expect(sources[4].requests == [.max(1), .max(2)])
    sources[4].send(10)
    #expect(recorder.values == [2, 15])
  }

  @Test func `what the downstream asks for with a value is given as well`() {
    let (a, b) = (Numbers(), Numbers())
    let recorder = Recorder<Int, Never>(demand: .max(1)) { $0 < 30 ? .max(1) : .none }
    a.combineLatest(b, glitchFree: false).map { a, b in a + b }.receive(subscriber: recorder)
    b.send(0)
    for value in [10, 20, 30, 40] { a.send(value) }
    #expect(recorder.values == [10, 20, 30])
  }

  @Test func `a cancel reaches every input, and nothing comes afterwards`() {
    let sources = (0..<5).map { _ in Source<Int, Never>() }
    let recorder = sources[0].combineLatest(sources[1], sources[2], sources[3], sources[4])
      .map { a, _, _, _, _ in a }.record()
    for source in sources { source.send(1) }
    recorder.cancel()
    sources[0].send(2)
    sources[0].send(completion: .finished)
    #expect(sources.map(\.cancelCount) == [1, 1, 1, 1, 1])
    #expect(recorder.values == [1])
    #expect(recorder.completionCount == 0)
  }

  @Test func `a cancel from inside the subscriber is final`() {
    let subject = Numbers()
    var token: AnyCancellable?
    var values: [Int] = []
    token = subject.combineLatest(subject, subject, subject, subject)
      .sink { a, _, _, _, e in
        values.append(a + e)
        token?.cancel()
      }
    subject.send(1)
    subject.send(2)
    #expect(values == [2])
  }

  @Test func `what is sent from inside the subscriber comes next, not in between`() {
    let (a, b) = (Numbers(), Numbers())
    var log: [String] = []
    let token = a.combineLatest(b, glitchFree: false).sink { x, y in
      log.append("begin \(x) \(y)")
      if x < 3 { a.send(x + 1) }
      log.append("end \(x) \(y)")
    }
    b.send(0)
    a.send(1)
    #expect(
      log == ["begin 1 0", "end 1 0", "begin 2 0", "end 2 0", "begin 3 0", "end 3 0"])
    token.cancel()
  }

  @Test func `values are let go of at the end, at a cancel, and when replaced`() {
    final class Thing {}
    for isCancelled in [true, false] {
      let things = PassthroughSubject<Thing, Never>()
      weak var first: Thing?
      weak var second: Thing?
      let recorder = things.map { $0 as Thing? }.combineLatest(
        Just(1), Just("a"), Just(2), Just("b")
      ).map { _, number, _, _, _ in number }.record()
      do {
        let (one, two) = (Thing(), Thing())
        (first, second) = (one, two)
        things.send(one)
        things.send(two)
      }
      #expect(first == nil)
      #expect(second != nil)
      if isCancelled { recorder.cancel() } else { things.send(completion: .finished) }
      #expect(second == nil)
      #expect(recorder.completionCount == (isCancelled ? 0 : 1))
    }
  }

  @Test func `publishers written for the protocol alone are good inputs`() {
    struct Twice: Publisher {
      typealias Output = Int
      typealias Failure = Never
      let value: Int

      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscriber.receive(
          subscription: Playing(subscriber: AnySubscriber(subscriber), value: value))
      }

      final class Playing: Subscription {
        private var subscriber: AnySubscriber<Int, Never>?
        private let value: Int

        init(subscriber: AnySubscriber<Int, Never>, value: Int) {
          self.subscriber = subscriber
          self.value = value
        }

        func request(_ demand: Subscribers.Demand) {
          guard let subscriber else { return }
          self.subscriber = nil
          _ = subscriber.receive(value)
          _ = subscriber.receive(value + 1)
          subscriber.receive(completion: .finished)
        }

        func cancel() { subscriber = nil }
      }
    }
    let recorder = Twice(value: 1).combineLatest(Twice(value: 10), glitchFree: false)
      .map { a, b in [a, b] }.record()
    #expect(recorder.values == [[2, 10], [2, 11]])
    #expect(recorder.completion == .finished)
  }
}
