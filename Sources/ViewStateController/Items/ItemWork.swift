public import Observation
import StateEvents
import Synchronization
import Threads

/// The ids that work is going on for. Copies of a controller share it: the work is one fact.
///
/// Views that read it follow it. It may be used from any thread.
@usableFromInline
final class ItemWork: Observable, Sendable {
  private struct State {
    /// In the order in which the work began, each id once.
    var ids: [String] = []

    /// How many pieces of work there are for each.
    var counts: [String: Int] = [:]

    /// What the controller is to those who record, once somebody does.
    var seat: (any StateSubject)?
  }

  private let state = Guarded(State())
  private let registrar = ObservationRegistrar()

  /// How many ids there are, for those who need not know which.
  private let count = Atomic(0)

  /// Whether there is any. Who asks this hears of every change.
  @usableFromInline var isGoingOn: Bool {
    registrar.access(self, keyPath: \.isGoingOn)
    return count.load(ordering: .acquiring) > 0
  }

  var ids: [String] { state.withLock { $0.ids } }

  /// Whether work for this id is going on, or it is among those that somebody has `written`.
  @usableFromInline
  func contains(_ id: some Hashable, or written: [String]?) -> Bool {
    let name = Items.name(of: id)
    return written?.contains(name) == true || state.withLock { $0.counts[name] != nil }
  }

  func begin(_ id: String) {
    change { state in
      if state.counts[id] == nil { state.ids.append(id) }
      state.counts[id, default: 0] += 1
    }
  }

  func end(_ id: String) {
    change { state in
      let count = state.counts[id, default: 1] - 1
      state.counts[id] = count > 0 ? count : nil
      if count == 0 { state.ids.removeAll { $0 == id } }
    }
  }

  private func change(_ body: (inout State) -> Void) {
    registrar.withMutation(of: self, keyPath: \.isGoingOn) {
      state.withLock { state in
        body(&state)
        count.store(state.ids.count, ordering: .releasing)
      }
    }
  }
}

// MARK: While somebody records

extension ItemWork {
  /// What the controller of these items, which has an `Info`, is to those who record.
  func seat<Info>(of type: Info.Type) -> ControllerSeat<Info> {
    state.withLock { state in
      if let seat = state.seat as? ControllerSeat<Info> { return seat }
      let seat = ControllerSeat<Info>()
      state.seat = seat
      return seat
    }
  }

  /// Is the same to them as `other` was.
  func takeSeat(of other: ItemWork) {
    let seat = other.state.withLock { $0.seat }
    state.withLock { $0.seat = seat }
  }
}
