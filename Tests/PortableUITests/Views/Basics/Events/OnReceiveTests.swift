import PortableCombine
import PortableUI
import SystemTesting
import Testing

@MainActor
struct OnReceiveTests {
  @Test func `values reach the action while the view is there`() {
    let subject = PassthroughSubject<Int, Never>()
    let inspector = Rig(Receiving(publishers: [subject]))
    subject.send(1)
    inspector.frame()
    #expect(inspector.texts.first == "1")
    inspector.tap("hide")
    subject.send(2)
    inspector.tap("hide")
    subject.send(3)
    inspector.frame()
    #expect(inspector.texts.first == "1, 3")
  }

  @Test func `the first publisher is kept, the last action is called`() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    let inspector = Rig(Receiving(publishers: [first, second]))
    inspector.tap("next")
    second.send(2)
    first.send(1)
    inspector.frame()
    #expect(inspector.texts.first == "101")
  }

  @Test func `a value that is there at once is shown in the first frame`() {
    let inspector = Rig(Receiving(publishers: [CurrentValueSubject<Int, Never>(5)]))
    #expect(inspector.texts.first == "5")
    #expect(inspector.graph.counts.frames == 1)
  }

  @Test func `values of another thread arrive on the main actor, in order`() async {
    let subject = PassthroughSubject<Int, Never>()
    let inspector = Rig(Receiving(publishers: [subject]))
    let sender = Sent(subject)
    await withCheckedContinuation { done in
      let sending = Task.detached { for number in 1...100 { sender.value.send(number) } }
      // Behind the last value on the main queue.
      Task.detached {
        await sending.value
        await MainActor.run { done.resume() }
      }
    }
    inspector.frame()
    #expect(inspector.texts.first == (1...100).map(String.init).joined(separator: ", "))
  }
}

private struct Receiving<P: Publisher>: View where P.Output == Int, P.Failure == Never {
  let publishers: [P]
  @State private var received: [Int] = []
  @State private var chosen = 0
  @State private var isShown = true

  var body: some View {
    VStack {
      Text(received.map { "\($0)" }.joined(separator: ", "))
      if isShown {
        Text("here").onReceive(publishers[chosen]) { received.append($0 + 100 * chosen) }
      }
      Button("next") { chosen += 1 }
      Button("hide") { isShown.toggle() }
    }
  }
}
