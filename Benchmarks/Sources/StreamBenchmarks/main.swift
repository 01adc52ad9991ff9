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
final class M: ObservableObject { @Published var x = 0 }
final class G<T>: ObservableObject { @Published var x: T; init(_ x: T) { self.x = x } }
func run2() {
  var total = 0
  do { let m = M(); let c = m.$x.sink { total &+= $0 }
  measure("published $x") { n in for i in 0..<n { m.x = i } }; c.cancel() }
  do { let m = M(); let c = m.objectWillChange.sink { total &+= 1 }
  measure("published owc") { n in for i in 0..<n { m.x = i } }; c.cancel() }
  do { let m = G(0); let c = m.$x.sink { total &+= $0 }
  measure("published generic $x") { n in for i in 0..<n { m.x = i } }; c.cancel() }
  do { let m = G(0); let c = m.objectWillChange.sink { total &+= 1 };  let d = m.$x.sink { total &+= $0 }
  measure("published generic both") { n in for i in 0..<n { m.x = i } }; c.cancel(); d.cancel() }
  do { let m = M(); let s = PassthroughSubject<Int, Never>(); s.map { $0 + 1 }.assign(to: &m.$x)
  measure("map assign(to:&)") { n in for i in 0..<n { s.send(i) } } }
  do { measure("objectWillChange", 100000) { n in let m = M(); for _ in 0..<n { _ = m.objectWillChange } } }
}
run2()
