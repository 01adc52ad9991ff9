public import Dispatch
public import StateEvents
public import ViewPlatform

// Doors for changes: those that all kinds of actions have, and those with a lane. Only changes go into
// one: whole states of two lanes would overwrite one another.

extension StateObserving {
  /// Takes the steps of `changes`, until something else is observed without a lane.
  ///
  /// On the main actor, those that it begins with and that need not wait are in place when this returns,
  /// unless this was called while a change was being delivered: then they come right after that.
  @inlinable
  public func observe(
    _ changes: StateChanges<ContainedState>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column), changes: { changes }), debounced: nil)
  }

  /// Takes the steps of the changes that `action` returns.
  @inlinable
  public func observe(
    _ action: @escaping () -> StateChanges<ContainedState>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    identifier: (any Hashable)? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column), changes: action),
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }

  /// Takes the steps of what `changes` is then, once no call of its group has come for `dueTime`.
  @inlinable
  @_disfavoredOverload
  public func observe(
    _ changes: @autoclosure @escaping () -> StateChanges<ContainedState>,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: (any Hashable)? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column), changes: changes),
      debounced: Debounce(dueTime, identifier, CallSite(file, line, column)))
  }
}

// MARK: In lanes

extension StateObserving {
  /// Takes the steps of `changes` by the rule of `lane`, beside everything else that is under way.
  ///
  ///     $state.observe(state.more(), in: .first("page"))
  ///
  /// It ends nothing but what that rule says. A whole state that lands ends all lanes.
  @inlinable
  public func observe(
    _ changes: StateChanges<ContainedState>, in lane: Lane, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column), changes: { changes }, in: lane),
      debounced: nil)
  }

  /// Takes the steps of the changes that `action` returns by the rule of `lane`.
  ///
  /// With `debounced`, `action` is called once no call of the lane has come for that time. Until then
  /// the lane is not busy with it; a call without `debounced`, and `cancel(_:)`, drop it.
  @inlinable
  public func observe(
    _ action: @escaping () -> StateChanges<ContainedState>, in lane: Lane,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column), changes: action, in: lane),
      debounced: dueTime.map { Debounce($0, in: lane) })
  }

  /// Takes the steps of what `changes` is then by the rule of `lane`, once no call of that has come for
  /// `dueTime`.
  ///
  ///     $state.observe(state.search(), in: .newest("search"), debounced: .milliseconds(300))
  @inlinable
  @_disfavoredOverload
  public func observe(
    _ changes: @autoclosure @escaping () -> StateChanges<ContainedState>, in lane: Lane,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      StateAction(at: CallSite(file, line, column), changes: changes, in: lane),
      debounced: Debounce(dueTime, in: lane))
  }
}

// A container needs no action for them.
extension StateContainer {
  /// Takes the steps of `changes`, until something else is observed without a lane.
  ///
  /// On the main actor, those that it begins with and that need not wait are in place when this returns,
  /// unless this was called while a change was being delivered: then they come right after that.
  @inlinable
  public func observe(
    _ changes: StateChanges<State>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    if engine.beginAtOnce(changes) { return }
    observe(changes, in: nil, at: CallSite(file, line, column))
  }

  /// Takes the steps of `changes` by the rule of `lane`, beside everything else that is under way.
  ///
  /// It ends nothing but what that rule says. A whole state that lands ends all lanes.
  @inlinable
  public func observe(
    _ changes: StateChanges<State>, in lane: Lane, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(file, line, column)
    if engine.beginAtOnce(changes, in: lane, at: site) { return }
    observe(changes, in: lane, at: site)
  }

  @inlinable
  func observe(_ changes: StateChanges<State>, in lane: Lane?, at site: CallSite) {
    if StateEvents.isWatched {
      return perform(StateAction(at: site, changes: { changes }, in: lane), debounced: nil)
    }
    engine.begin(changes, in: lane, from: .call, at: site)
  }
}

extension StateAction {
  /// Changes, in `lane` or in the place of the live action.
  @inlinable
  init(
    at site: CallSite? = nil, changes: @escaping () -> StateChanges<State>, in lane: Lane? = nil
  ) {
    self.init(at: site) { engine, origin in
      engine.begin(changes(), in: lane, from: origin, at: site)
      return nil
    }
  }
}

extension Debounce {
  /// Waits until no call of `lane` has come for `dueTime`.
  @inlinable
  init(_ dueTime: DispatchQueue.SchedulerTimeType.Stride, in lane: Lane) {
    self.init(dueTime, key: lane.key)
  }
}
