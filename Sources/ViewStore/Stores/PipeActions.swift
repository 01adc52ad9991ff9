public import ViewPlatform

extension ViewStore {
  /// Sends every action of `publisher` to this store, for as long as the store lives and
  /// `cancellables` keeps the token. See ``Store/pipeActions(publisher:storeIn:)``.
  public func pipeActions(
    publisher: some Publisher<Action, Never>, storeIn cancellables: inout Set<AnyCancellable>
  ) {
    pipe(publisher, to: FrontOfViewStore(self), in: &cancellables)
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
    pipe(publisher, to: FrontOfStore(self), in: &cancellables)
  }
}

private func pipe<Front: StoreFront>(
  _ publisher: some Publisher<Front.Action, Never>, to front: Front,
  in cancellables: inout Set<AnyCancellable>
) {
  guard let line = front.desk?.line else { return }
  publisher.sink { action in line.perform { front.send(action) } }.store(in: &cancellables)
}
