import Foundation

/// Gets the bytes of pictures from servers: those first that somebody sees.
@MainActor
final class PictureTransfers {
  private struct Transfer {
    let url: URL
    let server: String
    let isSeen: @MainActor () -> Bool
    let answer: CheckedContinuation<PictureAnswer, any Error>
  }

  private var queue: TransferQueue
  private var transfers: [Int: Transfer] = [:]

  /// The servers of those that have come and are made use of.
  private var used: [Int: String] = [:]

  /// Of all that ever was asked for: libraries share what carries their pictures.
  private static var lastTicket = 0

  private let mostBytes: Int
  private lazy var courier = PictureCourier(mostBytes: mostBytes) { [weak self] ticket, answer in
    Task { @MainActor [weak self] in self?.ended(ticket, answer) }
  }

  /// Looks again when servers have been silent for a while.
  private var alarm: (time: ContinuousClock.Instant, task: Task<Void, Never>)?

  /// Refuses pictures of more than `mostBytes`.
  init(mostBytes: Int, limits: TransferQueue.Limits) {
    self.mostBytes = mostBytes
    queue = TransferQueue(limits: limits)
  }

  isolated deinit { alarm?.task.cancel() }

  /// What `use` makes of the bytes at `url`. A cancelled task ends the transfer, or takes it out of
  /// the queue.
  ///
  /// It counts as a transfer until `use` is done with it: where bytes come faster than they are read,
  /// no more are asked for than a few pictures have.
  func answer<Value>(
    from url: URL, isSeen: @escaping @MainActor () -> Bool,
    use: @MainActor (PictureAnswer) async throws -> Value
  ) async throws -> Value {
    Self.lastTicket += 1
    let ticket = Self.lastTicket
    let answer = try await answer(ticket, from: url, isSeen)
    defer { release(ticket) }
    return try await use(answer)
  }

  private func answer(
    _ ticket: Int, from url: URL, _ isSeen: @escaping @MainActor () -> Bool
  ) async throws -> PictureAnswer {
    let server = "\(url.scheme ?? "")://\(url.host ?? ""):\(url.port ?? 0)"
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        transfers[ticket] = Transfer(
          url: url, server: server, isSeen: isSeen, answer: continuation)
        queue.add(ticket, from: server)
        look()
      }
    } onCancel: {
      Task { @MainActor in self.stop(ticket) }
    }
  }

  private func stop(_ ticket: Int) {
    guard let transfer = transfers.removeValue(forKey: ticket) else { return }
    queue.end(ticket, from: transfer.server)
    courier.stop(ticket)
    transfer.answer.resume(throwing: CancellationError())
    look()
  }

  private func ended(_ ticket: Int, _ answer: Result<PictureAnswer, any Error>) {
    guard let transfer = transfers.removeValue(forKey: ticket) else { return }
    if case .success = answer {
      used[ticket] = transfer.server
    } else {
      queue.end(ticket, from: transfer.server)
    }
    // It may have been paused and begun again when it had already ended.
    courier.stop(ticket)
    transfer.answer.resume(with: answer)
    look()
  }

  private func release(_ ticket: Int) {
    guard let server = used.removeValue(forKey: ticket) else { return }
    queue.end(ticket, from: server)
    look()
  }

  /// Begins, pauses and gives up what it is time for.
  private func look() {
    for (ticket, time) in courier.takeWords() {
      if let transfer = transfers[ticket] { queue.heard(ticket, from: transfer.server, at: time) }
    }
    let now = ContinuousClock.now
    // Nobody is silent whose answer is here.
    for (ticket, server) in used { queue.heard(ticket, from: server, at: now) }
    for step in queue.steps(at: now, isSeen: { transfers[$0]?.isSeen() ?? false }) {
      switch step {
      case .begin(let ticket):
        if let transfer = transfers[ticket] { courier.begin(ticket, from: transfer.url) }
      case .pause(let ticket): courier.stop(ticket)
      case .giveUp(let ticket):
        courier.stop(ticket)
        if let transfer = transfers.removeValue(forKey: ticket) {
          let error = URLError(
            .timedOut, pictureAt: transfer.url, because: "The server has said nothing for too long")
          transfer.answer.resume(throwing: error)
        }
      }
    }
    setAlarm(for: queue.nextStep(after: now))
  }

  private func setAlarm(for time: ContinuousClock.Instant?) {
    guard let time else {
      alarm?.task.cancel()
      alarm = nil
      return
    }
    if let alarm, alarm.time <= time { return }
    alarm?.task.cancel()
    let task = Task { [weak self] in
      try? await Task.sleep(until: time, clock: .continuous)
      guard !Task.isCancelled, let self else { return }
      alarm = nil
      look()
    }
    alarm = (time, task)
  }
}
