// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

/// What values of such types are made by.
extension MissingValue {
  public static func zoom(sourceID: Any, in: Any) -> MissingValue { MissingValue() }
  public static func `default`(_: Any, action: () -> Void = {}) -> MissingValue { MissingValue() }
  public static func cancel(_: Any = 0, action: () -> Void = {}) -> MissingValue { MissingValue() }
  public static func destructive(_: Any, action: () -> Void = {}) -> MissingValue { MissingValue() }
  public static func viewAligned(limitBehavior: MissingValue) -> MissingValue { MissingValue() }
  public static func viewAligned(limitBehavior: MissingValue = .automatic, anchor: Any)
    -> MissingValue
  { MissingValue() }
  public static func speed(_: Double) -> MissingValue { MissingValue() }
  public static func `repeat`(_: Any) -> MissingValue { MissingValue() }
  public static func upThrough(_: Any) -> MissingValue { MissingValue() }
  public static func enabled(_: Any = 0) -> MissingValue { MissingValue() }
  public static func enabled(upThrough: Any) -> MissingValue { MissingValue() }
  public static func scene(_: Any) -> MissingValue { MissingValue() }
  public static func page(backgroundDisplayMode: MissingValue) -> MissingValue { MissingValue() }
  public static func url(_: Any) -> MissingValue { MissingValue() }
  public static func named(_: Any) -> MissingValue { MissingValue() }
  public static func unified(showsTitle: Bool) -> MissingValue { MissingValue() }
  public static func unifiedCompact(showsTitle: Bool) -> MissingValue { MissingValue() }
  public static func multiple(_: Any) -> MissingValue { MissingValue() }
  public static func exact(_: Any) -> MissingValue { MissingValue() }
  public static func leading(increase: Any) -> MissingValue { MissingValue() }
  public static func threshold(_: Any) -> MissingValue { MissingValue() }
  public static func animation(_: Any) -> MissingValue { MissingValue() }
  public static func monochrome(_: Any) -> MissingValue { MissingValue() }
  public static func appRefresh(_: String) -> MissingValue { MissingValue() }
  public static func fixed(_: Any) -> MissingValue { MissingValue() }
  public static func image(_: Any, hotSpot: Any) -> MissingValue { MissingValue() }
  public static func shadow(color: Any = 0, radius: Any, x: Any = 0, y: Any = 0) -> MissingValue {
    MissingValue()
  }
  public static func alphaThreshold(min: Any, max: Any = 1, color: Any = 0) -> MissingValue {
    MissingValue()
  }
  public static func blur(radius: Any) -> MissingValue { MissingValue() }
  public static func link(_: Any) -> MissingValue { MissingValue() }
}
