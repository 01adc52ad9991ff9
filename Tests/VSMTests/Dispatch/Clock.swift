import Dispatch
import StreamTesting
import VSM

/// A clock in the place of the main queue's.
typealias Clock = TestScheduler<DispatchQueue.SchedulerTimeType, DispatchQueue.SchedulerOptions>

/// A clock that stands still.
func stillClock() -> Clock { DispatchQueue.test }
