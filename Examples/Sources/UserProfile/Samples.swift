import StateStudio

extension UserData: Sampled {
  /// A short name, and one that is longer than its room.
  public static let samples = [
    UserData(username: "blob"), UserData(username: "blob.the.third.of.somewhere.far.away"),
  ]
}

/// A repository that never answers: what previews are made with, in which nothing is to happen.
public struct SilentRepository: ProfileRepository {
  /// A repository.
  public init() {}

  /// Never returns.
  public func load() async throws -> UserData { try await wait() }

  /// Never returns.
  public func save(_ user: UserData) async throws -> UserData { try await wait() }

  private func wait() async throws -> UserData {
    try await Task.sleep(for: .seconds(1_000_000))
    throw CancellationError()
  }
}
