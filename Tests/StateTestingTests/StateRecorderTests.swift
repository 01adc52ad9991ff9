import StateTesting
import StreamTesting
import Testing
import ViewPlatform

/// What something was in, one after the other.
struct StateRecorderTests {
  private enum Phase {
    case idle
    case loading
    case loaded(name: String, age: Int)
    case failed(Reason)
  }

  /// Neither equatable nor sendable.
  private final class Reason {}

  @Test func `states are kept in order, from the present one`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = StateRecorder(subject)
    subject.send(2)
    subject.send(2)
    #expect(recorder.states == [1, 2, 2])
  }

  @Test func `a state that can be compared with nothing has a label`() {
    let subject = CurrentValueSubject<Phase, Never>(.idle)
    let recorder = StateRecorder(subject)
    subject.send(.loading)
    subject.send(.loaded(name: "Blob", age: 3))
    subject.send(.failed(Reason()))
    #expect(recorder.labels == ["idle", "loading", "loaded", "failed"])
  }

  @Test func `what is no enumeration is its own label`() {
    struct Page { let title: String }
    let pages = StateRecorder(Just(Page(title: "one")))
    let names = StateRecorder([nil, "two"].publisher)
    #expect(pages.labels == ["Page(title: \"one\")"])
    #expect(names.labels == ["nil", "Optional(\"two\")"])
  }

  @Test func `a property is recorded before it changes`() {
    final class Model: ObservableObject { @Published var name = "old" }
    let model = Model()
    let recorder = StateRecorder(model.$name)
    model.name = "new"
    #expect(recorder.states == ["old", "new"])
  }

  @Test func `recording ends with a cancel, or with the recorder`() {
    let source = Source<Int, Never>()
    var recorder: StateRecorder<Int>? = StateRecorder(source)
    source.send(1)
    recorder?.cancel()
    #expect(source.cancelCount == 1)
    source.send(2)
    #expect(recorder?.states == [1])

    let other = Source<Int, Never>()
    recorder = StateRecorder(other)
    weak let released = recorder
    recorder = nil
    #expect(released == nil)
    #expect(other.cancelCount == 1)
  }
}
