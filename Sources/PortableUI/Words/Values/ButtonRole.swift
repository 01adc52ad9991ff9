/// What a button does, beyond what its label says.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// Removes something for good.
  public static let destructive = ButtonRole(name: "destructive")

  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
}
