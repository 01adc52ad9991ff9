import Foundation

/// Comes to rest at whole pages, each as large as the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// A behaviour that goes from page to page.
  public init() {}

  /// Goes on to the next page where a person has clearly begun with it.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis.set) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let start = (context.originalTarget.rect.origin[axis] / page).rounded()
      let way = target.rect.origin[axis] / page - start
      var pages = way.rounded()
      if pages == 0, abs(way) > beginning { pages = way < 0 ? -1 : 1 }
      target.rect.origin[axis] = (start + pages) * page
    }
  }
}

/// Comes to rest where a view of the `scrollTargetLayout()` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far a person comes at once.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate enum Most: Hashable { case any, few, one }

    fileprivate let most: Most

    /// As far as they like.
    public static let automatic = LimitBehavior(most: .any)
    /// As many views as are seen at once.
    public static let always = LimitBehavior(most: .few)
    /// As many views as are seen at once.
    public static let alwaysByFew = LimitBehavior(most: .few)
    /// One view.
    public static let alwaysByOne = LimitBehavior(most: .one)
    /// As far as they like.
    public static let never = LimitBehavior(most: .any)
  }

  let limit: LimitBehavior

  /// A behaviour that comes to rest at views.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Goes on to the nearest view, and to the next one where a person has clearly begun with it.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis.set) {
      let page = context.containerSize[axis]
      let place = target.rect.origin[axis]
      // At the end it stays there, though no view begins there.
      guard place > 0, place < context.contentSize[axis] - page else { continue }
      let start = context.originalTarget.rect.origin[axis]
      let near = target.rect.union(context.originalTarget.rect)
        .insetBy(dx: -context.containerSize.width, dy: -context.containerSize.height)
      var starts = context.targets(near).map { $0.origin[axis] }
      let way = place - start
      if abs(way) > 1 {
        let ahead = starts.filter { ($0 - start) * way > 1 }.sorted {
          abs($0 - start) < abs($1 - start)
        }
        guard let next = ahead.first else { continue }
        let isBegun = abs(way) > abs(next - start) * beginning
        switch limit.most {
        case .one: starts = isBegun ? [next] : [start]
        case .few: starts = isBegun ? ahead.filter { abs($0 - start) <= page } : [start]
        case .any: starts = isBegun ? ahead : starts
        }
        if starts.isEmpty { starts = [next] }
      }
      if let best = starts.min(by: { abs($0 - place) < abs($1 - place) }) {
        target.rect.origin[axis] = best
      }
    }
  }
}

/// The part of a page, or of a view, from which on a person has begun with the next one.
private let beginning = 0.1

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at whole pages, each as large as the scroll view.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where a view of the `scrollTargetLayout()` begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest where a view of the `scrollTargetLayout()` begins, and no further than `limitBehavior`.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension Axis {
  fileprivate var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

extension CGSize {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
  fileprivate subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
