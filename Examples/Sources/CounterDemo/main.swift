import CounterFeature
import PortableCombine

let counter = Counter()
let printing = counter.$count.sink { print("The counter shows \($0)") }

for step in [1, 1, 5, -2] {
  print(step > 0 ? "+\(step)" : "\(step)")
  counter.taps.send(step)
}

printing.cancel()
