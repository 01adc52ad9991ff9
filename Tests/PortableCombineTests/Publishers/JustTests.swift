import PortableCombine
import StreamTesting
import Testing

struct JustTests {
  @Test func `the value and the completion come with the first demand`() {
    let talk = Conversation()
    let recorder = Just(7).record(demand: .none, in: talk) { _ in .max(1) }
    #expect(talk.drain() == ["subscription Just"])

    recorder.request(.max(1))
    #expect(talk.drain() == ["value 7", "finished"])

    recorder.request(.unlimited)
    recorder.cancel()
    #expect(talk.drain() == [])
  }

  @Test func `a cancel before any demand is final`() {
    let recorder = Just(1).record(demand: .none)
    recorder.cancel()
    recorder.cancel()
    recorder.request(.unlimited)

    #expect(recorder.values == [] && recorder.completionCount == 0)
  }

  @Test func `a cancel inside the sink keeps the completion back`() {
    var cancel = {}
    let recorder = Just(1).record(demand: .none) { _ in
      cancel()
      return .none
    }
    cancel = { recorder.cancel() }

    recorder.request(.max(3))

    #expect(recorder.values == [1] && recorder.completionCount == 0)
  }

  @Test func `a request from inside the sink brings nothing twice`() {
    var request = {}
    let recorder = Just(1).record(demand: .none) { _ in
      request()
      return .none
    }
    request = { recorder.request(.unlimited) }

    recorder.request(.max(1))

    #expect(recorder.values == [1] && recorder.completionCount == 1)
  }

  @Test func `many threads may ask for the value, and it comes once`() {
    for _ in 0..<100 {
      let recorder = Just(1).record(demand: .none)
      onThreads(3) { number in
        if number == 2 { recorder.cancel() } else { recorder.request(.max(1)) }
      }
      #expect(recorder.values.count <= 1 && recorder.completionCount <= recorder.values.count)
    }
  }

  @Test func `everything is let go at the end, though the subscription is kept`() {
    expectToLetGo { Just($0) }
  }

  @Test func `a subscription nobody asked for anything holds nothing once it is dropped`() {
    let census = Census()
    _ = subscription(to: Just(census.member()))
    #expect(census.count == 0)
  }

  @Test func `the subscription shows what it will deliver`() {
    let subscription = subscription(to: Just(7))

    #expect("\(subscription)" == "Just")
    #expect(Mirror(reflecting: subscription).children.first?.value as? Int == 7)
    #expect(subscription.combineIdentifier == CombineIdentifier(subscription as AnyObject))

    subscription.cancel()
    #expect(Mirror(reflecting: subscription).children.isEmpty)
  }

  @Test func `equal values make equal publishers`() {
    #expect(Just(1) == Just(1) && Just(1) != Just(2))
  }

  @Test func `positions below zero are nowhere, and dropping fewer than none drops none`() {
    #expect(Just(12).output(in: -10..<10) == Optional.Publisher(12))
    #expect(Just(12).output(in: -10..<0) == Optional.Publisher(nil))
    #expect(Just(12).dropFirst(-1) == Optional.Publisher(12))
    #expect([1, 2].publisher.dropFirst(-1).record().values == [1, 2])
    #expect(CurrentValueSubject<Int, Never>(1).dropFirst(-1).record().values == [1])
  }
}
