import CGTK
import Foundation
import GTKBackend
import PortableCombine

/// Things that arrive from elsewhere while the loop sleeps, one after another.
@MainActor
enum Arrivals {
  private static var next: [() -> Void] = []

  static func run() {
    next = [block, task, later, sleeper, timer, perform, published]
    advance()
    MainLoop.run()
  }

  /// Says what arrived, and sends for the next, which the loop is asleep for by then.
  private static func arrived(_ name: String) {
    print(name)
    Later.after(5) { advance() }
  }

  private static func advance() {
    if next.isEmpty { MainLoop.quit() } else { next.removeFirst()() }
  }

  private static func block() {
    Thread.detachNewThread { DispatchQueue.main.async { Unsafe.onMain { arrived("block") } } }
  }

  private static func task() {
    Task.detached { await MainActor.run { arrived("task") } }
  }

  private static func later() {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) {
      Unsafe.onMain { arrived("block for later") }
    }
  }

  private static func sleeper() {
    Task {
      try? await Task.sleep(for: .milliseconds(10))
      arrived("task that slept")
    }
  }

  private static func timer() {
    _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
      Unsafe.onMain { arrived("timer") }
    }
  }

  private static func perform() {
    Thread.detachNewThread { RunLoop.main.schedule { Unsafe.onMain { arrived("closure") } } }
  }

  private static var ticking: AnyCancellable?

  private static func published() {
    var count = 0
    ticking = Timer.publish(every: 0.002, on: .main, in: .default).autoconnect().sink { _ in
      count += 1
      guard count == 3 else { return }
      ticking = nil
      arrived("third tick")
    }
  }
}
