import PortableCombine
import StreamTesting
import Testing

/// Subjects between threads: everyone is told the same things in the same order, one at a time.
struct SubjectThreadTests {
  @Test func `what many threads send reaches all in one order, and none is lost`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorders = (0..<3).map { _ in subject.record() }

    onThreads(4) { number in
      for count in 0..<500 { subject.send(number * 1_000 + count) }
    }

    let values = recorders[0].values
    #expect(Set(values).count == 2_000 && values.count == 2_000)
    #expect(recorders[1].values == values && recorders[2].values == values)
    for number in 0..<4 {
      let own = values.filter { $0 / 1_000 == number }
      #expect(own == own.sorted())
    }
  }

  @Test func `the last value delivered is the one the subject holds`() {
    let subject = CurrentValueSubject<Int, Never>(-1)
    let recorder = subject.record()

    onThreads(4) { number in
      for count in 0..<500 { subject.send(number * 1_000 + count) }
    }

    #expect(recorder.values.last == subject.value && recorder.values.count == 2_001)
  }

  @Test func `whoever comes while others send begins with some value and misses none after it`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let arrivals = UncheckedList<Recorder<Int, Never>>()

    onThreads(3) { number in
      if number == 0 {
        for value in 1...1_000 { subject.send(value) }
      } else {
        for _ in 0..<50 { arrivals.append(subject.record()) }
      }
    }

    for recorder in arrivals.all {
      let values = recorder.values
      #expect(values == Array((values.first ?? 0)...1_000))
    }
  }

  @Test func `a newcomer during another thread's delivery is greeted on its own thread`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let (isDelivering, hasCome) = (Signal(), Signal())
    var newcomer: Recorder<Int, Never>?
    let slow = subject.sink {
      guard $0 == 1 else { return }
      isDelivering.signal()
      hasCome.wait()
    }

    onThreads(2) { number in
      if number == 0 {
        subject.send(1)
      } else {
        isDelivering.wait()
        newcomer = subject.record()
        #expect(newcomer?.values == [1])
        hasCome.signal()
      }
    }

    subject.send(2)
    #expect(newcomer?.values == [1, 2])
    withExtendedLifetime(slow) {}
  }

  @Test func `a newcomer who demands slowly is greeted too, and gets the latest later`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let (isDelivering, hasCome) = (Signal(), Signal())
    var newcomer: Recorder<Int, Never>?
    let slow = subject.sink {
      guard $0 == 1 else { return }
      isDelivering.signal()
      hasCome.wait()
    }

    onThreads(2) { number in
      if number == 0 {
        subject.send(1)
      } else {
        isDelivering.wait()
        subject.send(2)
        newcomer = subject.record(demand: .none)
        subject.send(3)
        hasCome.signal()
      }
    }

    #expect(newcomer?.values == [])
    newcomer?.request(.max(1))
    #expect(newcomer?.values == [3])
    withExtendedLifetime(slow) {}
  }

  @Test func `who comes while another thread completes gets just the completion`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let (isEnding, hasCome) = (Signal(), Signal())
    var newcomer: Recorder<Int, Never>?
    let slow = subject.sink { _ in
      isEnding.signal()
      hasCome.wait()
    } receiveValue: { _ in
    }

    onThreads(2) { number in
      if number == 0 {
        subject.send(completion: .finished)
      } else {
        isEnding.wait()
        subject.send(7)
        newcomer = subject.record()
        hasCome.signal()
      }
    }

    #expect(newcomer?.values == [] && newcomer?.completion == .finished)
    #expect(subject.value == 0)
    withExtendedLifetime(slow) {}
  }

  @Test func `a newcomer cancelled by the thread that is sending takes no place`() {
    let census = Census()
    let subject = PassthroughSubject<Int, Never>()
    let (isDelivering, hasCome) = (Signal(), Signal())
    var newcomer: Recorder<Int, Never>?
    let slow = subject.sink { _ in
      isDelivering.signal()
      hasCome.wait()
      newcomer?.cancel()
    }

    onThreads(2) { number in
      if number == 0 {
        subject.send(1)
      } else {
        isDelivering.wait()
        let member = census.member()
        newcomer = subject.map { _ in
          member.use()
          return 0
        }.record()
        hasCome.signal()
      }
    }

    #expect(newcomer?.values == [] && census.count == 0)
    withExtendedLifetime((slow, subject)) {}
  }

  @Test func `a value after a completion that waits for its turn changes nothing`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let (isDelivering, hasSent) = (Signal(), Signal())
    let slow = subject.sink {
      guard $0 == 1 else { return }
      isDelivering.signal()
      hasSent.wait()
    }

    onThreads(2) { number in
      if number == 0 {
        subject.send(1)
      } else {
        isDelivering.wait()
        subject.send(completion: .finished)
        subject.send(2)
        hasSent.signal()
      }
    }

    #expect(subject.value == 1)
    withExtendedLifetime(slow) {}
  }

  @Test func `nothing reaches a sink after its cancel returned, but what it was in the middle of`()
  {
    for _ in 0..<20 {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.record()
      var afterCancel = 0
      onThreads(2) { number in
        if number == 0 {
          for value in 0..<200 { subject.send(value) }
        } else {
          recorder.cancel()
          afterCancel = recorder.values.count
        }
      }
      #expect(recorder.values.count <= afterCancel + 1)
    }
  }

  @Test func `tasks may share subjects and tokens`() async {
    let (values, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let announcements = ObservableObjectPublisher()
    let recorder = values.record()
    let token = values.sink { _ in }
    await withTaskGroup { group in
      for number in 1...4 {
        group.addTask {
          values.send(number)
          current.send(number)
          announcements.send()
          token.cancel()
        }
      }
    }
    #expect(recorder.values.sorted() == [1, 2, 3, 4] && (1...4).contains(current.value))
  }

  @Test func `subscribing, sending, cancelling and completing at once leave nothing behind`() {
    let census = Census()
    for _ in 0..<20 {
      let subject = CurrentValueSubject<Census.Member, Never>(census.member())
      onThreads(4) { number in
        for count in 0..<50 {
          switch number {
          case 0: subject.send(census.member())
          case 1: subject.sink { $0.use() }.cancel()
          case 2:
            let recorder = subject.map { _ in 0 }.record(demand: .max(1))
            recorder.request(.max(1))
            recorder.cancel()
          default: if count == 49 { subject.send(completion: .finished) }
          }
        }
      }
    }
    #expect(census.count == 0)
  }
}
