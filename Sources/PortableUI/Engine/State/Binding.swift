import Threads

/// A place where a value can be read and written, wherever it lives.
class Location<Value> {
  func read() -> Value { preconditionFailure("a location of nothing") }
  func write(_ newValue: Value, _ transaction: Transaction) {
    preconditionFailure("a location of nothing")
  }

  /// What says that the value has changed, where there is one thing that does.
  var source: ReadSource? { nil }

  /// Reads without noting it, where `source` is there to be noted.
  func peek() -> Value { read() }

  /// What counts all writes, also of an equal value, where that can be known.
  var writes: WriteCount? { nil }

  /// Reads what `peek` reads, a part of what `source` stands for: whoever reads it here and now need
  /// not know of changes to other parts.
  final func readPart() -> Value {
    let value = peek()
    if let source, Tracking.isRecording {
      let known = Handover((location: self, value: value))
      Tracking.read(source) {
        Sameness.areSame(known.content.location.peek(), known.content.value)
      }
    }
    return value
  }

  /// Whether this is the same place, so that a view given one for the other looks the same.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A way to read and write a value that lives elsewhere.
///
/// `$name` of a state makes one; so does `Binding(get:set:)` of two closures. Reading it inside a
/// body makes that body depend on the value, not on the view that owns it.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>

  /// The transaction that writes through this binding carry.
  public var transaction = Transaction()

  init(_ location: Location<Value>) { self.location = location }

  /// A binding made of two closures. They are called where the binding is read and written: on the
  /// main actor when a view does it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(ClosureLocation(get: get) { value, _ in set(value) })
  }

  /// A binding made of two closures, of which the second is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(ClosureLocation(get: get, set: set))
  }

  /// A binding that always reads `value`, and forgets what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      if transaction == Transaction() { return location.write(newValue, transaction) }
      withTransaction(transaction) { location.write(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The binding given as `$name`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var part = Binding<Subject>(PartLocation(of: location, keyPath))
    part.transaction = transaction
    return part
  }
}

extension Binding {
  /// A binding to the value as an optional; writing `nil` is ignored, for there is no place for it.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(PromotedLocation(of: base.location))
    transaction = base.transaction
  }

  /// A binding to the value of an optional; `nil` where there is none now. Once made, it reads the
  /// last value there was.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(UnwrappedLocation(of: base.location, last: current))
    transaction = base.transaction
  }

  /// Whether there is a value; written to be none, it is taken away.
  func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool> {
      wrappedValue != nil
    } set: { isThere in
      if !isThere { wrappedValue = nil }
    }
  }

  /// This binding, whose writes move what they change by `animation`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// This binding, with `transaction` for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: ViewPropertyWrapper {
  @MainActor
  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {}

  @MainActor
  static func isSame(_ old: Binding, _ new: Binding) -> Bool {
    old.location.isSame(as: new.location)
  }
}
