import Dispatch
import Threads
import ViewPlatform

func advancedOfItself(_ kind: MainQueueScheduler.Kind) {
  misuse(
    "A scheduler was told to let time pass, but its time passes of itself.",
    facts: ["type": ".\(kind)"],
    fix: "Make the scheduler with MainQueueScheduler(type: .test), or wait for the main queue.")
}

func advancedBackwards(_ interval: DispatchQueue.SchedulerTimeType.Stride) {
  misuse(
    "A clock cannot go back.", facts: ["nanoseconds": interval.magnitude],
    fix: "Advance by zero or more.")
}

func repeatedWithoutInterval(_ interval: DispatchQueue.SchedulerTimeType.Stride) -> Never {
  stop(
    "A closure cannot repeat without a pause.", facts: ["nanoseconds": interval.magnitude],
    fix: "Give an interval above zero.")
}
