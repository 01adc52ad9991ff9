/// What is known of a user.
public struct UserData: Codable, Hashable, Sendable {
  /// The name others see.
  public var username: String

  /// A user of that name.
  public init(username: String) { self.username = username }
}
