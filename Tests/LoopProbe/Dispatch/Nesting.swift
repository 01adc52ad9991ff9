import CGTK
import Foundation
import GTKBackend

/// A block of the main queue runs a loop of its own, as a dialog that waits for its answer does.
@MainActor
enum Nesting {
  private static var inner: OpaquePointer?
  private static var isInside = false
  private static var blocksInside = 0
  private static var timersInside = 0
  private static var patientInside = 0

  static func run() {
    Watcher.start()
    DispatchQueue.main.async { Unsafe.onMain { nest() } }
    MainLoop.run()
    print("blocks inside: \(blocksInside)")
    print("timers inside: \(timersInside > 0 ? "some" : "none")")
    print("what can wait inside: \(patientInside > 0 ? "some" : "none")")
    print("warnings: \(Watcher.warnings)")
  }

  private static func nest() {
    // What the block leaves on the queue is not for the loop inside it.
    DispatchQueue.main.async {
      Unsafe.onMain {
        if isInside { blocksInside += 1 }
        print("afterwards: the block that waited")
        MainLoop.quit()
      }
    }
    let timer = Timer.scheduledTimer(withTimeInterval: 0.002, repeats: true) { _ in
      Unsafe.onMain { if isInside { timersInside += 1 } }
    }
    // Less urgent than the queue, as painting is.
    g_idle_add_full(
      G_PRIORITY_LOW,
      { _ in
        Nesting.patientCame()
        return 0
      }, nil, nil)
    let loop = g_main_loop_new(nil, 0)
    inner = loop
    Later.after(100) { g_main_loop_quit(inner) }
    isInside = true
    g_main_loop_run(loop)
    isInside = false
    timer.invalidate()
    g_main_loop_unref(loop)
  }

  private nonisolated static func patientCame() {
    Unsafe.onMain { if isInside { patientInside += 1 } }
  }
}
