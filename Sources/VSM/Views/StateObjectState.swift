public import ViewPlatform

extension StateObject {
  /// A container that starts with `state`, made once for the view's identity.
  public init<State>(state: @autoclosure @escaping () -> State)
  where ObjectType == StateContainer<State> {
    self.init(wrappedValue: StateContainer(state: state()))
  }
}
