import Testing
import VSM

/// Types that stand in for a container with some of its functions.
@MainActor
struct StandInTests {
  final class Some: StateObserving, StateBinding {
    typealias ContainedState = Int
    private(set) var observed: [Int] = []

    func observe(_ state: Int) { observed.append(state) }
    nonisolated init() {}
  }

  @Test func `a stand-in is asked for what it has`() {
    let some = Some()
    func use(_ observing: some StateObserving<Int>) { observing.observe(1) }
    use(some)
    #expect(some.observed == [1])
  }

  @Test func `one that is asked for more says what it lacks`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Some().observe { Just(1) } }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A stand-in for a container was asked for something that it has no"))
    #expect(text.contains("type: Some"))
    #expect(text.contains("function: perform(_:debounced:)"))
    #expect(text.contains("Fix: Write perform(_:debounced:), or the function called observe"))
  }

  @Test func `one that is asked for a binding it lacks says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Some().bind(\.self, to: { $1 }) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("was asked for a binding that it has no function for"))
    #expect(text.contains("Fix: Write bind(_:performing:)"))
  }
}
