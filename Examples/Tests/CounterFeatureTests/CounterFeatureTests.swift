import CounterFeature
import PortableCombine
import Testing

@Suite struct CounterFeatureTests {
  @Test func `the count follows every step, in order`() {
    let counter = Counter()
    var shown: [Int] = []
    let watching = counter.$count.sink { shown.append($0) }

    for step in [1, 1, 5, -2] { counter.taps.send(step) }

    #expect(shown == [0, 1, 2, 7, 5])
    watching.cancel()
  }

  @Test func `the count says so before it changes`() {
    let counter = Counter()
    var before: [Int] = []
    let watching = counter.objectWillChange.sink { before.append(counter.count) }

    for step in [1, 1, 5] { counter.taps.send(step) }

    #expect(before == [0, 1, 2])
    watching.cancel()
  }

  @Test func `the subject keeps no counter alive`() {
    let taps: PassthroughSubject<Int, Never>
    weak let released: Counter?
    do {
      let counter = Counter()
      taps = counter.taps
      released = counter
    }

    taps.send(1)

    #expect(released == nil)
  }
}
