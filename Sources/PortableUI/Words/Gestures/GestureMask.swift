/// Which gestures count where one is attached: that one, those of the views inside, both or none.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32

  /// The kinds whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the gesture nor those of the views inside.
  public static let none: GestureMask = []
  /// The gesture, but none of the views inside.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside, but not the one that is attached.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}
