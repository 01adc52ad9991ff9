import Threads

extension StateEngine {
  /// Begins `action`, and returns when it is over, however it ends.
  func refresh(_ action: StateAction<State>) async {
    action.begin(self, .call)
  }
}
