/// A property that can be observed.
///
/// `$property` publishes: first the value it has, then every new one, *before* the property changes.
/// In an ``ObservableObject`` a change is also announced by `objectWillChange`, just before that.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
///
/// The property may be read and written from any thread. An observer hears of a value before the
/// property has it, so what an observer of the same property writes from inside is sent to all, and
/// then overwritten: the outer write is stored last. To correct a value write it in `didSet`, send a
/// corrected one instead of the first, or have the observer `receive(on:)` a queue, which answers
/// when the write is over.
@propertyWrapper @frozen
public struct Published<Value> {
  @usableFromInline let storage: PublishedStorage<Value>

  /// A property that starts with `wrappedValue`.
  @inlinable
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// A property that starts with `initialValue`.
  @inlinable
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value itself. No accessor holds the property open while observers run, so they may read and
  /// write it.
  @inlinable
  public var wrappedValue: Value {
    get { storage.read() }
    nonmutating _modify {
      var value = storage.newest()
      defer { storage.write(value) }
      yield &value
    }
    nonmutating set { storage.write(newValue) }
  }

  /// The property's publisher.
  ///
  /// It can be passed to `assign(to:)`, which is why it has a setter. A property that is given
  /// another one's publisher shares that property's value from then on.
  @inlinable
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {
      if newValue.storage !== storage { storage.share(newValue.storage) }
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
