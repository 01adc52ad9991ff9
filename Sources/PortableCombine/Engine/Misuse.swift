import Threads

// Combine's rules are preconditions: a stream that goes on after one was broken would lose or invent
// values, so a release build stops too. `stop` does that, or one of these where a word recurs.

@usableFromInline
func negativeCount(_ expression: String) -> Never {
  stop(
    "A number of values cannot be negative: \(expression).", facts: [:],
    fix: "Pass zero or more.")
}
