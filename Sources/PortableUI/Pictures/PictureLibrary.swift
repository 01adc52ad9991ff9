package import Foundation
import LayoutEngine

/// Pictures from addresses: each is asked for once at a time, whoever wants it, and kept for a while.
@MainActor
package final class PictureLibrary {
  /// What is too much.
  package struct Limits: Sendable {
    /// The most bytes that are taken from a server.
    package var bytes = 64 * 1_048_576

    /// The most points of colour that a picture may have: a small file can be a huge picture.
    package var points = 64_000_000

    /// What pictures that are kept may take in memory together.
    package var room = 128 * 1_048_576

    /// How many seconds a server may say nothing.
    package var patience = 60.0

    /// The usual limits.
    package init() {}
  }

  /// The library of whoever says nothing else.
  package static let shared = PictureLibrary()

  private let limits: Limits
  private let transfers: PictureTransfers
  private var shelf: PictureShelf
  private var flights: [URL: Flight] = [:]

  /// A picture on its way, and who waits for it.
  private struct Flight {
    let task: Task<LoadedPicture, any Error>
    var waiting: Set<Int> = []
  }

  private var lastTicket = 0

  /// An empty library, in the time that `now` tells.
  package init(
    limits: Limits = Limits(),
    now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
  ) {
    self.limits = limits
    transfers = PictureTransfers(mostBytes: limits.bytes, patience: limits.patience)
    shelf = PictureShelf(room: limits.room, now: now)
  }

  /// The picture from `url`, if it is here.
  func known(_ url: URL) -> LoadedPicture? { shelf.picture(from: url) }

  /// The picture from `url`, made ready by `prepare`, which says whether it could be. Once everyone
  /// who waits for it is cancelled, it is not asked for any more.
  package func picture(
    from url: URL, prepare: @escaping @MainActor (LoadedPicture) async -> Bool
  ) async throws -> LoadedPicture {
    if let known = known(url) { return known }
    lastTicket += 1
    let ticket = lastTicket
    let task = flights[url]?.task ?? Task { try await self.load(url, prepare) }
    flights[url, default: Flight(task: task)].waiting.insert(ticket)
    defer { leave(url, ticket) }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      Task { @MainActor in self.leave(url, ticket) }
    }
  }

  private func leave(_ url: URL, _ ticket: Int) {
    guard flights[url]?.waiting.remove(ticket) != nil else { return }
    if let flight = flights[url], flight.waiting.isEmpty {
      flights[url] = nil
      flight.task.cancel()
    }
  }

  private func load(
    _ url: URL, _ prepare: @MainActor (LoadedPicture) async -> Bool
  ) async throws -> LoadedPicture {
    let answer = try await url.isFileURL ? file(at: url) : transfers.answer(from: url)
    guard let picture = LoadedPicture(answer.data) else {
      throw PictureError.noPicture(
        url, count: answer.data.count, start: Array(answer.data.prefix(12)))
    }
    let size = picture.size
    guard size.width * size.height <= Double(limits.points) else {
      throw PictureError.tooLarge(
        url, width: Int(size.width), height: Int(size.height), limit: limits.points)
    }
    guard await prepare(picture) else { throw PictureError.broken(url) }
    shelf.keep(picture, from: url, for: answer.lifetime)
    return picture
  }

  /// A file may be changed at any time, and is soon read again: it is not kept.
  private func file(at url: URL) async throws -> PictureAnswer {
    let most = limits.bytes
    let reading = Task.detached {
      let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      guard size <= most else { throw PictureError.tooLong(url, limit: most) }
      return PictureAnswer(data: try Data(contentsOf: url), lifetime: .none)
    }
    return try await reading.value
  }
}

extension PictureLibrary {
  fileprivate struct Key: EnvironmentKey {
    static var defaultValue: PictureLibrary? { nil }
  }
}

extension EnvironmentValues {
  /// Where pictures from addresses come from; the app's own where that is `nil`.
  package var pictureLibrary: PictureLibrary? {
    get { self[PictureLibrary.Key.self] }
    set { self[PictureLibrary.Key.self] = newValue }
  }
}
