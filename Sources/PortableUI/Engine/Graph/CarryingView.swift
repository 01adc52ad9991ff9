/// A view around another one, which is the same page of a tab view: what that says of itself is found by this
/// while no node is made of it.
@MainActor
protocol CarryingView {
  /// The view inside.
  var carried: any View { get }
}

/// A modifier, as a view around the one that it changes.
@MainActor
protocol ModifyingView: View, CarryingView {
  associatedtype Content: View

  /// The view that it is around.
  var content: Content { get }
}

extension ModifyingView {
  var carried: any View { content }
}
