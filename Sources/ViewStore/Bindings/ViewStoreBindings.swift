public import CasePaths
public import ViewPlatform

// The doors of a `ViewStore` to bindings; what is behind them is `StoreBinding`.

extension ViewStore {
  /// A binding to the part at `viewStateKeyPath`; a new value is sent as the action that
  /// `actionCasePath` makes of it.
  ///
  /// It reads what was written from then on, until the store's pipeline has answered.
  public func makeBinding<Value>(
    viewStateKeyPath: KeyPath<ViewState, Value>, actionCasePath: CasePath<Action, Value>
  ) -> Binding<Value> {
    bindings.binding(to: viewStateKeyPath) { self.send(actionCasePath.embed($0)) }
  }

  /// A binding to the part at `viewStateKeyPath`; a value that is really new sends the action,
  /// which does not carry it.
  public func makeBinding<Value: Equatable>(
    viewStateKeyPath: KeyPath<ViewState, Value>, actionCasePath: CasePath<Action, Void>
  ) -> Binding<Value> {
    bindings.binding(to: viewStateKeyPath) { self.send(actionCasePath.embed(())) }
  }

  /// A binding that says whether there is something at `viewStateKeyPath`. Setting it to
  /// `false` sends the action; setting it to `true` does nothing, and says so on standard error.
  public func makeBinding<Value>(
    viewStateKeyPath: KeyPath<ViewState, Value?>, actionCasePath: CasePath<Action, Void>
  ) -> Binding<Bool> {
    bindings.presence(of: viewStateKeyPath) { self.send(actionCasePath.embed(())) }
  }

  /// A binding that says whether there is something at `viewStateKeyPath`. Setting it to `false`
  /// sends the action with `nil`; setting it to `true` does nothing, and says so on standard error.
  public func makeBinding<Value>(
    viewStateKeyPath: KeyPath<ViewState, Value?>, actionCasePath: CasePath<Action, Value?>
  ) -> Binding<Bool> {
    bindings.presence(of: viewStateKeyPath) { self.send(actionCasePath.embed(nil)) }
  }

  /// A binding to the part at `viewStateKeyPath`; a new value is sent to `publisher`, one of
  /// the subjects that feed the store's pipeline.
  public func makeBinding<Value>(
    viewStateKeyPath: KeyPath<ViewState, Value>, publisher: some Subject<Value, Never>
  ) -> Binding<Value> {
    bindings.binding(to: viewStateKeyPath) { publisher.send($0) }
  }

  var bindings: StoreBinding<ViewStoreAdapter<Self>> {
    StoreBinding(adapter: ViewStoreAdapter(self))
  }
}
