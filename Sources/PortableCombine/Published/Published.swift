/// A property that can be observed.
///
/// `$property` publishes: first the value it has, then every new one, *before* the property changes.
/// In an ``ObservableObject`` a change is also announced by `objectWillChange`, just before that.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
///
/// The property may be read and written from any thread. A write from inside an observer of the
/// same property is the newer one: it is what the property holds in the end.
@propertyWrapper @frozen
public struct Published<Value> {
  @usableFromInline let storage: PublishedStorage<Value>

  /// A property that starts with `wrappedValue`.
  @inlinable
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// A property that starts with `initialValue`.
  @inlinable
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value itself. Neither accessor holds the property open while observers run, so they may
  /// read and write it.
  @inlinable
  public var wrappedValue: Value {
    get { storage.read() }
    nonmutating set { storage.write(newValue) }
  }

  /// The property's publisher.
  ///
  /// It can be passed to `assign(to:)`, which is why it has a setter; a property keeps its own
  /// publisher for good, and giving it another one's stops the program.
  @inlinable
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {
      if newValue.storage !== storage { publisherReplaced(by: newValue) }
    }
  }

  /// Publishes the values of a property, before each becomes the property's value.
  @frozen
  public struct Publisher: PortableCombine.Publisher {
    /// The property's type.
    public typealias Output = Value

    /// A property cannot fail.
    public typealias Failure = Never

    @usableFromInline let storage: PublishedStorage<Value>

    @inlinable
    init(storage: PublishedStorage<Value>) { self.storage = storage }

    /// Attaches `subscriber`, which gets the present value first.
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.observed().attach(subscriber)
    }
  }
}

@usableFromInline
func publisherReplaced<P>(by publisher: P) -> Never {
  stop(
    "A published property was given the publisher of another property.",
    facts: ["publisher": P.self],
    fix: "Feed the property from it instead: publisher.assign(to: &object.$property).")
}
