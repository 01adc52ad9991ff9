/// A ``MockStore`` by its first name.
public typealias MockViewStore = MockStore

extension MockStore {
  /// A store with `viewState`, whatever it is sent.
  public convenience init(viewState: State) { self.init(state: viewState) }
}
