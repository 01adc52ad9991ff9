/// Which value a debounce holds, and which firing of its timer lets that value go.
struct DebounceStateMachine<Value> {
  private var held: Value?
  private var number = 0

  /// Holds `value` in place of the one before; returns the number that lets it go.
  ///
  /// The value before comes back in `value`, to be released outside of locks.
  mutating func hold(_ value: inout Value?) -> Int {
    number += 1
    swap(&held, &value)
    return number
  }

  /// Lets the value go, unless another has replaced the one that `number` was given for.
  mutating func release(_ number: Int) -> Value? {
    self.number == number ? drop() : nil
  }

  /// Gives up what is held.
  mutating func drop() -> Value? {
    defer { held = nil }
    return held
  }
}
