import VSM

extension StateContainer where State: Equatable {
  /// Returns when the state is `awaited`.
  @MainActor
  func becomes(_ awaited: State) async {
    for await state in didSetPublisher.values where state == awaited { return }
  }
}
