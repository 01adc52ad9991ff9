import PortableCombine
import Testing
import ViewTesting

/// A subject at the end of a pipeline.
struct SubjectFeedTests {
  @Test func `what a synchronous publisher sends reaches the subscriber whose demand begins it`() {
    let subject = PassthroughSubject<Int, Never>()
    let feeding = [1, 2, 3].publisher.subscribe(subject)
    let recorder = subject.record()
    #expect(recorder.values == [1, 2, 3] && recorder.completionCount == 1)
    feeding.cancel()
  }

  @Test func `a subscriber with limited demand gets just that`() {
    let subject = PassthroughSubject<Int, Never>()
    let feeding = [1, 2, 3].publisher.subscribe(subject)
    let recorder = subject.record(demand: .max(2))
    #expect(recorder.values == [1, 2])
    feeding.cancel()
  }
}
