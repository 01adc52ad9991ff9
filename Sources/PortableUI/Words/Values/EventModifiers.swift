/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// The keys whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key for capital letters.
  public static let shift = EventModifiers(rawValue: 1)

  /// The control key.
  public static let control = EventModifiers(rawValue: 1 << 1)

  /// The option key, which Linux keyboards call Alt.
  public static let option = EventModifiers(rawValue: 1 << 2)

  /// The key for commands. On a Linux desktop that is the control key.
  public static let command = EventModifiers(rawValue: 1 << 3)
}
