import Dispatch
import StreamTesting
import VSM
import ViewTesting

/// A clock that the test advances.
typealias Clock = TestScheduler<DispatchQueue.SchedulerTimeType, DispatchQueue.SchedulerOptions>

/// A clock that stands still.
func stillClock() -> Clock { DispatchQueue.test }

/// A container whose debounced actions wait for the clock beside it.
func onVirtualTime<State>(_ state: State) -> (container: StateContainer<State>, clock: Clock) {
  let clock = DispatchQueue.test
  return (StateContainer(state: state, scheduler: clock), clock)
}
