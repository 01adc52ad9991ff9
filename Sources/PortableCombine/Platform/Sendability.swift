// Which of the public classes may be passed between threads and actors, and why.

// SAFETY: the closure is taken by whoever makes the token over, which is decided atomically. What
// the closure does on another thread is the contract of `Cancellable.cancel()`.
extension AnyCancellable: @unchecked Sendable {}

// SAFETY: all state is in the core, which takes turns and locks; see `SubjectCore`. Values cross
// threads, hence they must be sendable; subscribers are called by one thread at a time.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}

// SAFETY: the same core; the current value is read and written under its lock.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}

// SAFETY: the same core, and nothing but announcements.
extension ObservableObjectPublisher: @unchecked Sendable {}
