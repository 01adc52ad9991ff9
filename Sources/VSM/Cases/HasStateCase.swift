/// A state that can say which of its cases it is, without what that holds: an enum with
/// ``CaseProperties()``.
public protocol HasStateCase {
  /// The cases.
  associatedtype StateCase: CaseIterable, Hashable, Sendable

  /// Which case it is.
  var stateCase: StateCase { get }
}
