// A counter that a subject feeds and that anyone can watch.

import PortableCombine

let taps = PassthroughSubject<Int, Never>()
let count = CurrentValueSubject<Int, Never>(0)

let counting = taps.sink { count.value += $0 }
let showing = count.map { "The counter shows \($0)" }
let watching = showing.sink { print($0) }  // The counter shows 0

taps.send(1)  // The counter shows 1
taps.send(1)  // The counter shows 2

counting.cancel()
taps.send(1)  // nothing: nobody counts any more
watching.cancel()
