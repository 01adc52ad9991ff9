/// Carries something to another thread.
///
/// SAFETY: the thread that hands it over waits until the other one is done with it.
struct Handover<Value>: @unchecked Sendable {
  let value: Value
}
