/// What a change of state carries with it to the frame that shows it.
public struct Transaction: Sendable {
  /// A change that carries nothing.
  public init() {}
}
