// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

/// What values of such types are made by.
extension _MissingValue {
  public static func zoom(sourceID: Any, in: Any) -> _MissingValue { _MissingValue() }
  public static func `default`(_: Any, action: () -> Void = {}) -> _MissingValue { _MissingValue() }
  public static func cancel(_: Any = 0, action: () -> Void = {}) -> _MissingValue {
    _MissingValue()
  }
  public static func destructive(_: Any, action: () -> Void = {}) -> _MissingValue {
    _MissingValue()
  }
  public static func viewAligned(limitBehavior: _MissingValue) -> _MissingValue { _MissingValue() }
  public static func viewAligned(limitBehavior: _MissingValue = .automatic, anchor: Any)
    -> _MissingValue
  { _MissingValue() }
  public static func speed(_: Double) -> _MissingValue { _MissingValue() }
  public static func `repeat`(_: Any) -> _MissingValue { _MissingValue() }
  public static func upThrough(_: Any) -> _MissingValue { _MissingValue() }
  public static func enabled(_: Any = 0) -> _MissingValue { _MissingValue() }
  public static func enabled(upThrough: Any) -> _MissingValue { _MissingValue() }
  public static func scene(_: Any) -> _MissingValue { _MissingValue() }
  public static func page(backgroundDisplayMode: _MissingValue) -> _MissingValue { _MissingValue() }
  public static func url(_: Any) -> _MissingValue { _MissingValue() }
  public static func named(_: Any) -> _MissingValue { _MissingValue() }
  public static func unified(showsTitle: Bool) -> _MissingValue { _MissingValue() }
  public static func unifiedCompact(showsTitle: Bool) -> _MissingValue { _MissingValue() }
  public static func multiple(_: Any) -> _MissingValue { _MissingValue() }
  public static func exact(_: Any) -> _MissingValue { _MissingValue() }
  public static func leading(increase: Any) -> _MissingValue { _MissingValue() }
  public static func threshold(_: Any) -> _MissingValue { _MissingValue() }
  public static func animation(_: Any) -> _MissingValue { _MissingValue() }
  public static func monochrome(_: Any) -> _MissingValue { _MissingValue() }
  public static func appRefresh(_: String) -> _MissingValue { _MissingValue() }
  public static func fixed(_: Any) -> _MissingValue { _MissingValue() }
  public static func image(_: Any, hotSpot: Any) -> _MissingValue { _MissingValue() }
  public static func shadow(color: Any = 0, radius: Any, x: Any = 0, y: Any = 0) -> _MissingValue {
    _MissingValue()
  }
  public static func alphaThreshold(min: Any, max: Any = 1, color: Any = 0) -> _MissingValue {
    _MissingValue()
  }
  public static func blur(radius: Any) -> _MissingValue { _MissingValue() }
  public static func link(_: Any) -> _MissingValue { _MissingValue() }
}
