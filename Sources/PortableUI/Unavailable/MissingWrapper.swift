// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

/// Stands for a property wrapper that is missing.
@propertyWrapper
public struct _MissingWrapper<Value> {
  public init() {}
  public init(_: Any...) {}
  public init(_: Value.Type) {}
  public init(wrappedValue: Value) {}
  public init(sortDescriptors: [Any], predicate: Any? = nil, animation: Animation? = nil) {}
  public init(
    entity: Any, sortDescriptors: [Any], predicate: Any? = nil, animation: Animation? = nil
  ) {}
  public init(fetchRequest: Any, animation: Animation? = nil) {}
  public init(
    filter: Any? = nil, sort: Any, order: _MissingValue = .forward, animation: Animation? = nil
  ) {}
  public init(filter: Any?, animation: Animation? = nil) {}
  public init(for: Any) {}

  public var wrappedValue: Value {
    get { preconditionFailure("A missing wrapper has no value.") }
    nonmutating set {}
  }
  public var projectedValue: _MissingValue { _MissingValue() }
}
