import CGTK
import Foundation
import GTKBackend

/// Nothing to do for half a second, though there is a timer, far away, and a task that waits.
@MainActor
enum Idle {
  private static var turnsBefore = 0

  static func run() {
    Watcher.start()
    let timer = Timer.scheduledTimer(withTimeInterval: 10_000, repeats: false) { _ in }
    let task = Task { try? await Task.sleep(for: .seconds(10_000)) }
    DispatchQueue.main.async { Unsafe.onMain { settle() } }
    MainLoop.run()
    task.cancel()
    timer.invalidate()
  }

  private static func settle() {
    Later.after(20) { beIdle() }
  }

  private static func beIdle() {
    turnsBefore = Watcher.turns
    Later.after(500) {
      print("turns while idle: \(Watcher.turns - turnsBefore)")
      MainLoop.quit()
    }
  }
}
