import StateStudio
import Testing
import Threads
import VSM
import ViewPlatform
import ViewTesting

extension OneByOne {
  /// What comes of a timer, as its states say it.
  @MainActor
  struct TimerCauseTests {
    private enum LampState: Equatable { case off, on, broken }

    private struct LampView: View {
      @ObservedObject var lamp: StateContainer<LampState>
      let ticks: PassthroughSubject<LampState, Never>

      var body: some View {
        Text(lamp.state == .on ? "on" : "off").onReceive(ticks) { lamp.observe($0) }
      }
    }

    @Test func `a change that a timer brought about in a view names it`() async {
      let history = StateHistory()
      let lamp = StateContainer(state: LampState.off)
      let ticks = PassthroughSubject<LampState, Never>()
      let screen = Screen(LampView(lamp: lamp, ticks: ticks))
      await history.record(.only(lamp)) {
        TimerFiring.call(every: 1.5) { ticks.send(.on) }
        await screen.settle()
        ticks.send(.broken)
        await screen.settle()
      }
      #expect(history.entries.map(\.label) == ["on", "broken"])
      #expect(history.entries.map(\.awaitedBefore) == ["a timer of 1.5 s fired", nil])
      await screen.close()
    }
  }
}
