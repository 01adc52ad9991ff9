import Combine

/// How good the way to the data is. A person can choose it, to see what the feature makes of it.
@MainActor
public final class Connection: ObservableObject {
  /// What a person can choose.
  public enum Quality: String, CaseIterable, Identifiable, Sendable {
    case good = "Good"
    case slow = "Slow"
    case none = "None"

    /// The quality itself.
    public var id: Self { self }
  }

  /// How good it is now.
  @Published public var quality: Quality

  private let slowness: @Sendable () async throws -> Void

  /// A connection of `quality`, on which a slow answer takes as long as `slowness`.
  public init(
    _ quality: Quality = .good,
    slowness: @escaping @Sendable () async throws -> Void = {
      try await Task.sleep(for: .seconds(2))
    }
  ) {
    self.quality = quality
    self.slowness = slowness
  }

  /// Returns when a question has come to the other end, and throws when it cannot.
  public func pass() async throws {
    switch quality {
    case .good: break
    case .slow: try await slowness()
    case .none: throw NoConnection()
    }
  }
}

/// There is no way to the data.
public struct NoConnection: Error, CustomStringConvertible {
  /// What a person is told.
  public var description: String { "There is no connection." }
}
