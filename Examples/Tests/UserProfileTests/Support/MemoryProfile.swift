import UserProfile

/// The user's data, kept as long as the test runs.
actor MemoryProfile: ProfileRepository {
  private(set) var user: UserData

  init(username: String) { user = UserData(username: username) }

  func load() -> UserData { user }

  func save(_ user: UserData) -> UserData {
    self.user = user
    return user
  }
}
