/// Whether something is seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As it is usual for it.
  case automatic
  /// It is seen.
  case visible
  /// It is not seen.
  case hidden
}
