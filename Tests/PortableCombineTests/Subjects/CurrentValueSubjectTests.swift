import PortableCombine
import StreamTesting
import Testing

struct CurrentValueSubjectTests {
  @Test func `a subscriber begins with the current value, and gets what follows`() {
    let talk = Conversation()
    let subject = CurrentValueSubject<Int, Oops>(0)
    subject.value = 1
    _ = subject.record(in: talk)
    subject.send(2)
    subject.value += 1
    subject.send(completion: .failure(Oops()))
    subject.send(4)

    #expect(subject.value == 3)
    #expect(
      talk.lines == [
        "subscription CurrentValueSubject", "value 1", "value 2", "value 3", "failure Oops()",
      ])
  }

  @Test func `one that demands slowly skips values, but gets the latest in the end`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = subject.record(demand: .none)
    subject.send(1)
    recorder.request(.max(1))
    #expect(recorder.values == [1])

    recorder.request(.max(1))
    #expect(recorder.values == [1])
    subject.send(2)
    subject.send(3)
    subject.send(4)
    #expect(recorder.values == [1, 2])
    recorder.request(.max(2))
    #expect(recorder.values == [1, 2, 4])
    subject.send(5)
    subject.send(6)
    #expect(recorder.values == [1, 2, 4, 5])
  }

  @Test func `what a value is answered with counts`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = subject.record(demand: .max(1)) { $0 < 2 ? .max(1) : .none }
    for value in 1...4 { subject.send(value) }
    #expect(recorder.values == [0, 1, 2])
  }

  @Test func `who comes after the completion gets just that`() {
    let talk = Conversation()
    let subject = CurrentValueSubject<Int, Never>(0)
    subject.send(completion: .finished)
    _ = subject.record(in: talk)
    #expect(talk.lines == ["subscription Empty", "finished"])
  }

  @Test func `who subscribes inside a sink gets the value being delivered, and the next, once`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var newcomer: Recorder<Int, Never>?
    let sink = subject.sink { if $0 == 1 { newcomer = subject.record() } }
    subject.send(1)
    #expect(newcomer?.values == [1])
    subject.send(2)
    #expect(newcomer?.values == [1, 2])
    newcomer?.cancel()
    withExtendedLifetime(sink) {}
  }

  @Test func `inside a sink the value is already the new one`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    let sink = subject.sink { _ in seen.append(subject.value) }
    subject.send(1)
    #expect(seen == [0, 1])
    withExtendedLifetime(sink) {}
  }

  @Test func `a value sent from inside a sink is delivered at once, nested`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var told: [String] = []
    let first = subject.sink { value in
      told.append("A\(value)")
      if value == 1 { subject.send(2) }
    }
    let second = subject.sink { told.append("B\($0)") }
    subject.send(1)
    #expect(told == ["A0", "B0", "A1", "A2", "B2", "B1"])
    #expect(subject.value == 2)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a cancel inside the first value is final`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var cancel = {}
    let recorder = subject.record(demand: .none) { _ in
      cancel()
      return .unlimited
    }
    cancel = { recorder.cancel() }
    recorder.request(.max(1))
    subject.send(1)
    #expect(recorder.values == [0])
  }

  @Test func `it is described by its name`() {
    #expect("\(CurrentValueSubject<Int, Never>(0))" == "CurrentValueSubject")
  }

  @Test func `a value set after the end is kept, and a value sent is not`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.record()
    subject.send(completion: .finished)
    subject.value = 2
    #expect(subject.value == 2 && recorder.values == [1])
    subject.send(3)
    #expect(subject.value == 2)
    #expect(subject.record().values == [])
  }
}
