/// A track of a grid whose place and length are known.
package struct GridColumn: Hashable, Sendable {
  /// Where it starts, from the start of the first.
  package var start: Double
  /// How long it is.
  package var length: Double
  /// Where a cell's view goes in its cell.
  package var alignment: GuidePair
}

extension GridTrack {
  /// Shares `offered` among `tracks`.
  ///
  /// Gaps and fixed tracks are set aside. Each other track, in order, gets an equal part of what is
  /// left for it and those after it: a flexible one keeps it within its limits and leaves the rest,
  /// an adaptive one fills it with as many tracks as fit. Where nothing is offered, a flexible track
  /// is as long as its least length, and so is the one track that an adaptive one makes.
  package static func columns(of tracks: [GridTrack], in offered: Double?) -> [GridColumn] {
    var left = offered.map { $0 - setAside(by: tracks) }
    var sharing = tracks.reduce(0.0) { $0 + ($1.isFixed ? 0 : 1) }
    var columns: [GridColumn] = []
    var start = 0.0
    for track in tracks {
      let part = left.map { max(0, $0) / max(1, sharing) }
      let (count, length) = track.lengths(in: part)
      for _ in 0..<count {
        let alignment = track.alignment ?? .center
        columns.append(GridColumn(start: start, length: length, alignment: alignment))
        start += length + track.gap
      }
      if !track.isFixed {
        sharing -= 1
        // Endless room stays endless, whatever is taken of it.
        if let room = left, room < .infinity {
          left = room - length * Double(count) - track.gap * Double(count - 1)
        }
      }
    }
    return columns
  }

  private var isFixed: Bool {
    if case .fixed = sizing { true } else { false }
  }

  /// What gaps and fixed tracks need before the others share.
  private static func setAside(by tracks: [GridTrack]) -> Double {
    tracks.enumerated().reduce(0) { sum, next in
      let gap = next.offset < tracks.count - 1 ? next.element.gap : 0
      guard case .fixed(let length) = next.element.sizing else { return sum + gap }
      return sum + gap + (Length.given(length) ?? 0)
    }
  }

  /// How many tracks this one makes of `part`, and how long each is.
  private func lengths(in part: Double?) -> (count: Int, length: Double) {
    switch sizing {
    case .fixed(let length):
      return (1, Length.given(length) ?? 0)
    case .flexible(let least, let most):
      let limits = GridTrack.limits(least, most)
      return (1, limits.clamp(part ?? 0))
    case .adaptive(let least, let most):
      let limits = GridTrack.limits(least, most)
      guard let part, part < .infinity else { return (1, limits.clamp(part ?? 0)) }
      // A track and its gap of no length at all would fit without end.
      let step = max(1, (limits.least ?? 0) + gap)
      let count = Int(max(1, min(10_000, (part + gap) / step)))
      let share = (part - gap * Double(count - 1)) / Double(count)
      return (count, limits.clamp(share))
    }
  }

  private static func limits(_ least: Double, _ most: Double) -> Limits {
    Limits(least: Length.given(least) ?? standardLeast, most: Length.limit(most) ?? .infinity)
  }
}
