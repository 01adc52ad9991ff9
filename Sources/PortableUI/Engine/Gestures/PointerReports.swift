import Dispatch
import LayoutEngine
import PortableCombine
import Threads

extension Element {
  /// Reports what a pointer does that came down over `hit`, which is this layer or inside it.
  ///
  /// Of layers around one another only one is listened to: the first that reports a press.
  package func receive(_ event: PointerEvent, over hit: Element? = nil) -> PointerAnswer {
    guard let node else { return PointerAnswer(isElsewhere: true) }
    return node.graph.gestures.take(event, from: self, over: hit ?? self)
  }

  /// Whether gestures are being decided about that what is done to this element is a part of.
  package var isInContest: Bool { node?.graph.knownGestures?.concerns(self) ?? false }

  /// Whether a gesture waits for the pointer that is down to move.
  package var awaitsMoves: Bool { node?.graph.knownGestures?.awaitsMoves ?? false }

  /// The box that it is shown for.
  var box: Box? { node?.box(of: self) }
}

extension Graph {
  /// Calls `body` when nothing else has happened for so many seconds.
  func wake(after seconds: Double, _ body: @escaping @MainActor () -> Void) -> any Cancellable {
    let nanoseconds = Int((max(0, seconds) * 1e9).rounded())
    let work = Handover(body)
    if let host {
      return host.clock.wake(at: host.clock.nanoseconds + nanoseconds) {
        onMain { work.content() }
      }
    }
    let item = DispatchWorkItem { onMain { work.content() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds), execute: item)
    return AnyCancellable { item.cancel() }
  }
}
