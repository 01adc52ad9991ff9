import PortableCombine
import Threads

/// What a publisher and a subscriber said to each other, line by line, in order.
///
/// Give one conversation to a ``Source`` and a ``Recorder`` and put the operator under test between
/// them: `lines` then shows both sides.
public final class Conversation: Sendable {
  private let said = Guarded<[String]>([])

  /// An empty conversation.
  public init() {}

  /// Everything said so far.
  ///
  /// The ``Source`` writes `upstream: request max(1)` and `upstream: cancel`; the ``Recorder``
  /// writes `subscription Map`, `value 1`, `finished` and `failure …`.
  public var lines: [String] { said.withLock { $0 } }

  /// Adds a line, for instance from a closure given to the operator.
  public func note(_ line: String) {
    said.withLock { $0.append(line) }
  }

  /// Returns what was said so far and starts afresh.
  public func drain() -> [String] {
    said.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
