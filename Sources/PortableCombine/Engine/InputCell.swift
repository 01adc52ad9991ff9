public import Threads

/// What one input of a ``CombineEngine`` has delivered and was not used yet.
///
/// Touched only with the turn.
@usableFromInline
class InputCell {
  /// The input's place among the others.
  @usableFromInline final let index: Int

  /// Whether there is a value to use.
  @exclusivity(unchecked) @usableFromInline final var isReady = false

  /// Whether the input has completed.
  @exclusivity(unchecked) @usableFromInline final var isFinished = false

  @inlinable
  init(_ index: Int) { self.index = index }

  /// Lets go of every value.
  @usableFromInline
  func empty() {}
}

/// A cell that knows the type of its input.
@usableFromInline
protocol TypedInputCell<Value>: InputCell {
  associatedtype Value

  /// Takes a value in.
  func store(_ value: Value)

  /// Whether `value` is known to be the one that is there already.
  func holds(_ value: Value) -> Bool
}

/// Keeps the latest value, and gives it as often as it is asked.
@usableFromInline
final class LatestCell<Value>: InputCell, TypedInputCell {
  @exclusivity(unchecked) @usableFromInline var latest: Value?

  @inlinable
  func store(_ value: Value) {
    latest = value
    isReady = true
  }

  @usableFromInline
  func holds(_ value: Value) -> Bool {
    func equals<Known: Equatable>(_ known: Known) -> Bool { known == value as? Known }
    if let known = latest as? any Equatable { return equals(known) }
    return false
  }

  /// The latest value. Ask only where one `isReady`.
  @inlinable var value: Value { latest.unsafelyUnwrapped }

  @usableFromInline
  override func empty() { latest = nil }
}

/// Keeps every value, and gives each once.
@usableFromInline
final class QueueCell<Value>: InputCell, TypedInputCell {
  @exclusivity(unchecked) @usableFromInline var queue = Fifo<Value>()

  @inlinable
  func store(_ value: Value) {
    queue.append(value)
    isReady = true
  }

  @usableFromInline
  func holds(_ value: Value) -> Bool { false }

  /// Takes out the oldest value. Ask only where one `isReady`.
  @inlinable
  func next() -> Value {
    let value = queue.popFirst().unsafelyUnwrapped
    isReady = !queue.isEmpty
    return value
  }

  @usableFromInline
  override func empty() {
    let unused = queue.takeAll()
    withExtendedLifetime(unused) {}
  }
}
