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
