// A counter that a subject feeds and that anyone can watch.

// snippet.short
import PortableCombine

final class Counter: ObservableObject {
  @Published private(set) var count = 0

  func add(_ step: Int) { count += step }
}

let counter = Counter()
let showing = counter.$count.map { "The counter shows \($0)" }
let watching = showing.sink { print($0) }  // The counter shows 0

let taps = PassthroughSubject<Int, Never>()
let counting = taps.sink { counter.add($0) }
taps.send(1)  // The counter shows 1
// snippet.end
taps.send(1)  // The counter shows 2

counting.cancel()
taps.send(1)  // nothing: nobody counts any more
watching.cancel()
