import PortableCombine
import Testing
import ViewTesting

struct JustTests {
  @Test func `the value and the completion come with the first demand`() {
    let talk = Conversation()
    let recorder = Just(7).record(demand: .none, in: talk) { _ in .max(1) }
    #expect(talk.drain() == ["subscription Just"])

    recorder.request(.none)
    #expect(talk.drain() == [])

    recorder.request(.max(1))
    #expect(talk.drain() == ["value 7", "finished"])

    recorder.request(.unlimited)
    recorder.cancel()
    #expect(talk.drain() == [])
  }

  @Test func `nothing comes after a cancel, nor the completion after one inside the sink`() {
    let early = Just(1).record(demand: .none)
    early.cancel()
    early.request(.unlimited)
    #expect(early.values == [] && early.completionCount == 0)

    var cancel = {}
    let talk = Conversation()
    let inside = Just(1).record(demand: .none, in: talk) { _ in
      cancel()
      return .none
    }
    cancel = { inside.cancel() }
    inside.request(.max(3))
    #expect(talk.lines == ["subscription Just", "value 1"])
  }
}
