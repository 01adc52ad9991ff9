import Foundation
import LayoutEngine

/// What of a number can be shown.
///
/// A program may compute any number. Lengths in the layout are kept within bounds by `Length`; all
/// other numbers pass through here on their way to an element, so that no backend meets one that it
/// cannot show. What is not a number counts as not given, all else is brought within bounds.
package enum Showable {
  /// The sizes of letters.
  static let fontSizes = 1.0...4_096

  /// How many times as large as it is something can be drawn. Letters above 65,535 have no outlines.
  static let scales = -1_000.0...1_000

  /// How far something can be turned: beyond that, numbers no longer tell one angle from the next.
  static let turns = -1e9...1e9

  /// How far the points of a picture can be spread. What is spread further is not seen any more.
  static let spreads = 0.0...500

  /// From so many lines on, a limit is none: nothing has so many.
  static let mostLines = 10_000_000

  /// How far away a point of a path may be: who draws counts in numbers with 24 bits before the point.
  package static let farthest = 4_000_000.0

  /// A number within `bounds`, or `usual` where it is none.
  static func number(
    _ number: Double, in bounds: ClosedRange<Double>, usual: Double
  ) -> Double {
    if bounds.contains(number) { return number }
    return number.isNaN ? usual : min(bounds.upperBound, max(bounds.lowerBound, number))
  }

  /// A part of a colour: it may be beyond what a screen shows, but has an end.
  static func finite(_ part: Double, usual: Double) -> Double {
    part.isFinite ? part : number(part, in: 0...1, usual: usual)
  }

  /// A length along a line.
  static func length(_ length: Double) -> Double { number(length, in: 0...farthest, usual: 0) }

  /// A place.
  static func coordinate(_ place: Double) -> Double {
    number(place, in: -farthest...farthest, usual: 0)
  }

  /// A point.
  static func point(_ point: CGPoint) -> CGPoint {
    CGPoint(x: coordinate(point.x), y: coordinate(point.y))
  }
}

extension Size {
  /// A size that a window can have; `nil` where one of its lengths is no number.
  var showable: Size? {
    guard let width = Length.given(width), let height = Length.given(height) else { return nil }
    // No desktop is larger, nor makes windows that are.
    return Size(width: min(32_000, width), height: min(32_000, height))
  }
}
