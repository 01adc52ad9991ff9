import Counter
import PortableCombine
import Testing

@Suite struct CounterTests {
  @Test func `the count follows every step, in order`() {
    let counter = Counter()
    var shown: [Int] = []
    let watching = counter.count.sink { shown.append($0) }

    for step in [1, 1, 5, -2] { counter.taps.send(step) }

    #expect(shown == [0, 1, 2, 7, 5])
    watching.cancel()
  }

  @Test func `a released counter counts no longer`() {
    let (taps, count) = { (counter: Counter) in (counter.taps, counter.count) }(Counter())

    taps.send(1)

    #expect(count.value == 0)
  }
}
