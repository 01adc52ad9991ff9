public import CasePaths
public import ViewPlatform

extension ViewStore {
  /// A binding to a part that cannot be compared: whatever is written sends the action, which does not
  /// carry it.
  @_disfavoredOverload
  public func makeBinding<Value>(
    viewStateKeyPath: KeyPath<ViewState, Value>, actionCasePath: CasePath<Action, Void>
  ) -> Binding<Value> {
    bindings.binding(to: viewStateKeyPath) { _ in self.send(actionCasePath.embed(())) }
  }

  /// Whether there is something at `viewStateKeyPath`, where no type is written down.
  public func makeBinding<Value: Equatable>(
    viewStateKeyPath: KeyPath<ViewState, Value?>, actionCasePath: CasePath<Action, Void>
  ) -> Binding<Bool> {
    bindings.presence(of: viewStateKeyPath) { self.send(actionCasePath.embed(())) }
  }

  /// Nobody can call this.
  public func send(_ action: Never) {}
}

extension Store {
  /// A binding to a part that cannot be compared: whatever is written sends the action, which does not
  /// carry it.
  @_disfavoredOverload
  public func makeBinding<Value>(
    stateKeyPath: KeyPath<State, Value>, actionCasePath: CasePath<Action, Void>
  ) -> Binding<Value> {
    bindings.binding(to: stateKeyPath) { _ in self.send(actionCasePath.embed(())) }
  }

  /// Whether there is something at `stateKeyPath`, where no type is written down.
  public func makeBinding<Value: Equatable>(
    stateKeyPath: KeyPath<State, Value?>, actionCasePath: CasePath<Action, Void>
  ) -> Binding<Bool> {
    bindings.presence(of: stateKeyPath) { self.send(actionCasePath.embed(())) }
  }

  /// Nobody can call this.
  public func send(_ action: Never) {}
}
