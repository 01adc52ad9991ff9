import Foundation
package import StateEvents
import Threads

/// What people did while a history recorded: the newest, and of them as many as a test can have.
struct RecordedActs {
  private(set) var all: [PersonAct] = []

  /// How many are kept.
  static let most = 10_000

  mutating func append(_ act: PersonAct) {
    all.append(act)
    if all.count > Self.most + Self.most / 10 { all.removeFirst(all.count - Self.most) }
  }

  mutating func removeAll() { all = [] }
}

/// Something that a person did while a history recorded.
public struct RecordedAct: Sendable, Identifiable, CustomStringConvertible {
  let act: PersonAct

  /// Its place among all acts and changes: those with a larger number came later.
  public var id: Int { act.number }

  /// When it was done, on the clock of whoever hosts the app.
  public var at: Duration { .nanoseconds(act.moment) }

  /// What was done, in the past tense: `tapped “Retry”`.
  public var description: String { act.words }
}

extension StateHistory {
  /// What people did while it recorded, the oldest first.
  public var acts: [RecordedAct] { people.withLock { $0.all }.map(RecordedAct.init) }

  package func hear(_ act: PersonAct) {
    guard hearsCaller else { return }
    people.withLock { $0.append(act) }
    appender.withLock { $0 }?.append(act)
    followers.tell()
  }

  /// Forgets what people did. What changed stays.
  public func forgetActs() { people.withLock { $0.removeAll() } }

  /// Writes what is recorded to the file that `VIEWSTATE_RECORD` names, where it names one.
  func appendWhereAsked() {
    guard let path = ProcessInfo.processInfo.environment["VIEWSTATE_RECORD"], !path.isEmpty else {
      return
    }
    do {
      try append(to: URL(fileURLWithPath: path))
    } catch {
      writeToStandardError("VIEWSTATE_RECORD: \(path) cannot be written: \(error)\n")
    }
  }
}
