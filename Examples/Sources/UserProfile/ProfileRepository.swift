/// Where the user's data comes from and goes to: a file, a server, a stand-in of a test.
public protocol ProfileRepository: Sendable {
  /// What is known of the user.
  func load() async throws -> UserData

  /// Keeps `user`, and answers what is known from now on.
  func save(_ user: UserData) async throws -> UserData
}
