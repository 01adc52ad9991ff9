import Foundation
import GTKBackend
import VSM

/// Says, place by place, whether a state that is observed there is the state at once, while GTK's loop
/// runs. Main is busy while others say it.
@MainActor
enum States {
  static func run() {
    Later.after(1) {
      say("a callback of the loop")
      elsewhere("another thread")
      DispatchQueue.main.async { Unsafe.onMain { inBlock() } }
    }
    MainLoop.run()
  }

  private static func inBlock() {
    say("a block of the main queue")
    Task { inTask() }
  }

  private static func inTask() {
    say("a task of the main actor")
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      say("a task of nobody")
      done.signal()
    }
    done.wait()
    followAction()
  }

  private static let container = StateContainer(state: "old")
  private static var token: AnyCancellable?

  /// An action answers from elsewhere; whoever is told of that is on main.
  private static func followAction() {
    token = container.didSetPublisher.dropFirst().sink { state in
      MainActor.preconditionIsolated()
      print("an action's answer: \(state)")
      MainLoop.quit()
    }
    container.observe { await Task.detached { "new" }.value }
  }

  private nonisolated static func say(_ place: String) {
    let container = StateContainer(state: "old")
    container.observe("new")
    print("\(place): \(container.state == "new" ? "at once" : "later")")
  }

  private static func elsewhere(_ place: String) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      say(place)
      done.signal()
    }
    done.wait()
  }
}
