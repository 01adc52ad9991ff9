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

    /// What pictures that are kept may take in memory together, with all that is kept of them.
    package var room = 128 * 1_048_576

    /// How many seconds a server may say nothing.
    package var patience = 60.0

    /// After how many seconds without a word others need not wait for a picture any more.
    package var silence = 2.0

    /// How many pictures one server may be asked for at once, apart from those it is silent about.
    package var transfers = 6

    /// The usual limits.
    package init() {}
  }

  /// The library of whoever says nothing else.
  package static let shared = PictureLibrary()

  private let limits: Limits
  private let transfers: PictureTransfers
  private var cache: PictureCache
  private var flights: [URL: Flight] = [:]

  /// A picture on its way, and who waits for it.
  private struct Flight {
    let task: Task<LoadedPicture, any Error>

    /// Whether each of those sees where it will be.
    var waiting: [Int: @MainActor () -> Bool] = [:]
  }

  private var lastToken = 0

  /// An empty library, in the time that `now` tells.
  package init(
    limits: Limits = Limits(),
    now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
  ) {
    self.limits = limits
    var queue = TransferQueue.Limits()
    queue.patience = limits.patience
    queue.silence = limits.silence
    queue.moving = limits.transfers
    transfers = PictureTransfers(mostBytes: limits.bytes, limits: queue)
    cache = PictureCache(room: limits.room, now: now)
  }

  /// The picture from `url`, if it is here.
  func known(_ url: URL) -> LoadedPicture? { cache.picture(from: url) }

  /// What the pictures that are kept take in memory.
  package var cost: Int { cache.cost }

  /// The picture from `url`, made ready by `prepare`, which says whether it could be. Those whose
  /// place `isSeen` are asked for first. Once everyone who waits for it is cancelled, it is not asked
  /// for any more, and `prepare` is cancelled.
  package func picture(
    from url: URL, isSeen: @escaping @MainActor () -> Bool = { true },
    prepare: @escaping @MainActor (LoadedPicture) async -> Bool
  ) async throws -> LoadedPicture {
    if let known = known(url) { return known }
    lastToken += 1
    let token = lastToken
    let task = flights[url]?.task ?? Task { try await self.load(url, prepare) }
    flights[url, default: Flight(task: task)].waiting[token] = isSeen
    defer { leave(url, token) }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      Task { @MainActor in self.leave(url, token) }
    }
  }

  private func leave(_ url: URL, _ token: Int) {
    guard flights[url]?.waiting.removeValue(forKey: token) != nil else { return }
    if let flight = flights[url], flight.waiting.isEmpty {
      flights[url] = nil
      flight.task.cancel()
    }
  }

  private func load(
    _ url: URL, _ prepare: @MainActor (LoadedPicture) async -> Bool
  ) async throws -> LoadedPicture {
    if let local = try await LocalPictures.answer(from: url, mostBytes: limits.bytes) {
      return try await picture(of: local, from: url, prepare)
    }
    let isSeen = { @MainActor [weak self] in
      self?.flights[url]?.waiting.values.contains { $0() } ?? false
    }
    return try await transfers.answer(from: url, isSeen: isSeen) { answer in
      try await picture(of: answer, from: url, prepare)
    }
  }

  /// What came is not kept here: its bytes may be many, and are not needed once it is prepared.
  private func picture(
    of answer: PictureAnswer, from url: URL, _ prepare: @MainActor (LoadedPicture) async -> Bool
  ) async throws -> LoadedPicture {
    guard let picture = LoadedPicture(answer.data, isFromLibrary: true) else {
      throw PictureError.noPicture(
        url, count: answer.data.count, start: Array(answer.data.prefix(12)))
    }
    let size = picture.size
    guard size.width * size.height <= Double(limits.points) else {
      throw PictureError.tooLarge(
        url, width: Int(size.width), height: Int(size.height), limit: limits.points)
    }
    let isReady = await prepare(picture)
    try Task.checkCancellation()
    guard isReady else { throw PictureError.broken(url) }
    picture.costChanged = { [weak self] in self?.cache.makeRoom() }
    cache.keep(picture, from: url, for: answer.lifetime)
    return picture
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
