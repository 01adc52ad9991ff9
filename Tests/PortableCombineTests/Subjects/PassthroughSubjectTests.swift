import PortableCombine
import StreamTesting
import Testing

struct PassthroughSubjectTests {
  @Test func `values come within the demand, and one without demand is missed`() {
    let talk = Conversation()
    let subject = PassthroughSubject<Int, Oops>()
    let recorder = subject.record(demand: .max(1), in: talk) { $0 == 3 ? .max(1) : .none }

    for value in 1...2 { subject.send(value) }
    recorder.request(.none)
    recorder.request(.max(1))
    for value in 3...5 { subject.send(value) }
    subject.send(completion: .failure(Oops()))
    subject.send(6)
    subject.send(completion: .finished)

    #expect(
      talk.lines == [
        "subscription PassthroughSubject", "value 1", "value 3", "value 4", "failure Oops()",
      ])
  }

  @Test func `who comes after the completion gets just that`() {
    let talk = Conversation()
    let subject = PassthroughSubject<Int, Oops>()
    subject.send(completion: .failure(Oops()))
    let late = subject.record(in: talk)
    late.request(.unlimited)
    late.cancel()
    #expect(talk.lines == ["subscription Empty", "failure Oops()"])
  }

  @Test func `a value sent from inside a sink is delivered at once, nested`() {
    let subject = PassthroughSubject<Int, Never>()
    var told: [String] = []
    let first = subject.sink { value in
      told.append("A\(value)")
      if value == 1 { subject.send(2) }
      told.append("a\(value)")
    }
    let second = subject.sink { told.append("B\($0)") }
    subject.send(1)
    #expect(told == ["A1", "A2", "a2", "B2", "a1", "B1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `who subscribes inside a sink misses the value being delivered and sees the next`() {
    let subject = PassthroughSubject<Int, Never>()
    var newcomer: Recorder<Int, Never>?
    let sink = subject.sink { _ in if newcomer == nil { newcomer = subject.record() } }
    subject.send(1)
    subject.send(2)
    #expect(newcomer?.values == [2])
    newcomer?.cancel()
    withExtendedLifetime(sink) {}
  }

  @Test func `who cancels inside a sink, itself or another, gets nothing more`() {
    let subject = PassthroughSubject<Int, Never>()
    var cancel = {}
    let first = subject.record { _ in
      cancel()
      return .none
    }
    let second = subject.record()
    let third = subject.record()
    cancel = {
      first.cancel()
      second.cancel()
    }
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(first.values == [1] && second.values == [] && third.values == [1, 2])
    #expect(first.completionCount == 0 && second.completionCount == 0)
    #expect(third.completionCount == 1)
  }

  @Test func `a completion while sending overtakes the value for those behind`() {
    let subject = PassthroughSubject<Int, Never>()
    let first = subject.record { _ in
      subject.send(completion: .finished)
      return .unlimited
    }
    let second = subject.record()
    subject.send(1)
    subject.send(2)
    #expect(first.values == [1] && first.completionCount == 1)
    #expect(second.values == [] && second.completionCount == 1)
  }

  @Test func `inside a completion the subject is complete`() {
    let subject = PassthroughSubject<Int, Never>()
    var late: Recorder<Int, Never>?
    let sink = subject.sink { _ in
      subject.send(1)
      subject.send(completion: .finished)
      late = subject.record()
    } receiveValue: { _ in
      Issue.record("A value came after the completion.")
    }
    let second = subject.record()
    subject.send(completion: .finished)
    #expect(late?.completionCount == 1 && second.completionCount == 1 && second.values == [])
    withExtendedLifetime(sink) {}
  }

  @Test func `subscribers leave in any order, and the others go on`() {
    let subject = PassthroughSubject<Int, Never>()
    var recorders = (0..<9).map { _ in subject.record() }
    let leaving = [4, 0, 8, 3, 5, 1]
    for (value, index) in leaving.enumerated() {
      subject.send(value)
      recorders[index].cancel()
    }
    subject.send(99)
    for (value, index) in leaving.enumerated() {
      #expect(recorders[index].values == Array(0...value))
    }
    for index in [2, 6, 7] { #expect(recorders[index].values.last == 99) }
    for recorder in recorders { recorder.cancel() }
    recorders = []
  }

  @Test func `the end of what a subscriber held may cancel others, in the middle of a delivery`() {
    let subject = PassthroughSubject<Int, Never>()
    var tokens: [AnyCancellable] = []
    var kept: [Int] = []
    for number in 0..<8 {
      // Each holds the token of another sink, so that the end of one is the end of the next.
      let next = subject.sink { _ in kept.append(number) }
      subject.sink { _ in withExtendedLifetime(next) {} }.store(in: &tokens)
    }
    let trigger = subject.sink { if $0 == 2 { tokens = [] } }
    subject.send(1)
    #expect(kept.count == 8)
    subject.send(2)
    kept = []
    subject.send(3)
    #expect(kept == [])
    withExtendedLifetime(trigger) {}
  }

  @Test func `a value that carries nothing needs no argument`() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let sink = subject.sink { count += 1 }
    subject.send()
    #expect(count == 1)
    withExtendedLifetime(sink) {}
  }

  @Test func `it is described by its name, as its subscription is`() {
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subscription(to: subject)
    #expect("\(subject)" == "PassthroughSubject" && "\(subscription)" == "PassthroughSubject")
    #expect(subject.playgroundDescription as? String == "PassthroughSubject")
    let mirror = Mirror(reflecting: subscription)
    #expect(mirror.children.map(\.label) == ["downstream", "demand"])
    subscription.request(.max(2))
    let demand = Mirror(reflecting: subscription).descendant("demand")
    #expect(demand as? Subscribers.Demand == .max(2))
    subscription.cancel()
    #expect("\(subscription)" == "PassthroughSubject")
  }
}

