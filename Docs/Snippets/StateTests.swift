// The states of a feature, expected one after the other, and the time that passes for it.

// snippet.test
import StateTesting
// snippet.end
import VSM

struct Letter: Equatable {
  var title = ""
}

struct LettersViewState {
  var letters: [Letter] = []
  var isLoading = false
  var problem: String?
  let load: () async throws -> [Letter]

  func reload() -> StateChanges<Self> {
    StateChanges {
      Change { $0.isLoading = true }
      Work(retry: .times(2, backoff: .constant(.seconds(1)))) {
        try await load()
      } then: { state, letters in
        state.letters = letters
      } catch: { state, _ in
        state.problem = "offline"
      }
      Change { $0.isLoading = false }
    }
  }
}

// snippet.test

let test = StateTest(LettersViewState { [Letter(title: "Hello")] })
test.observe(test.state.reload(), in: .first("letters"))
try await test.expect { $0.isLoading = true }
try await test.expect { $0.letters = [Letter(title: "Hello")] }
try await test.expect { $0.isLoading = false }
try await test.end()
// snippet.end

// snippet.clock
struct Offline: Error {}

let failing = StateTest(LettersViewState { throw Offline() })
failing.observe(
  failing.state.reload(), in: .newest("letters"), debounced: .milliseconds(300))
await failing.clock.advance(by: .milliseconds(300))
try await failing.expect { $0.isLoading = true }
await failing.clock.advance(by: .seconds(2))
try await failing.expect { $0.problem = "offline" }
try await failing.expect { $0.isLoading = false }
try await failing.end()
// snippet.end
