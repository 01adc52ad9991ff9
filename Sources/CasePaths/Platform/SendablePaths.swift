/// A path may be a constant that everybody shares.
///
/// SAFETY: a path is two functions that make and read a case; neither has anything to change. Whoever
/// makes one of functions that have must see to it that they may be called from anywhere.
extension CasePath: @unchecked Sendable {}
