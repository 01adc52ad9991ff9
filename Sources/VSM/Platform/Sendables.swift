// SAFETY: everything a container has is in its engine, which guards it with a lock and changes the
// state on main only. States need not be sendable; they are handed over, not shared.
extension StateContainer: @unchecked Sendable {}
