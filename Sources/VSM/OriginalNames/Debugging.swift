import StateEvents
import Threads
import ViewPlatform

/// What can be debugged without naming its state: `StateContainer._debug()` is meant for all kinds.
public protocol _StateContainerStaticDebugging {
  /// Writes each change of every container that is made from now on, in debug builds.
  static func _debug(options: StateDebugOptions)
}

extension _StateContainerStaticDebugging {
  /// Writes each change of every container that is made from now on, in debug builds.
  public static func _debug() { _debug(options: .defaults) }
}

extension StateContainer: _StateContainerStaticDebugging where State == Any {
  /// Writes each change of every container that is made from now on, in debug builds.
  public static func _debug(options: StateDebugOptions) { debugLaterContainers(options) }

  /// The same as `_debug`, by the name that it had at first.
  @available(*, deprecated, renamed: "_debug()")
  public static func debug() { _debug() }
}

extension ViewState: _StateContainerStaticDebugging where State == Any {
  /// Writes each change of every container that is made from now on, in debug builds.
  public static func _debug(options: StateDebugOptions) {
    StateContainer<State>.debugLaterContainers(options)
  }
}

extension RenderedViewState: _StateContainerStaticDebugging where State == Any {
  /// Writes each change of every container that is made from now on, in debug builds.
  public static func _debug(options: StateDebugOptions) {
    StateContainer<State>.debugLaterContainers(options)
  }
}

extension StateContainer {
  /// The same as `_debug`, by the name that it had at first.
  @available(*, deprecated, renamed: "_debug()")
  @discardableResult
  public func debug() -> Self { _debug() }
}

/// What 1.1 writes about states with.
public enum _StateContainerUtils {
  /// The name of a case, without what it holds; anything else as it describes itself.
  public static func getEnumName(_ value: Any) -> String { caseName(of: value) }
}
