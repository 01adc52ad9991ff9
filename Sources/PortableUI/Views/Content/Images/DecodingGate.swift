/// Lets so many in at once; the others wait, in the order in which they came.
///
/// Reading a picture takes a processor and much memory: as many at once as there are processors are
/// done soonest, and more would only take more memory.
@MainActor
package final class DecodingGate {
  private var room: Int
  private var waiting: [(ticket: Int, enter: CheckedContinuation<Void, any Error>)] = []
  private var lastTicket = 0

  /// A gate for `width` at once.
  package init(width: Int) { room = max(1, width) }

  /// How many wait.
  package var waitingCount: Int { waiting.count }

  /// Does `work` once there is room for it. Who is cancelled before that leaves the queue.
  package func pass<Value>(_ work: @MainActor () async throws -> Value) async throws -> Value {
    try await enter()
    defer { leave() }
    return try await work()
  }

  private func enter() async throws {
    try Task.checkCancellation()
    if room > 0 {
      room -= 1
      return
    }
    lastTicket += 1
    let ticket = lastTicket
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append((ticket, $0)) }
    } onCancel: {
      Task { @MainActor in self.giveUp(ticket) }
    }
  }

  private func giveUp(_ ticket: Int) {
    guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { return }
    waiting.remove(at: index).enter.resume(throwing: CancellationError())
  }

  private func leave() {
    if waiting.isEmpty {
      room += 1
    } else {
      waiting.removeFirst().enter.resume()
    }
  }
}
