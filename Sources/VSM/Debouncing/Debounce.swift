public import Dispatch
import ViewPlatform

/// How long an action waits, and what else waits with it.
public struct Debounce {
  let dueTime: DispatchQueue.SchedulerTimeType.Stride
  let key: DebounceKey

  /// Waits for `dueTime` after the last call of the group that `identifier` names.
  public init(
    _ dueTime: DispatchQueue.SchedulerTimeType.Stride, identifier: AnyHashable
  ) {
    self.dueTime = dueTime
    key = .identifier(identifier)
  }

  init(
    _ dueTime: DispatchQueue.SchedulerTimeType.Stride, _ identifier: AnyHashable?,
    _ site: CallSite
  ) {
    self.dueTime = dueTime
    key = identifier.map { .identifier($0) } ?? .site(site)
  }

  init?(
    _ dueTime: DispatchQueue.SchedulerTimeType.Stride?, _ identifier: AnyHashable?,
    _ site: CallSite
  ) {
    guard let dueTime else { return nil }
    self.init(dueTime, identifier, site)
  }
}

/// What tells groups apart: what the caller named, or else the place of the call.
enum DebounceKey: Hashable {
  case identifier(AnyHashable)
  case site(CallSite)
}

/// A place in a source file. Two on one line differ in their column.
struct CallSite: Hashable {
  let file: StaticString
  let line: UInt
  let column: UInt

  init(_ file: StaticString, _ line: UInt, _ column: UInt) {
    self.file = file
    self.line = line
    self.column = column
  }

  static func == (one: CallSite, other: CallSite) -> Bool {
    one.line == other.line && one.column == other.column
      && (one.file.utf8Start == other.file.utf8Start
        || one.file.description == other.file.description)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
