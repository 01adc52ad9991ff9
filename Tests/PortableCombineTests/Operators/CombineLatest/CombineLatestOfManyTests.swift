import PortableCombine
import StreamTesting
import Testing

struct CombineLatestOfManyTests {
  @Test func `inputs of many types are combined as two are`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let c = CurrentValueSubject<Bool, Never>(true)
    let many = CombineLatestOfMany(
      a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      a.eraseToAnyPublisher(), Just(7).eraseToAnyPublisher())
    let recorder = many.map { "\($0.0) \($0.1) \($0.2) \($0.3) \($0.4)" }.record()
    a.send(1)
    b.send("x")
    c.send(false)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.values == ["1 x true 1 7", "1 x false 1 7"])
    c.send(completion: .finished)
    #expect(recorder.completionCount == 1)
  }

  @Test func `a cancel reaches every input`() {
    let sources = (0..<3).map { _ in Source<Int, Never>() }
    let many = CombineLatestOfMany(
      sources[0].eraseToAnyPublisher(), sources[1].eraseToAnyPublisher(),
      sources[2].eraseToAnyPublisher())
    many.map { $0.0 }.record().cancel()
    #expect(sources.map(\.cancelCount) == [1, 1, 1])
  }
}
