import Threads
import ViewPlatform

// Watching states while developing. In release builds none of this does anything.

extension StateContaining {
  /// Writes the state, and each of its changes, in debug builds. Empty options end that.
  @discardableResult
  public func _debug(options: StateDebugOptions = .defaults) -> Self {
    (self as? any Debuggable)?.write(options, as: nil)
    return self
  }
}

/// What writes its changes when it is asked to. A stand-in for a container says nothing of itself.
protocol Debuggable {
  func write(_ options: StateDebugOptions, as name: String?)
}

extension StateContainer: Debuggable {
  func write(_ options: StateDebugOptions, as name: String?) {
    guard isDebugBuild else { return }
    warnWhereNothingIsWritten(options)
    if options.isEmpty { engine.watch(nil) } else { begin(StateLog(options, of: self, as: name)) }
  }

  /// Writes the state, and from then on its changes.
  private func begin(_ log: StateLog<State>) {
    log.begins(with: state)
    engine.watch(log)
  }
}

extension RenderedState: Debuggable {
  func write(_ options: StateDebugOptions, as name: String?) { container.write(options, as: name) }
}

// MARK: Containers that are yet to be made

extension StateContainer {
  /// Writes each change of every container of this kind of state that is made from now on, in debug
  /// builds. `StateContainer<Any>` stands for all kinds. Empty options end that.
  public static func _debug(options: StateDebugOptions = .defaults) {
    debugLaterContainers(options)
  }

  static func debugLaterContainers(_ options: StateDebugOptions) {
    guard isDebugBuild else { return }
    warnWhereNothingIsWritten(options)
    LaterContainers.options.withLock { $0[ObjectIdentifier(State.self)] = options }
  }

  /// Starts to write what was asked for before this container was made.
  func debugAsAsked() {
    let options = LaterContainers.options.withLock { options in
      options[ObjectIdentifier(State.self)] ?? options[ObjectIdentifier(Any.self)]
    }
    if let options, !options.isEmpty { begin(StateLog(options, of: self)) }
  }
}

extension ViewState {
  /// Writes each change of every state of this kind whose view is made from now on, in debug builds.
  public static func _debug(options: StateDebugOptions = .defaults) {
    StateContainer<State>.debugLaterContainers(options)
  }
}

extension RenderedViewState {
  /// Writes each change of every state of this kind that is made from now on, in debug builds.
  public static func _debug(options: StateDebugOptions = .defaults) {
    StateContainer<State>.debugLaterContainers(options)
  }
}

extension ViewStateRendering {
  /// Writes the state, and each of its changes, in debug builds. Empty options end that.
  public func _debug(options: StateDebugOptions = .defaults) { container._debug(options: options) }

  /// Writes each change of every state of this kind that is made from now on, in debug builds.
  public static func _debug(options: StateDebugOptions = .defaults) {
    StateContainer<ContainedState>.debugLaterContainers(options)
  }
}

/// What was asked of containers that are yet to be made, by the type of their state.
private enum LaterContainers {
  static let options = Guarded<[ObjectIdentifier: StateDebugOptions]>([:])
}

private func warnWhereNothingIsWritten(_ options: StateDebugOptions) {
  guard let lack = options.lack else { return }
  DebugOutput.warn(
    """
    _debug(options:) was called with options that write nothing.
      they lack: \(lack)
      Fix: Add willSet or didSet, and print or nsLog; or start from .defaults.
    """)
}
