/// Says what is wrong in a feature file: every place, what is wrong there, and what to do about it.
public struct FeatureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Something wrong in a file.
  public struct Finding: Hashable, Sendable {
    /// The line it is in; the first line is 1.
    public let line: Int
    /// What is wrong.
    public let problem: String
    /// What to do about it.
    public let fix: String
  }

  /// The file, as it was named.
  public let file: String

  /// All that is wrong, from the top down. There is at least one.
  public let findings: [Finding]

  init(file: String, findings: [Finding]) {
    self.file = file
    self.findings = findings.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }

  /// The whole message, a finding a line.
  public var description: String {
    findings.map { "\(file):\($0.line): \($0.problem) Fix: \($0.fix)" }.joined(separator: "\n")
  }
}
