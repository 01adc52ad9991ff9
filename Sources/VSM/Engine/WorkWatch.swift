import Threads

/// Watches what actions begin, for a test that has to know when all of it rests.
///
/// Tasks of the actions that it watches run on its executor whenever they are not on main. So who has
/// that executor knows what they do. A container that nobody watches has nothing of this.
package final class WorkWatch: Sendable {
  /// Where a task runs that begins now and leaves main.
  @TaskLocal static var executor: (any TaskExecutor)?

  private struct Newest {
    weak var action: AnyObject?
    let site: CallSite?
  }

  private let executor: any TaskExecutor
  private let newest = Guarded<Newest?>(nil)

  /// A watch whose tasks run on `executor` when they are not on main.
  package init(on executor: any TaskExecutor) { self.executor = executor }

  /// The same action, which is watched from its beginning. A plain state begins nothing.
  package func watching<State>(_ action: StateAction<State>) -> StateAction<State> {
    if action.isPlain { return action }
    return StateAction(at: action.site) { engine, origin in
      let live = Self.$executor.withValue(self.executor) { action.begin(engine, origin) }
      if let live { self.newest.withLock { $0 = Newest(action: live, site: action.site) } }
      return live
    }
  }

  /// Where `action` was asked for, if it is the newest and that is known.
  func site(of action: AnyObject) -> CallSite? {
    newest.withLock { $0?.action === action ? $0?.site : nil }
  }
}
