public import ViewPlatform

extension ViewStore {
  /// Sends every action of `publisher` to this store, for as long as the store lives and
  /// `cancellables` keeps the token. See ``Store/pipeActions(publisher:storeIn:)``.
  public func pipeActions(
    publisher: some Publisher<Action, Never>, storeIn cancellables: inout Set<AnyCancellable>
  ) {
    pipe(publisher, to: ViewStoreAdapter(self), in: &cancellables)
  }
}

extension Store {
  /// Sends every action of `publisher` to this store, for as long as the store lives and
  /// `cancellables` keeps the token.
  ///
  /// The publisher does not keep the store alive. An action that comes while another is acted on,
  /// from inside or from another thread, is sent afterwards; that holds for all publishers of a
  /// store together.
  public func pipeActions(
    publisher: some Publisher<Action, Never>, storeIn cancellables: inout Set<AnyCancellable>
  ) {
    pipe(publisher, to: PublishingStoreAdapter(self), in: &cancellables)
  }
}

private func pipe<Adapter: StoreAdapter>(
  _ publisher: some Publisher<Adapter.Action, Never>, to adapter: Adapter,
  in cancellables: inout Set<AnyCancellable>
) {
  let (queue, store) = (adapter.registry.actionQueue, WeakAdapter(adapter))
  publisher.sink { action in queue.perform { store.adapter?.send(noting: action) } }
    .store(in: &cancellables)
}
