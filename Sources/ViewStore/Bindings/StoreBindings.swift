public import CasePaths
public import ViewPlatform

// The doors of a `Store` to bindings; what is behind them is `StoreBinding`.

extension Store {
  /// A binding to the part at `stateKeyPath`; a new value is sent as the action that
  /// `actionCasePath` makes of it.
  ///
  /// It reads what was written from then on, until the store's pipeline has answered.
  public func makeBinding<Value>(
    stateKeyPath: KeyPath<State, Value>, actionCasePath: CasePath<Action, Value>
  ) -> Binding<Value> {
    bindings.binding(to: stateKeyPath) { self.send(actionCasePath.embed($0)) }
  }

  /// A binding to the part at `stateKeyPath`; a value that is really new sends the action,
  /// which does not carry it.
  public func makeBinding<Value: Equatable>(
    stateKeyPath: KeyPath<State, Value>, actionCasePath: CasePath<Action, Void>
  ) -> Binding<Value> {
    bindings.binding(to: stateKeyPath) { self.send(actionCasePath.embed(())) }
  }

  /// A binding that says whether there is something at `stateKeyPath`. Setting it to
  /// `false` sends the action; setting it to `true` does nothing, and says so on standard error.
  public func makeBinding<Value>(
    stateKeyPath: KeyPath<State, Value?>, actionCasePath: CasePath<Action, Void>
  ) -> Binding<Bool> {
    bindings.presence(of: stateKeyPath) { self.send(actionCasePath.embed(())) }
  }

  /// A binding that says whether there is something at `stateKeyPath`. Setting it to `false` sends
  /// the action with `nil`; setting it to `true` does nothing, and says so on standard error.
  public func makeBinding<Value>(
    stateKeyPath: KeyPath<State, Value?>, actionCasePath: CasePath<Action, Value?>
  ) -> Binding<Bool> {
    bindings.presence(of: stateKeyPath) { self.send(actionCasePath.embed(nil)) }
  }

  /// A binding to the part at `stateKeyPath`; a new value is sent to `publisher`, one of
  /// the subjects that feed the store's pipeline.
  public func makeBinding<Value>(
    stateKeyPath: KeyPath<State, Value>, publisher: some Subject<Value, Never>
  ) -> Binding<Value> {
    bindings.binding(to: stateKeyPath) { publisher.send($0) }
  }

  var bindings: StoreBinding<PublishingStoreAdapter<Self>> {
    StoreBinding(adapter: PublishingStoreAdapter(self))
  }
}
