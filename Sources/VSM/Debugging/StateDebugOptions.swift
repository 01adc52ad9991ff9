/// What `_debug(options:)` writes about the changes of a state.
public struct StateDebugOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public var rawValue: Int

  /// The options in `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Writes each change before it happens.
  public static let willSet = StateDebugOptions(rawValue: 1 << 0)

  /// Writes each change once it has happened.
  public static let didSet = StateDebugOptions(rawValue: 1 << 1)

  /// Writes with `print`.
  public static let print = StateDebugOptions(rawValue: 1 << 2)

  /// Writes with `NSLog`.
  public static let nsLog = StateDebugOptions(rawValue: 1 << 3)

  /// Says at which address the container is.
  public static let memory = StateDebugOptions(rawValue: 1 << 4)

  /// Says of which type the container is.
  public static let container = StateDebugOptions(rawValue: 1 << 5)

  /// Says whether it is before or after the change.
  public static let event = StateDebugOptions(rawValue: 1 << 6)

  /// Writes only the name of the case where the state is an enumeration.
  public static let enumLabel = StateDebugOptions(rawValue: 1 << 7)

  /// Prints everything of each change once it has happened.
  public static let defaults: StateDebugOptions = [.didSet, .print, .memory, .container, .event]

  /// The same, with no more of an enumeration than the name of the case.
  public static let enumDefaults: StateDebugOptions = [.defaults, .enumLabel]

  /// Prints the name of the case, and nothing else.
  public static let conciseEnum: StateDebugOptions = [.didSet, .print, .enumLabel]

  private static let moments: StateDebugOptions = [.willSet, .didSet]
  private static let outputs: StateDebugOptions = [.print, .nsLog]

  /// What is missing for anything to be written.
  var lack: String? {
    if isEmpty { return nil }
    if isDisjoint(with: Self.moments) { return "no moment to write at" }
    if isDisjoint(with: Self.outputs) { return "nothing to write with" }
    return nil
  }
}
