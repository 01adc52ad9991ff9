import PortableUI
import StreamTesting
import Threads

extension Screen {
  /// Runs frames, and what waits for the main actor, until `condition` holds or nothing goes on that could
  /// bring it about. Returns whether it holds.
  ///
  /// It is asked at once and after every frame, so what is seen for a frame only is seen. Of work that does
  /// not end, ``patience`` is had as by `settle()`; nothing is reported.
  package func settle(until condition: () throws -> Bool) async rethrows -> Bool {
    var settling = Settling(mayLeaveTasks: false)
    while true {
      let before = activity
      bell.hush()
      graph.runFrame()
      if try condition() { return true }
      await Turn.ofEverything()
      let isQuiet = activity == before && !graph.hasPendingChanges && !graph.isFrameNeeded
      switch settling.next(isQuiet: isQuiet, work: work) {
      case .go: continue
      case .done, .giveUp: return try condition()
      case .wait:
        guard await bell.rings(within: patience) else { return try condition() }
        settling.somethingWasHeard()
      }
    }
  }

  /// Lets time pass as a person would live through it: what sleeps wakes in its turn, and may sleep again
  /// from that moment on.
  package func live(
    for duration: Duration, fileID: String, filePath: String, line: Int, column: Int
  ) async {
    func settle() async {
      await self.settle(
        leavingTasks: true, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    let end: VirtualTime = clock.now.advanced(by: duration)
    await settle()
    while let next = clock.nextSingleDate, next <= end {
      clock.advance(to: next)
      await settle()
    }
    clock.advance(to: end)
    await settle()
  }
}
