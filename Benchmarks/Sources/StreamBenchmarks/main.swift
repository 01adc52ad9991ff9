import PortableCombine
import Glibc
import CAllocations
@inline(never) func now() -> UInt64 { var t = timespec(); clock_gettime(CLOCK_MONOTONIC, &t); return UInt64(t.tv_sec)*1_000_000_000+UInt64(t.tv_nsec) }
func measure(_ name: String, _ n: Int = 1_000_000, _ f: (Int) -> Void) {
  var best = Double.infinity
  f(n/10)
  for _ in 0..<7 { let a = now(); f(n); let b = now(); best = min(best, Double(b-a)/Double(n)) }
  print(name, best)
}
func run() {
var total = 0
do { let s = PassthroughSubject<Int, Never>()
  let c = s.sink { total &+= $0 }
  measure("subject->sink") { n in for i in 0..<n { s.send(i) } }
  c.cancel() }
do { let s = PassthroughSubject<Int, Never>()
  let c = s.map { $0 &* 3 }.filter { $0 & 1 == 0 }.sink { total &+= $0 }
  measure("map filter") { n in for i in 0..<n { s.send(i) } }
  c.cancel() }
do { let s = PassthroughSubject<Int, Never>()
  let c = s.map { $0 &* 3 }.map { $0 &+ 1 }.map { $0 &* 3 }.map { $0 &+ 1 }.map { $0 &* 3 }.map { $0 &+ 1 }.map { $0 &* 3 }.map { $0 &+ 1 }.map { $0 &* 3 }.map { $0 &+ 1 }.sink { total &+= $0 }
  measure("10 maps") { n in for i in 0..<n { s.send(i) } }
  c.cancel() }
do { let s = CurrentValueSubject<Int, Never>(0)
  let c = (0..<100).map { _ in s.sink { total &+= $0 } }
  measure("cvs 100", 20_000) { n in for i in 0..<n { s.send(i) } }
  c[0].cancel() }
do { let s = CurrentValueSubject<Int, Never>(0)
  let c = (0..<1).map { _ in s.sink { total &+= $0 } }
  measure("cvs 1") { n in for i in 0..<n { s.send(i) } }
  c[0].cancel() }
do { let s = PassthroughSubject<Int, Never>()
  let c = s.eraseToAnyPublisher().map { $0 &+ 1 }.eraseToAnyPublisher().map { $0 &+ 1 }.eraseToAnyPublisher().map { $0 &+ 1 }.eraseToAnyPublisher().map { $0 &+ 1 }.eraseToAnyPublisher().sink { total &+= $0 }
  measure("5 erasures") { n in for i in 0..<n { s.send(i) } }
  c.cancel() }
do { let s = PassthroughSubject<Int, Never>()
  measure("subscribe+cancel map filter", 200_000) { n in for i in 0..<n { s.map { $0 &* 3 }.filter { $0 & 1 == 0 }.sink { total &+= $0 }.cancel() } } }
do { let s = PassthroughSubject<Int, Never>()
  var keep: [AnyCancellable] = []; keep.reserveCapacity(10000)
  let before = allocated_bytes()
  for _ in 0..<10000 { keep.append(s.map { $0 &* 3 }.filter { $0 & 1 == 0 }.sink { total &+= $0 }) }
  print("bytes", (allocated_bytes() - before)/10000) }
print(total)
}
run()
