import PortableUI
import ViewTesting

/// Returns when everything that could happen by now has happened: turn after turn of the main actor
/// and of the other threads.
@MainActor
package func settle() async {
  await Screen(EmptyView()).settle()
}

/// Waits for a fact: gives way to others until it is true. Returns false after very many turns.
@MainActor
package func settles(_ fact: () -> Bool) async -> Bool {
  for _ in 0..<200_000 {
    if fact() { return true }
    await Task.detached {}.value
  }
  return false
}
