/// Takes something to another thread that does not say it may go there.
///
/// SAFETY: the test gives it to one thread at a time, or is about what happens otherwise.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
