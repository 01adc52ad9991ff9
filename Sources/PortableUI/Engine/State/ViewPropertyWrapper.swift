/// A wrapper of ours, which keeps something in the node of its view.
@MainActor
protocol ViewPropertyWrapper: DynamicProperty {
  /// Connects the wrapper to `slot`, where the node keeps what belongs to it.
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String)

  /// Whether two values of the wrapper, in an old and a new value of a view, mean the same.
  static func isSame(_ old: Self, _ new: Self) -> Bool

  /// Whether it must be connected before each body, rather than once for each value of the view.
  static var connectsEachTime: Bool { get }
}

extension ViewPropertyWrapper {
  static var connectsEachTime: Bool { false }
}
