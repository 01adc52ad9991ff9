import StateTesting
import SystemTesting
import Testing
import VSM

/// A state that is not Equatable, for it has a closure.
struct PageState {
  var rows: [Row] = []
  var isLoading = false
  var problem: String?
  let retry: () -> Void = {}

  struct Row {
    var title: String
    var open: () -> Void = {}
  }
}

struct Offline: Error {}

extension PageState {
  /// One that begins to load, and has rows once the gate is open.
  func load(behind gate: Gate) -> StateChanges<Self> {
    StateChanges {
      Change { $0.isLoading = true }
      Work {
        await gate.pass()
      } then: {
        $0.rows = [Row(title: "a")]
      }
      Change { $0.isLoading = false }
    }
  }

  /// One that fails each of its tries, a second apart.
  func failing(tries: Int = 2) -> StateChanges<Self> {
    StateChanges {
      Work(retry: .times(tries - 1, backoff: .constant(.seconds(1)))) {
        throw Offline()
      } catch: { state, _ in
        state.problem = "offline"
      }
    }
  }
}

/// What a body throws, in words.
@MainActor
func failure(of body: () async throws -> Void) async -> String {
  do {
    try await body()
    return "nothing was thrown"
  } catch {
    return "\(error)"
  }
}

extension Gate {
  /// Returns `value` once the gate is open.
  func passed<Value: Sendable>(_ value: Value) async -> Value {
    await pass()
    return value
  }
}
