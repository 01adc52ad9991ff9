/// A view around another one, which is the same page of a tab view: what that says of itself is found by this
/// while no node is made of it.
protocol CarryingView {
  var carried: any View { get }
}
