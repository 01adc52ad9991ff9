public import ViewPlatform

extension ViewStore {
  /// Sends every action of `publisher` to this store, for as long as the store lives and
  /// `cancellables` keeps the token. See ``Store/pipeActions(publisher:storeIn:)``.
  public func pipeActions(
    publisher: some Publisher<Action, Never>, storeIn cancellables: inout Set<AnyCancellable>
  ) {
    pipe(publisher, to: front, in: &cancellables)
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
    pipe(publisher, to: front, in: &cancellables)
  }
}

private func pipe<State, Action>(
  _ publisher: some Publisher<Action, Never>, to front: StoreFront<State, Action>,
  in cancellables: inout Set<AnyCancellable>
) {
  let (line, send) = (front.desk.line, front.send)
  publisher.sink { action in line.perform { send(action) } }.store(in: &cancellables)
}
