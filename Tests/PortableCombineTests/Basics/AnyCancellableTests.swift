import PortableCombine
import Testing

struct AnyCancellableTests {
  @Test func `it cancels once, when told to`() {
    var count = 0
    let token = AnyCancellable { count += 1 }
    token.cancel()
    token.cancel()
    #expect(count == 1)
  }

  @Test func `it cancels when it is released, unless it did before`() {
    var count = 0
    _ = AnyCancellable { count += 1 }
    #expect(count == 1)
    do {
      let token = AnyCancellable { count += 1 }
      token.cancel()
    }
    #expect(count == 2)
  }

  @Test func `it lets go of what it held as soon as it cancelled`() {
    let census = Census()
    let token = { [member = census.member()] in AnyCancellable { member.use() } }()
    #expect(census.count == 1)
    token.cancel()
    #expect(census.count == 0)
  }

  @Test func `cancelling may lead back to the token itself`() {
    var token: AnyCancellable?
    var count = 0
    token = AnyCancellable {
      count += 1
      token?.cancel()
      token = nil
    }
    token?.cancel()
    #expect(count == 1)
  }

  @Test func `it is stored in a set or in a collection, and cancels with it`() {
    var count = 0
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    let token = AnyCancellable { count += 1 }
    token.store(in: &set)
    token.store(in: &set)
    AnyCancellable { count += 1 }.store(in: &array)
    #expect(set == [token] && array.count == 1 && array != [token])

    array = []
    #expect(count == 1)
    token.cancel()
    #expect(count == 2)
  }

  @Test func `whatever can be cancelled can be stored`() {
    struct Canceller: Cancellable {
      let onCancel: () -> Void
      func cancel() { onCancel() }
    }
    var count = 0
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    Canceller { count += 1 }.store(in: &set)
    Canceller { count += 1 }.store(in: &array)
    set = []
    array = []
    #expect(count == 2)
  }

  @Test func `many threads may cancel it, and it cancels once`() {
    for _ in 0..<50 {
      let count = Signal(after: 0)
      let token = AnyCancellable { count.signal() }
      onThreads(3) { _ in token.cancel() }
      #expect(count.surplus == 1)
    }
  }
}
