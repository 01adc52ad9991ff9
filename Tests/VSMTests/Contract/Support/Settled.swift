import VSM
import ViewTesting

/// Returns when everything that could happen by now has happened: turn after turn of the main actor
/// and of the other threads.
@MainActor
func settle() async {
  await Screen(EmptyView()).settle()
}

extension StateContainer where State: Equatable {
  /// Returns when the state is `awaited`.
  @MainActor
  func becomes(_ awaited: State) async {
    for await state in didSetPublisher.values where state == awaited { return }
  }
}
