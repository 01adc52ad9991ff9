import PortableCombine
import StreamTesting
import Testing

private struct Broken: Error, Equatable {}

/// Operators between a thread that sends and others that ask and cancel. The thread sanitizer sees
/// what these tests cannot.
struct RaceTests {
  private typealias Numbers = PassthroughSubject<Int, Broken>

  /// Pipelines that send nothing but a growing row of numbers, and at most once each.
  private static var pipelines: [(Numbers) -> AnyPublisher<Int, any Error>] {
    [
      { $0.tryScan(0) { max($0, $1) }.eraseToAnyPublisher() },
      { $0.removeDuplicates().mapError { $0 }.eraseToAnyPublisher() },
      { $0.dropFirst(2).mapError { $0 }.eraseToAnyPublisher() },
      { $0.collect(2).map { $0[0] }.mapError { $0 }.eraseToAnyPublisher() },
      { $0.handleEvents(receiveRequest: { _ in }).mapError { $0 }.eraseToAnyPublisher() },
      {
        $0.replaceError(with: .max).setFailureType(to: (any Error).self).eraseToAnyPublisher()
      },
      { $0.catch { _ in Just(.max) }.setFailureType(to: (any Error).self).eraseToAnyPublisher() },
      { $0.retry(3).mapError { $0 }.eraseToAnyPublisher() },
      { $0.last().mapError { $0 }.eraseToAnyPublisher() },
    ]
  }

  @Test(arguments: 0..<pipelines.count)
  func `demands from another thread are met, in order and never exceeded`(_ index: Int) {
    for _ in 0..<30 {
      let subject = Numbers()
      let recorder = Self.pipelines[index](subject).record(demand: .max(1))
      race([
        { for number in 1...50 { subject.send(number) } },
        { for _ in 0..<5 { recorder.request(.max(2)) } },
      ])
      subject.send(completion: .failure(Broken()))

      #expect(recorder.values.count <= 11)
      #expect(zip(recorder.values, recorder.values.dropFirst()).allSatisfy { $0 < $1 })
      #expect(recorder.completionCount <= 1)
    }
  }

  @Test(arguments: 0..<pipelines.count)
  func `a cancel from another thread lets nothing follow`(_ index: Int) {
    for _ in 0..<30 {
      let subject = Numbers()
      let recorder = Self.pipelines[index](subject).record()
      race([
        { for number in 1...50 { subject.send(number) } },
        { recorder.cancel() },
        { recorder.request(.max(1)) },
      ])
      let count = recorder.values.count
      subject.send(99)
      subject.send(completion: .failure(Broken()))

      #expect(recorder.values.count == count)
      #expect(recorder.completion == nil)
    }
  }

  @Test func `a failure and a demand from two threads bring the replacement once`() {
    for _ in 0..<200 {
      let subject = Numbers()
      let recorder = subject.replaceError(with: 7).record(demand: .none)
      race([
        { subject.send(completion: .failure(Broken())) },
        { recorder.request(.max(1)) },
      ])

      #expect(recorder.values == [7])
      #expect(recorder.completionCount == 1)
    }
  }

  @Test func `a finish and a demand from two threads bring the result once`() {
    for _ in 0..<200 {
      let subject = Numbers()
      let recorder = subject.count().record(demand: .none)
      race([
        { subject.send(completion: .finished) },
        { recorder.request(.max(1)) },
      ])

      #expect(recorder.values == [0])
      #expect(recorder.completionCount == 1)
    }
  }

  @Test func `a failure and a demand from two threads lose none of the demand`() {
    for _ in 0..<200 {
      let subject = Numbers()
      let spare = Source<Int, Never>()
      let recorder = subject.catch { _ in spare }.record(demand: .max(1))
      race([
        { subject.send(completion: .failure(Broken())) },
        { recorder.request(.max(2)) },
      ])

      #expect(spare.requests.reduce(.none, +) == .max(3))
    }
  }
}
