import Foundation
import PortableCombine
import StreamTesting
import Testing

struct NotificationPublisherTests {
  let center = NotificationCenter()
  let name = Notification.Name("pressed")

  final class Button {}

  @Test func `notifications arrive as they are posted, until a cancel`() {
    let recorder = center.publisher(for: name).record()
    center.post(name: name, object: nil, userInfo: ["key": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: Button())
    #expect(recorder.values.map(\.name) == [name, name])
    #expect(recorder.values.first?.userInfo?["key"] as? Int == 1)

    recorder.cancel()
    recorder.cancel()
    center.post(name: name, object: nil)
    #expect(recorder.values.count == 2)
    #expect(recorder.completion == nil)
  }

  @Test func `only the object asked for is heard`() {
    let (wanted, other) = (Button(), Button())
    let recorder = center.publisher(for: name, object: wanted).record()
    center.post(name: name, object: wanted)
    center.post(name: name, object: other)
    center.post(name: name, object: nil)
    #expect(recorder.values.count == 1)
    recorder.cancel()
  }

  @Test func `one that is not demanded is missed`() {
    let recorder = center.publisher(for: name).record(demand: .max(1)) { _ in .none }
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    recorder.request(.max(1))
    #expect(recorder.values.count == 1)
    center.post(name: name, object: nil)
    #expect(recorder.values.count == 2)
    recorder.cancel()
  }

  @Test func `what a notification is answered with counts as demand`() {
    let recorder = center.publisher(for: name).record(demand: .max(1)) { _ in .max(1) }
    for _ in 1...3 { center.post(name: name, object: nil) }
    #expect(recorder.values.count == 3)
    recorder.cancel()
  }

  @Test func `posting from inside is delivered nested`() {
    var depth = 0
    var deepest = 0
    let token = center.publisher(for: name).sink { _ in
      depth += 1
      deepest = max(deepest, depth)
      if depth < 3 { center.post(name: name, object: nil) }
      depth -= 1
    }
    center.post(name: name, object: nil)
    #expect(deepest == 3)
    token.cancel()
  }

  @Test func `many threads may post, and a subscriber is told one at a time`() {
    let center = NotificationCenter.default
    let name = Notification.Name("pressed by many")
    var count = 0
    let token = center.publisher(for: name).sink { _ in count += 1 }
    let done = Fact()
    for _ in 0..<4 {
      Thread.detachNewThread {
        for _ in 0..<250 { NotificationCenter.default.post(name: name, object: nil) }
        done.happened()
      }
    }
    done.wait(times: 4)
    token.cancel()
    #expect(count == 1000)
  }

  @Test func `what another thread posts and asks meanwhile waits for its turn`() {
    let center = NotificationCenter.default
    let name = Notification.Name("pressed meanwhile")
    let talk = Conversation()
    let recorder = center.publisher(for: name).record(demand: .max(1)) { notification in
      guard notification.object == nil else {
        talk.note("from the other thread")
        return .none
      }
      talk.note("begin")
      let posted = Fact()
      Thread.detachNewThread {
        NotificationCenter.default.post(name: name, object: "other")
        posted.happened()
      }
      posted.wait()
      talk.note("end")
      return .max(1)
    }
    center.post(name: name, object: nil)
    #expect(talk.lines == ["begin", "end", "from the other thread"])
    recorder.cancel()
  }

  @Test func `a cancel lets go of the subscriber`() {
    let tally = Timed.Witness.Tally()
    do {
      let witness = Timed.Witness(tally)
      let token = center.publisher(for: name).sink { _ in _ = witness }
      #expect(tally.living == 1)
      token.cancel()
    }
    #expect(tally.living == 0)
  }

  @Test func `a cancel leaves no observer behind`() {
    weak var subscription: AnyObject?
    do {
      let sink = Timed.SubscriptionHolder<Notification>()
      center.publisher(for: name).subscribe(sink)
      subscription = sink.subscription as AnyObject?
      sink.subscription?.cancel()
    }
    #expect(subscription == nil)
  }

  @Test func `equal ones observe the same`() {
    let button = Button()
    let publisher = center.publisher(for: name, object: button)
    #expect(publisher == NotificationCenter.Publisher(center: center, name: name, object: button))
    #expect(publisher != center.publisher(for: name))
    #expect(publisher != NotificationCenter().publisher(for: name, object: button))
    #expect(publisher != center.publisher(for: Notification.Name("other"), object: button))
  }

  @Test func `it says what it is`() throws {
    let sink = Timed.SubscriptionHolder<Notification>()
    center.publisher(for: name).subscribe(sink)
    let subscription = try #require(sink.subscription)
    #expect("\(subscription)" == "NotificationCenter Observer")
    #expect(Mirror(reflecting: subscription).children.map(\.label) == ["center", "downstream"])
    subscription.cancel()
  }

  @Test func `a cancelled subscription that is kept lets its centre go`() {
    weak var gone: NotificationCenter?
    let recorder: Recorder<Notification, Never> = {
      let center = NotificationCenter()
      gone = center
      return center.publisher(for: Notification.Name("any")).record()
    }()
    #expect(gone != nil)
    recorder.cancel()
    #expect(gone == nil)
  }
}
