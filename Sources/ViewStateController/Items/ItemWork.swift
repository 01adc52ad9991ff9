import Observation
import Threads

/// The ids that work is going on for. Copies of a controller share it: the work is one fact.
///
/// Views that read it follow it. It may be used from any thread.
final class ItemWork: Observable, Sendable {
  private struct State {
    /// In the order in which the work began, each id once.
    var ids: [String] = []

    /// How many pieces of work there are for each.
    var counts: [String: Int] = [:]
  }

  private let state = Guarded(State())
  private let registrar = ObservationRegistrar()

  var ids: [String] {
    registrar.access(self, keyPath: \.ids)
    return state.withLock { $0.ids }
  }

  func contains(_ id: String) -> Bool {
    registrar.access(self, keyPath: \.ids)
    return state.withLock { $0.counts[id] != nil }
  }

  func begin(_ id: String) {
    registrar.withMutation(of: self, keyPath: \.ids) {
      state.withLock { state in
        if state.counts[id] == nil { state.ids.append(id) }
        state.counts[id, default: 0] += 1
      }
    }
  }

  func end(_ id: String) {
    registrar.withMutation(of: self, keyPath: \.ids) {
      state.withLock { state in
        let count = state.counts[id, default: 1] - 1
        state.counts[id] = count > 0 ? count : nil
        if count == 0 { state.ids.removeAll { $0 == id } }
      }
    }
  }
}
