/// How well a shop's server works. A person can choose it, to see what the app makes of it.
public struct Conditions: Codable, Hashable, Sendable {
  /// How many seconds an answer takes.
  public var latency: Double

  /// What the server fails at.
  public var failing: Set<Endpoint>

  /// Whether nobody answers at all.
  public var isOffline: Bool

  /// Conditions; the best, unless something else is said.
  public init(latency: Double = 0, failing: Set<Endpoint> = [], isOffline: Bool = false) {
    self.latency = latency
    self.failing = failing
    self.isOffline = isOffline
  }
}

/// What a shop's server is asked for.
public enum Endpoint: String, Codable, CaseIterable, Hashable, Sendable {
  case list, details, hold, favourite, promotion, reserve, pay, confirm, status, account
}
