import Dispatch
import Foundation
import VSM

// It is about the process's first thread. It says, place by place, whether a state that is observed
// there is the state at once. Main is busy while others say it.

func say(_ place: String) {
  let container = StateContainer(state: "old")
  container.observe("new")
  print("\(place): \(container.state == "new" ? "at once" : "later")")
}

/// Has others say something, and waits for them.
func wait(for work: (@escaping @Sendable () -> Void) -> Void) {
  let done = DispatchSemaphore(value: 0)
  work { done.signal() }
  done.wait()
}

func elsewhere(_ place: String) {
  wait { done in
    Thread.detachNewThread {
      say(place)
      done()
    }
  }
}

@MainActor
func sayInTasks() {
  say("a task of the main actor")
  wait { done in
    Task.detached {
      say("a task of nobody")
      done()
    }
  }
  Task.detached {
    await MainActor.run { say("a hop to the main actor") }
    exit(0)
  }
}

/// Says it in a program whose main thread runs a loop.
func sayPlacesOfLoop() {
  elsewhere("another thread, before main asked")
  say("the main thread")
  elsewhere("another thread")
  DispatchQueue.main.async {
    say("a block of the main queue")
    Task { @MainActor in sayInTasks() }
  }
  RunLoop.main.run()
}

/// Says it in a program whose main thread was given up for the main queue.
func sayPlacesOfDispatchMain() -> Never {
  DispatchQueue.main.async {
    say("a block of the main queue")
    elsewhere("another thread")
    Task { @MainActor in sayInTasks() }
  }
  dispatchMain()
}
