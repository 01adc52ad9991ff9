// Which types may be passed between threads, and why. States need not be sendable: those that were
// recorded are only read, as the values that they are.

// SAFETY: what changes is guarded by a lock; `remarks` is written before anybody else has it.
extension StateHistory: @unchecked Sendable {}

// SAFETY: values that are only read; objects in them are compared by identity, or described when
// somebody asks, as they would be by whoever has the state.
extension StateEntry: @unchecked Sendable {}
