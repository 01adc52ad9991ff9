package import LayoutEngine

/// Where fingers go that swipe. What is under them goes along, as far as it can.
package enum SwipeWay: Hashable, Sendable {
  case left, right, down

  /// The way that is clearly the one to `point`, seen from where the fingers began.
  package init?(to point: Point) {
    if abs(point.x) > 1.5 * abs(point.y) {
      self = point.x < 0 ? .left : .right
    } else if point.y > 1.5 * abs(point.x) {
      self = .down
    } else {
      return nil
    }
  }

  /// How far `point` lies along it.
  package func length(of point: Point) -> Double {
    switch self {
    case .left: -point.x
    case .right: point.x
    case .down: point.y
    }
  }

  /// Whether it leads to what comes before, where text is read in that direction.
  func isBack(isMirrored: Bool) -> Bool { self == (isMirrored ? .left : .right) }
}

/// What a person swipes with.
package enum SwipeTool: Hashable, Sendable {
  /// Two fingers on a touchpad, or one on a screen.
  case fingers
  /// A mouse whose button is held.
  case pointer
}

/// A node that goes along with swipes.
@MainActor
protocol SwipeHearer: Node {
  /// Whether a swipe that begins over `element` is its own from now on.
  func takesSwipe(_ way: SwipeWay, by tool: SwipeTool, over element: Element) -> Bool

  /// Takes the next step of the swipe that it has taken.
  func hearSwipe(_ step: SwipeStep)

  /// How far the swipe that it has taken goes at least, so that something comes of it; with `fully`, so
  /// that the most comes of it. Nothing where there is no more to be had.
  func swipeLength(fully: Bool) -> Double?
}

/// A part of a swipe.
enum SwipeStep: Equatable {
  /// The fingers are so far from where they began, along the way: before that where it is negative.
  case moved(Double)
  /// They let go, at this speed in points a second.
  case ended(Double)
  /// Nothing is to come of it.
  case cancelled
}

extension SwipeStep {
  /// How fast a swipe is that need not go half the way, in points a second.
  private static let quickSpeed = 400.0

  /// Whether what has gone `length` of `whole` goes on to the end when it is let go of at `speed`,
  /// rather than back.
  static func goesOn(from length: Double, of whole: Double, at speed: Double) -> Bool {
    abs(speed) > quickSpeed ? speed > 0 : length > whole / 2
  }
}

/// A swipe that belongs to a view, from when its way is known to when the fingers let go.
@MainActor
package final class Swipe {
  package let way: SwipeWay
  private weak var hearer: (any SwipeHearer)?

  /// Where it was a moment ago, and where it is.
  private var (before, now) = (Mark(), Mark())

  private struct Mark {
    var length = 0.0
    var time = 0.0
  }

  /// From how long ago on the speed is counted, in seconds.
  private static let moment = 0.08

  init(_ way: SwipeWay, of hearer: some SwipeHearer) {
    self.way = way
    self.hearer = hearer
  }

  /// The fingers are at `point`, seen from where they began, at `time` in seconds on whatever clock.
  package func move(to point: Point, at time: Double) {
    let new = Mark(length: way.length(of: point), time: time)
    if new.time - before.time > Self.moment { before = now }
    now = new
    tell(.moved(new.length))
  }

  /// They let go.
  package func end(at time: Double) {
    let passed = max(time, now.time) - before.time
    tell(.ended(passed > 0 ? (now.length - before.length) / passed : 0))
  }

  /// Somebody else has taken them.
  package func cancel() { tell(.cancelled) }

  /// How far it goes at least, so that something comes of it, or the most.
  package func length(fully: Bool) -> Double? { hearer?.swipeLength(fully: fully) }

  private func tell(_ step: SwipeStep) {
    guard let hearer, !hearer.flags.contains(.isDropped) else { return }
    hearer.graph.inside { hearer.hearSwipe(step) }
  }
}
