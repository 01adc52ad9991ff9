/// Someone who buys.
public struct Customer: Codable, Hashable, Sendable {
  /// What they are called.
  public var name: String

  /// Where they are written to.
  public var email: String

  /// Where orders go.
  public var address: String

  /// A customer.
  public init(name: String, email: String, address: String) {
    self.name = name
    self.email = email
    self.address = address
  }
}

/// What says who somebody is.
public struct Credentials: Codable, Hashable, Sendable {
  /// Who they say they are.
  public var email: String

  /// What only they know.
  public var password: String

  /// Credentials, which may be wrong.
  public init(email: String, password: String) {
    self.email = email
    self.password = password
  }
}
