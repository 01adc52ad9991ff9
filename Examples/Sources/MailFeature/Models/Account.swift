/// Somebody who writes and is written to.
struct Person: Hashable, Sendable {
  let name: String
  let address: String

  /// The first letters of the names.
  var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }
}

/// Where mail comes to.
struct Account: Identifiable, Hashable, Sendable {
  let name: String
  let owner: Person

  /// The name, which no other account has.
  var id: String { name }
}
