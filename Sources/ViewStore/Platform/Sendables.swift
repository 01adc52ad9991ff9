// Which classes may be passed between threads, and why.

// SAFETY: what changes is only touched under a lock, and the rest never does.
extension StoreRecording: @unchecked Sendable {}
