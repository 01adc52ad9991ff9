/// What is in one state after the other, and can be followed: a container of `VSM`, say.
public protocol HasStates<FollowedState> {
  /// What it is in.
  associatedtype FollowedState

  /// Calls `body` with the state, and then with each new one once that is the state, until what is
  /// returned is released.
  func followStates(_ body: @escaping (FollowedState) -> Void) -> AnyObject
}
