import CLinkedBackend
import Threads

/// How much of the stack of the thread is used that the graph works on.
///
/// Views are made, and laid out, inside of those around them. A stack that runs over would end the
/// program without saying which views they were.
@MainActor
enum StackRoom {
  /// The part that is used, from 0 to 1.
  static var usedPart: Double {
    // Asking the system takes as long as making a few views. The graph seldom changes its thread.
    let thread = threadToken()
    if thread != known.thread {
      let bounds = stack_bounds()
      known = (thread, UInt(bounds.low), UInt(bounds.size))
    }
    let place = UInt(stack_place())
    guard known.size > 0, place >= known.low, place - known.low <= known.size else { return 0 }
    return 1 - Double(place - known.low) / Double(known.size)
  }

  private static var known: (thread: UInt, low: UInt, size: UInt) = (0, 0, 0)
}
