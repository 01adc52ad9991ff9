import Foundation

/// Pictures that were loaded, as many as there is room for: the longest unused give way first.
@MainActor
struct PictureCache {
  private struct Kept {
    let picture: LoadedPicture
    let end: ContinuousClock.Instant?
    var lastUse: Int
  }

  private var kept: [URL: Kept] = [:]
  private var uses = 0
  private let room: Int
  private let now: @MainActor () -> ContinuousClock.Instant

  /// A cache for pictures that take `room` bytes together, in the time that `now` tells.
  init(room: Int, now: @escaping @MainActor () -> ContinuousClock.Instant) {
    self.room = room
    self.now = now
  }

  /// How many are kept.
  var count: Int { kept.count }

  /// What those that are kept take in memory.
  var cost: Int { kept.values.reduce(0) { $0 + $1.picture.cost } }

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
    makeRoom()
  }

  /// Lets go of the longest unused until the others have room: some may take more than when they came.
  mutating func makeRoom() {
    var cost = cost
    guard cost > room else { return }
    for (url, oldest) in kept.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where cost > room
    {
      cost -= oldest.picture.cost
      remove(url)
    }
  }

  private mutating func remove(_ url: URL) {
    kept.removeValue(forKey: url)?.picture.costChanged = nil
  }
}
