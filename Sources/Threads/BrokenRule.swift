/// The words for a broken rule, wherever they go: what happened, the facts, the fix.
package func described(
  _ happened: String, facts: KeyValuePairs<String, Any>, fix: String
) -> String {
  happened + facts.map { "\n  \($0.key): \($0.value)" }.joined() + "\n  Fix: \(fix)"
}
