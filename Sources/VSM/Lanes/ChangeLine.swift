import Threads

/// Where the changes of a step go that had to wait. It keeps nothing of the container alive.
final class ChangeLine<State> {
  private weak var engine: StateEngine<State>?
  private let action: LiveChanges<State>
  private let step: Int

  init(to engine: StateEngine<State>, of action: LiveChanges<State>, step: Int) {
    self.engine = engine
    self.action = action
    self.step = step
  }

  /// Whether somebody still waits for what the step brings.
  var isWanted: Bool { engine?.isWanted(action, step) ?? false }

  /// Makes a change, in its turn; false where no more are wanted.
  func send(_ change: @escaping (inout State) -> Void) -> Bool {
    engine?.land(change, of: action, step) ?? false
  }

  /// Ends the step, after a last change if there is one: the next step follows.
  func end(_ last: ((inout State) -> Void)?) { engine?.end(step, of: action, last) }
}

extension StateEngine {
  func isWanted(_ action: LiveChanges<State>, _ step: Int) -> Bool {
    lock.withLock { !action.isOver && action.stepsTaken == step }
  }

  /// Makes a change of a step that is under way. Returns whether more are wanted.
  fileprivate func land(
    _ change: @escaping (inout State) -> Void, of action: LiveChanges<State>, _ step: Int
  ) -> Bool {
    let isMain = isOnMain()
    let entry = lock.withLock { () -> ContainerMachine<State>.Entry? in
      guard !action.isOver, action.stepsTaken == step else { return nil }
      var entry = ContainerMachine<State>.Entry()
      machine.wait(for: .change(change, of: action), isOnMain: isMain, &entry)
      return entry
    }
    guard let entry else { return false }
    act(on: entry, isOnMain: isMain)
    return isWanted(action, step)
  }

  /// Ends a step that is under way.
  fileprivate func end(
    _ step: Int, of action: LiveChanges<State>, _ last: ((inout State) -> Void)?
  ) {
    let isMain = isOnMain()
    let entry = lock.withLock { () -> ContainerMachine<State>.Entry? in
      guard !action.isOver, action.stepsTaken == step else { return nil }
      var entry = ContainerMachine<State>.Entry()
      if let last { machine.wait(for: .change(last, of: action), isOnMain: isMain, &entry) }
      machine.wait(for: .goOn(action), isOnMain: isMain, &entry)
      return entry
    }
    if let entry { act(on: entry, isOnMain: isMain) }
  }
}
