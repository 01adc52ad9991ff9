import PortableCombine
import Threads

/// A place behind two closures. Two of them never count as the same: closures cannot be compared.
final class ClosureLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  override func read() -> Value { get() }
  override func write(_ newValue: Value, _ transaction: Transaction) { set(newValue, transaction) }
}

/// A value that stays as it is.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func read() -> Value { value }
  override func write(_ newValue: Value, _ transaction: Transaction) {}

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return isSurelyEqual(value, other.value)
  }
}

/// A part of a value that lives at another place.
final class PartLocation<Whole, Value>: Location<Value> {
  private let whole: Location<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  init(of whole: Location<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override var source: ReadSource? { whole.source }
  override func read() -> Value { readPart() }
  override func peek() -> Value { whole.peek()[keyPath: keyPath] }

  override func write(_ newValue: Value, _ transaction: Transaction) {
    var changed = whole.peek()
    changed[keyPath: keyPath] = newValue
    whole.write(changed, transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return keyPath == other.keyPath && whole.isSame(as: other.whole)
  }
}

/// A property of an object.
final class PropertyLocation<Root: AnyObject, Value>: Location<Value> {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(of root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func read() -> Value { root[keyPath: keyPath] }
  override func write(_ newValue: Value, _ transaction: Transaction) {
    root[keyPath: keyPath] = newValue
  }

  // Nobody notes who reads a property of an object. So a view that was given one is asked again
  // whenever the view that watches the object is: the property may have another value now.
  override func isSame(as other: Location<Value>) -> Bool { false }
}

/// The value of an optional that was there when the binding was made.
final class UnwrappedLocation<Value>: Location<Value> {
  private let optional: Location<Value?>
  private let lock = Lock()
  @exclusivity(unchecked) private var last: Value

  init(of optional: Location<Value?>, last: Value) {
    self.optional = optional
    self.last = last
  }

  override var source: ReadSource? { optional.source }
  override func read() -> Value { readPart() }

  override func peek() -> Value {
    // The optional may become nil while a view that was given this binding is still there.
    guard let current = optional.peek() else { return lock.withLock { last } }
    lock.withLock { last = current }
    return current
  }

  override func write(_ newValue: Value, _ transaction: Transaction) {
    lock.withLock { last = newValue }
    optional.write(newValue, transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return optional.isSame(as: other.optional)
  }
}

/// A value as an optional. There is no place for `nil`, so writing it does nothing.
final class PromotedLocation<Value>: Location<Value?> {
  private let value: Location<Value>

  init(of value: Location<Value>) { self.value = value }

  override var source: ReadSource? { value.source }
  override func read() -> Value? { value.read() }
  override func peek() -> Value? { value.peek() }

  override func write(_ newValue: Value?, _ transaction: Transaction) {
    if let newValue { value.write(newValue, transaction) }
  }

  override func isSame(as other: Location<Value?>) -> Bool {
    guard let other = other as? PromotedLocation<Value> else { return false }
    return value.isSame(as: other.value)
  }
}

/// An element of a collection that lives at another place.
final class ElementLocation<Elements: MutableCollection>: Location<Elements.Element> {
  private let elements: Location<Elements>
  private let index: Elements.Index
  private let lock = Lock()
  @exclusivity(unchecked) private var last: Elements.Element

  init(of elements: Location<Elements>, at index: Elements.Index) {
    self.elements = elements
    self.index = index
    last = elements.peek()[index]
  }

  override var source: ReadSource? { elements.source }
  override func read() -> Elements.Element { readPart() }

  /// The element; the last there was once the collection is shorter, since a view that was given
  /// this binding may look at it once more before it goes.
  override func peek() -> Elements.Element {
    let elements = elements.peek()
    guard elements.indices.contains(index) else { return lock.withLock { last } }
    let element = elements[index]
    lock.withLock { last = element }
    return element
  }

  override func write(_ newValue: Elements.Element, _ transaction: Transaction) {
    var changed = elements.peek()
    guard changed.indices.contains(index) else { return }
    changed[index] = newValue
    elements.write(changed, transaction)
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation<Elements> else { return false }
    return index == other.index && elements.isSame(as: other.elements)
  }
}
