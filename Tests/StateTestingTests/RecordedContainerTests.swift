import StateTesting
import Testing
import VSM

/// Recorders that are given a container.
@MainActor
struct RecordedContainerTests {
  private enum Door: Equatable { case closed, opening, open }

  @Test func `each state is recorded once it is the state`() {
    let container = StateContainer(state: Door.closed)
    let recorder = StateRecorder(container)
    container.observe(StateSequence({ .opening }, { .open }))
    #expect(recorder.states == [.closed, .opening, .open])
    #expect(recorder.labels == ["closed", "opening", "open"])
  }

  @Test func `what is announced is not recorded before it is the state`() {
    let container = StateContainer(state: Door.closed)
    let recorder = StateRecorder(container)
    var before: [[Door]] = []
    let token = container.willSetPublisher.sink { _ in before.append(recorder.states) }
    container.observe(.open)
    #expect(before == [[.closed], [.closed]])
    #expect(recorder.states == [.closed, .open])
    withExtendedLifetime(token) {}
  }

  @Test func `recording ends with a cancel, and keeps no container`() {
    var container: StateContainer<Door>? = StateContainer(state: .closed)
    weak let released = container
    let recorder = StateRecorder(container!)
    recorder.cancel()
    container?.observe(.open)
    #expect(recorder.states == [.closed])
    let other = StateRecorder(container!)
    container = nil
    #expect(released == nil)
    #expect(other.states == [.open])
  }
}
