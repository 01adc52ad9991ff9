import PortableCombine
import Testing

struct SubjectCoreTests {
  @Test func `what leaves during a send may itself send when it is released`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    var tokens: Set<AnyCancellable> = []
    var leaving: [AnyCancellable] = []
    subject.sink { seen.append("first \($0)") }.store(in: &tokens)
    for name in ["a", "b", "c"] {
      let farewell = Farewell { subject.send(2) }
      subject.sink { _ in
        withExtendedLifetime(farewell) { seen.append(name) }
        leaving = []
      }
      .store(in: &leaving)
    }
    subject.sink { seen.append("last \($0)") }.store(in: &tokens)

    subject.send(1)
    #expect(seen.prefix(3) == ["first 1", "a", "last 1"])
    // One farewell each, of those that were seated.
    #expect(seen.dropFirst(3) == ["first 2", "last 2", "first 2", "last 2", "first 2", "last 2"])
  }

  @Test func `a sink that cancels itself keeps what it captured until it returns`() {
    let subject = PassthroughSubject<Int, Never>()
    var isReleased = false
    var token: AnyCancellable?
    do {
      let farewell = Farewell { isReleased = true }
      token = subject.sink { _ in
        token?.cancel()
        token = nil
        subject.send(2)
        #expect(!isReleased)
        withExtendedLifetime(farewell) {}
      }
    }
    #expect(token != nil)
    subject.send(1)
    #expect(isReleased)
  }
}

/// Calls a closure when it is released.
private final class Farewell {
  private let say: () -> Void

  init(_ say: @escaping () -> Void) { self.say = say }

  deinit { say() }
}
