public import CasePaths
import Threads
import ViewPlatform

extension ViewStore {
  /// The part of this store at `viewStateKeyPath`, as a store of its own. See
  /// ``Store/scoped(stateKeyPath:actionCasePath:)``.
  public func scoped<Substate, Subaction>(
    viewStateKeyPath: KeyPath<ViewState, Substate>, actionCasePath: CasePath<Action, Subaction>
  ) -> ScopedStore<Substate, Subaction> {
    ViewStoreAdapter(self).scoped(
      viewStateKeyPath, actionCasePath, didChange: didChange(after: objectWillChange))
  }
}

extension Store {
  /// The part of this store at `stateKeyPath`, as a store of its own, whose actions are sent inside
  /// the case that `actionCasePath` leads to.
  ///
  /// There is one for a key path and a case path, as long as somebody keeps it, so a body may ask
  /// for it again and again. Where several cases of the action hold the same type, the paths to
  /// them cannot be told apart: then keep the case path in a constant, for there is one part for
  /// each such path.
  public func scoped<Substate, Subaction>(
    stateKeyPath: KeyPath<State, Substate>, actionCasePath: CasePath<Action, Subaction>
  ) -> ScopedStore<Substate, Subaction> {
    PublishingStoreAdapter(self).scoped(stateKeyPath, actionCasePath, didChange: whenChanged)
  }

  /// What says that the state has changed. That of a part is published afterwards.
  private var whenChanged: AnyPublisher<Void, Never>? {
    self is any StoreOfPart
      ? publishedState.map { _ in }.eraseToAnyPublisher() : didChange(after: objectWillChange)
  }
}

extension StoreAdapter {
  fileprivate func scoped<Substate, Subaction>(
    _ part: KeyPath<State, Substate>, _ casePath: CasePath<Action, Subaction>,
    didChange: AnyPublisher<Void, Never>?
  ) -> ScopedStore<Substate, Subaction> {
    let key = ChildKey(part: part, action: casePath.identity())
    let children = registry.children
    func known(_ children: [ChildKey: WeakObject]) -> ScopedStore<Substate, Subaction>? {
      children[key]?.object as? ScopedStore
    }
    if let child = children.withLock({ known($0) }) { return child }
    let whole = WeakAdapter(self)
    let child = ScopedStore<Substate, Subaction>(
      state[keyPath: part], of: { whole.adapter?.state[keyPath: part] },
      send: { whole.adapter?.send(noting: casePath.embed($0)) })
    child.follow(
      willChange: states?.map { $0[keyPath: part] }.eraseToAnyPublisher()
        ?? changes.map { nil }.eraseToAnyPublisher(),
      didChange: didChange)
    return children.withLock { children in
      // Another thread may have been faster.
      if let other = known(children) { return other }
      children = children.filter { $0.value.object != nil }
      children[key] = WeakObject(child)
      return child
    }
  }
}

/// Which part of a store it is.
struct ChildKey: Hashable {
  let part: AnyKeyPath
  let action: CaseIdentity
}
