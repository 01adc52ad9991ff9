public import Foundation
public import PortableUI

/// Lets a chart come to rest where certain values are at the beginning of what is seen.
///
/// Where it was scrolled by half of what is seen or more, it goes to the values of the major alignment.
public struct ValueAlignedChartScrollTargetBehavior {
  private struct Alignments {
    var minor: ValueAlignment
    var major: ValueAlignment?
  }

  private let x: Alignments
  private let y: Alignments
  private let limit: ValueAlignedLimitBehavior

  private init(
    _ x: ValueAlignment, _ xMajor: ValueAlignment?, _ y: ValueAlignment, _ yMajor: ValueAlignment?,
    _ limit: ValueAlignedLimitBehavior
  ) {
    self.x = Alignments(minor: x, major: xMajor)
    self.y = Alignments(minor: y, major: yMajor)
    self.limit = limit
  }

  /// Dates that have these components, along each axis that is scrolled.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let major = majorAlignment?.alignment
    self.init(.dates(components), major, .dates(components), major, limitBehavior)
  }

  /// The multiples of `unit`, along each axis that is scrolled.
  public init<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let major = majorAlignment?.alignment
    self.init(.multiples(of: unit), major, .multiples(of: unit), major, limitBehavior)
  }

  /// Dates that have some components along the x axis, and others along the y axis.
  public init(
    xMatching: DateComponents, yMatching: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .dates(xMatching), xMajorAlignment?.alignment, .dates(yMatching), yMajorAlignment?.alignment,
      limitBehavior)
  }

  /// Dates that have some components along the x axis, and multiples of a unit along the y axis.
  public init<P: Plottable & Numeric>(
    xMatching: DateComponents, yUnit: P, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .dates(xMatching), xMajorAlignment?.alignment, .multiples(of: yUnit),
      yMajorAlignment?.alignment, limitBehavior)
  }

  /// Multiples of a unit along the x axis, and dates that have some components along the y axis.
  public init<P: Plottable & Numeric>(
    xUnit: P, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<P>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .multiples(of: xUnit), xMajorAlignment?.alignment, .dates(yMatching),
      yMajorAlignment?.alignment, limitBehavior)
  }

  /// Multiples of a unit along the x axis, and of another along the y axis.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .multiples(of: xUnit), xMajorAlignment?.alignment, .multiples(of: yUnit),
      yMajorAlignment?.alignment, limitBehavior)
  }
}

extension ValueAlignment {
  fileprivate static func multiples<P: Plottable & Numeric>(of unit: P) -> ValueAlignment {
    .multiples(unit.datum.amount ?? 0)
  }
}

extension ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Moves the target to the nearest of the values.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    let (room, model) = (context.room, context.chartProxy.model)
    let calendar = context.scroll.calendar
    var start = room.start(at: target.rect.origin)
    let before = room.start(at: context.originalTarget.rect.origin)
    if context.axes.contains(.horizontal), let scale = model.x?.bare {
      start.x = place(
        of: start.x, from: before.x, room.part.width, x, on: scale, calendar)
    }
    if context.axes.contains(.vertical), let scale = model.y?.bare {
      start.y = place(
        of: start.y, from: before.y, room.part.height, y, on: scale, calendar)
    }
    target.rect.origin = room.offset(at: room.clamped(start))
  }

  private func place(
    of place: CGFloat, from start: CGFloat, _ page: CGFloat, _ alignments: Alignments,
    on scale: AxisScale, _ calendar: Calendar
  ) -> CGFloat {
    let (start, page) = (Double(start), Double(page))
    let far = limit.limits ? start - page...start + page : -.infinity...(.infinity)
    let place = max(far.lowerBound, min(far.upperBound, Double(place)))
    let isFar = abs(place - start) >= page / 2
    let alignment = isFar ? alignments.major ?? alignments.minor : alignments.minor
    return CGFloat(
      alignment.place(near: place, from: start, page: page, on: scale, calendar))
  }
}
