import StateStudio

/// Data of which every answer is recorded while somebody records, or given again in a test.
public struct RecordedProfile: ProfileRepository {
  private let repository: any ProfileRepository
  private let answers: ServiceAnswers

  /// The data of `repository`, or what `answers` has in its place.
  public init(_ repository: some ProfileRepository, answers: ServiceAnswers) {
    self.repository = repository
    self.answers = answers
  }

  /// Asks, and lets the answer be recorded.
  public func load() async throws -> UserData {
    try await answers.to("load") { try await repository.load() }
  }

  /// Saves, and lets the answer be recorded.
  public func save(_ user: UserData) async throws -> UserData {
    try await answers.to("save", user.username) { try await repository.save(user) }
  }
}
