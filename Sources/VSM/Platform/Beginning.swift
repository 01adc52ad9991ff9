/// Whether something is still at its beginning.
///
/// SAFETY: only touched on main.
final class Beginning: @unchecked Sendable {
  var isGoingOn = true
}
