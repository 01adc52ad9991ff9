/// Says, in debug builds and once for each text, what a program should not do and can go on from.
///
/// It goes to standard error, or to ``Warnings/listener``.
package func warn(_ happened: String, facts: KeyValuePairs<String, Any>, fix: String) {
  guard isDebugBuild else { return }
  let text = described(happened, facts: facts, fix: fix)
  if let listener = Warnings.listener { return listener(text) }
  if Warnings.isNew(text) { writeToStandardError("warning: \(text)") }
}

/// What was said of a program that goes on.
package enum Warnings {
  /// Who hears of warnings instead of standard error.
  @TaskLocal package static var listener: (@Sendable (String) -> Void)?

  private static let said = Guarded<Set<String>>([])

  fileprivate static func isNew(_ text: String) -> Bool {
    said.withLock { said in
      // A text with numbers in it may be another one each time.
      said.count < 1_000 && said.insert(text).inserted
    }
  }

  fileprivate static let told = Guarded<Set<String>>([])
}

/// Writes one line for developers to standard error, the first time it is called with this `key`.
package func warnOnce(about key: String, _ line: @autoclosure () -> String) {
  if Warnings.told.withLock({ $0.insert(key).inserted }) { writeToStandardError(line()) }
}

/// The same, in debug builds only.
package func warnOnceInDebugBuilds(about key: String, _ line: @autoclosure () -> String) {
  if isDebugBuild { warnOnce(about: key, line()) }
}
