// Which classes may be passed between threads and actors, and why. States and the closures in actions
// need not be sendable, by the signatures of SwiftUI and Combine; they are handed over, not shared.

// SAFETY: everything a container has is in its engine.
extension StateContainer: @unchecked Sendable {}

// SAFETY: what changes is in the machine, which is only touched under the lock. The state changes and
// is told on main only.
extension StateEngine: @unchecked Sendable {}

// SAFETY: it has nothing but a scheduler, and those are made to be asked from anywhere.
extension SchedulerHost: @unchecked Sendable {}

// SAFETY: what changes is only touched under the lock.
extension LiveAction: @unchecked Sendable {}

// SAFETY: what changes is only touched under the lock of its engine; its closures are called on main.
extension LiveChanges: @unchecked Sendable {}

// SAFETY: what it has does not change, but for a weak reference, which may be read anywhere.
extension ChangeLine: @unchecked Sendable {}

// SAFETY: it is only touched on main; the closures that it has are handed over.
extension RunningWork: @unchecked Sendable {}

// SAFETY: a value that does not change. Its id is compared under the lock of an engine, wherever that
// is; ids are values, or compare objects by what does not change.
extension Lane: @unchecked Sendable {}
