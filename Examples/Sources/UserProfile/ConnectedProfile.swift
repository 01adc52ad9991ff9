/// Data at the other end of a connection.
public struct ConnectedProfile: ProfileRepository {
  private let repository: any ProfileRepository
  private let connection: Connection

  /// The data of `repository`, through `connection`.
  public init(_ repository: some ProfileRepository, through connection: Connection) {
    self.repository = repository
    self.connection = connection
  }

  /// Asks through the connection.
  public func load() async throws -> UserData {
    try await connection.pass()
    return try await repository.load()
  }

  /// Saves through the connection.
  public func save(_ user: UserData) async throws -> UserData {
    try await connection.pass()
    return try await repository.save(user)
  }
}
