/// Names that nobody else uses, for as long as the view is there: what is matched by name is matched
/// within one.
@propertyWrapper
public struct Namespace: DynamicProperty {
  @State private var token = Token()

  /// Names of this view alone.
  public init() {}

  /// The name of the names.
  public var wrappedValue: ID { ID(token: token) }

  final class Token: Sendable {}

  /// What tells names of one view from those of others.
  public struct ID: Hashable, Sendable {
    let token: Token

    /// Whether both are names of the same view.
    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }

    /// Hashes what tells it from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }
}
