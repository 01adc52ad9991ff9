import CGTK
import Foundation
import GTKBackend

/// A block that always puts another one on the main queue, beside the work of GLib.
@MainActor
enum Crowd {
  private static var ticks = 0
  private static var blocks = 0

  static func run() {
    Later.after(2, again: true) { tick() }
    again()
    MainLoop.run()
    print(blocks > 1000 ? "thousands of blocks" : "\(blocks) blocks")
  }

  private static func again() {
    blocks += 1
    DispatchQueue.main.async { Unsafe.onMain { again() } }
  }

  private static func tick() {
    ticks += 1
    guard ticks == 20 else { return }
    print("\(ticks) ticks")
    MainLoop.quit()
  }
}
