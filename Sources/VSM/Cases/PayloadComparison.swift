/// Compares what cases hold; ``CaseProperties(equatable:)`` writes calls of it.
public enum PayloadComparison {
  /// Whether two payloads are equal.
  public static func areAlike<Payload: Equatable>(_ one: Payload, _ other: Payload) -> Bool {
    one == other
  }

  /// Whether two payloads are equal in all that can be compared: a closure counts as equal, an object is
  /// the same where it is identical.
  public static func areAlike<Payload>(_ one: Payload, _ other: Payload) -> Bool {
    VSM.areAlike(one, other)
  }
}
