/// Carries a value into a closure that the system wants to be `Sendable`.
///
/// SAFETY: Combine's closures and values need not be `Sendable`, by its published signatures: who
/// names a scheduler says that they may go there. What is carried is handed over, not shared: the
/// side that gives it does not touch it again, and queues, run loops and notification centres order
/// the handing over before the use.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
