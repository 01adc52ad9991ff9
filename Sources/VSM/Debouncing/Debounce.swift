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

/// A place in a source file. Two on one line differ in their column.
@usableFromInline
struct CallSite: Hashable {
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt
  @usableFromInline let column: UInt

  @inlinable
  init(_ file: StaticString, _ line: UInt, _ column: UInt) {
    self.file = file
    self.line = line
    self.column = column
  }

  @usableFromInline
  static func == (one: CallSite, other: CallSite) -> Bool {
    one.line == other.line && one.column == other.column
      && (one.file.utf8Start == other.file.utf8Start
        || one.file.description == other.file.description)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
