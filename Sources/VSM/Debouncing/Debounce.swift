public import Dispatch
import ViewPlatform

/// How long an action waits, and which calls wait with it.
///
/// Each call of a group takes the place of the one before it, and sets the time anew: to its own.
public struct Debounce {
  @usableFromInline let dueTime: DispatchQueue.SchedulerTimeType.Stride

  @usableFromInline let key: DebounceKey

  /// Waits until no call with the same `identifier` has come for `dueTime`.
  ///
  /// Two identifiers are the same where they are equal and of one type.
  @inlinable
  public init(_ dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: any Hashable) {
    self.dueTime = dueTime
    key = DebounceKey(identifier)
  }

  /// Waits until no call with the same `identifier` or else from the same `site` has come; nil where
  /// there is nothing to wait for.
  @inlinable
  init?(
    _ dueTime: DispatchQueue.SchedulerTimeType.Stride?, _ identifier: (any Hashable)?,
    _ site: CallSite
  ) {
    guard let dueTime else { return nil }
    self.dueTime = dueTime
    key = identifier.map { DebounceKey($0) } ?? .site(site)
  }

  @inlinable
  init(_ dueTime: DispatchQueue.SchedulerTimeType.Stride, key: DebounceKey) {
    (self.dueTime, self.key) = (dueTime, key)
  }

  /// The length of the wait, which cannot be negative.
  @usableFromInline var nanoseconds: Int { max(0, dueTime.magnitude) }
}
