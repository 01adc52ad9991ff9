import Foundation

/// Pictures that were loaded, as many as there is room for: the longest unused give way first.
@MainActor
struct PictureShelf {
  private struct Kept {
    let picture: LoadedPicture
    let end: ContinuousClock.Instant?
    var lastUse: Int
  }

  private var kept: [URL: Kept] = [:]
  private var cost = 0
  private var uses = 0
  private let room: Int
  private let now: @MainActor () -> ContinuousClock.Instant

  /// A shelf for pictures that take `room` bytes together, in the time that `now` tells.
  init(room: Int, now: @escaping @MainActor () -> ContinuousClock.Instant) {
    self.room = room
    self.now = now
  }

  /// How many are kept.
  var count: Int { kept.count }

  /// The picture from `url`, if it is kept and its time is not over.
  mutating func picture(from url: URL) -> LoadedPicture? {
    guard let found = kept[url] else { return nil }
    if let end = found.end, now() >= end {
      remove(url)
      return nil
    }
    uses += 1
    kept[url]?.lastUse = uses
    return found.picture
  }

  /// Keeps `picture`, unless it may not be kept or takes all the room there is.
  mutating func keep(_ picture: LoadedPicture, from url: URL, for lifetime: PictureLifetime) {
    remove(url)
    let end: ContinuousClock.Instant?
    switch lifetime {
    case .none: return
    case .session: end = nil
    case .seconds(let seconds): end = now() + .seconds(min(seconds, 1e9))
    }
    guard picture.cost <= room else { return }
    uses += 1
    kept[url] = Kept(picture: picture, end: end, lastUse: uses)
    cost += picture.cost
    while cost > room, let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      remove(oldest.key)
    }
  }

  private mutating func remove(_ url: URL) {
    if let old = kept.removeValue(forKey: url) { cost -= old.picture.cost }
  }
}
