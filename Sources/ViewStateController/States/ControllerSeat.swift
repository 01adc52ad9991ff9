import Observation
import StateEvents
import Threads

/// What all copies of a controller are to those who record: one subject, with a past.
///
/// It is there once somebody records. Views that read a controller meanwhile follow it.
final class ControllerSeat<Info>: StateSubject, Observable {
  private struct Content {
    /// What the controller was last made.
    var latest: ControllerFacts<Info>?

    /// What is seen in the place of what any copy has.
    var past: ControllerFacts<Info>?

    /// Whether that is the present, until a copy is changed.
    var isPresent = false
  }

  private let content = Guarded(Content())
  private let registrar = ObservationRegistrar()
  private let watch = PastWatch()

  deinit { StateEvents.remove(watch) }

  /// Lets everybody look whether there is a past, also when nobody records any more.
  private final class PastWatch: StateListener {
    func hear(_ change: StateChange) {}
  }

  /// The past, where that is to be seen.
  var seen: ControllerFacts<Info>? {
    registrar.access(self, keyPath: \.seen)
    return content.withLock { $0.past }
  }

  /// Keeps `facts` as the newest.
  func remember(_ facts: ControllerFacts<Info>) { content.withLock { $0.latest = facts } }

  /// What became the present by going on from it, for the copy that is changed next.
  func takePresent() -> ControllerFacts<Info>? {
    let present = content.withLock { content -> ControllerFacts<Info>? in
      guard content.isPresent else { return nil }
      defer { (content.past, content.isPresent) = (nil, false) }
      return content.past
    }
    if present != nil { StateEvents.remove(watch) }
    return present
  }
}

// MARK: Showing the past

extension ControllerSeat {
  var presentState: Any? {
    let (past, latest) = content.withLock { ($0.past, $0.latest) }
    return (past ?? latest)?.present
  }

  var canShow: Bool { true }

  func show(_ state: Any, with memory: Any?) -> Bool {
    var shown = memory as? ControllerFacts<Info>
    if shown == nil, let state = state as? ViewState<Info> {
      // Of a file, or of somebody who edits, only the state is known.
      shown = content.withLock { $0.latest } ?? ControllerFacts()
      shown?.set(state)
    }
    guard let shown else { return false }
    StateEvents.add(watch)
    change { ($0.past, $0.isPresent) = (shown, false) }
    return true
  }

  func resume() {
    // What was gone on from is the present already.
    if content.withLock({ $0.isPresent }) { return }
    change { ($0.past, $0.isPresent) = (nil, false) }
    StateEvents.remove(watch)
  }

  func goOn() {
    let (past, latest) = content.withLock { content in
      content.isPresent = content.past != nil
      return (content.past, content.latest)
    }
    if let past { record(past, after: latest ?? past) }
  }

  private func change(_ body: (inout Content) -> Void) {
    registrar.withMutation(of: self, keyPath: \.seen) {
      // What goes must not be released under the lock.
      let outlived = content.withLock { content in
        defer { body(&content) }
        return content
      }
      withExtendedLifetime(outlived) {}
    }
  }
}
