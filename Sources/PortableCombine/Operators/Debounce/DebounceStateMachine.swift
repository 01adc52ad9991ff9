/// Which value a debounce holds, and which ring of its alarm lets that value go.
struct DebounceStateMachine<Value> {
  private var held: Value?
  private var ticket = 0

  /// Holds `value` in place of the one before; answers the ticket that lets it go.
  ///
  /// The value before comes back in `value`, to be released outside of locks.
  mutating func hold(_ value: inout Value?) -> Int {
    ticket += 1
    swap(&held, &value)
    return ticket
  }

  /// Lets the value go, unless another has replaced the one that `ticket` was given for.
  mutating func release(_ ticket: Int) -> Value? {
    self.ticket == ticket ? drop() : nil
  }

  /// Gives up what is held.
  mutating func drop() -> Value? {
    defer { held = nil }
    return held
  }
}
