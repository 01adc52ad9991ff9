/// Carries what is safe to use from any thread, but cannot say so.
///
/// SAFETY: only for values whose every access is under a lock, or handed over once.
package struct Sent<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