struct SubjectReleaseTests {
  @Test(arguments: [true, false])
  func `a subscription kept after its end holds neither subject nor subscriber`(isCancelled: Bool) {
    let census = Census()
    func subscribe() -> Recorder<Int, Never> {
      let (value, behind) = (census.member(), census.member())
      let subject = CurrentValueSubject<Census.Member, Never>(value)
      let recorder = subject.map { _ in
        behind.use()
        return 0
      }.record()
      if isCancelled { recorder.cancel() } else { subject.send(completion: .finished) }
      return recorder
    }
    let recorder = subscribe()
    #expect(recorder.values == [0] && census.count == 0)
  }

  @Test func `a subject released before its subscribers goes with the last of them`() {
    let census = Census()
    var tokens: [AnyCancellable] = []
    do {
      let subject = CurrentValueSubject<Census.Member, Never>(census.member())
      for _ in 0..<2 {
        let member = census.member()
        subject.sink { _ in member.use() }.store(in: &tokens)
      }
    }
    #expect(census.count == 3)
    tokens.removeFirst()
    #expect(census.count == 2)
    tokens.removeFirst()
    #expect(census.count == 0)
  }

  @Test func `a subscriber that leaves while a value is on its way is let go with that value`() {
    let census = Census()
    let subject = PassthroughSubject<Int, Never>()
    var tokens: [AnyCancellable] = []
    { [member = census.member()] in
      subject.sink { _ in
        tokens = []
        member.use()
      }.store(in: &tokens)
    }()
    subject.send(1)
    #expect(tokens.isEmpty && census.count == 0)
  }

  @Test func `the end of a value may send to the subject that replaces it`() {
    final class Last {
      let onEnd: () -> Void
      init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    let subject = CurrentValueSubject<[Last], Never>([])
    var counts: [Int] = []
    let sink = subject.sink { counts.append($0.count) }
    subject.send([Last { [weak subject] in subject?.send([Last {}, Last {}]) }])
    subject.send([])
    #expect(counts.prefix(2) == [0, 1] && counts.contains(2))
    withExtendedLifetime(sink) {}
  }
}
