public import Foundation
import LayoutEngine

/// Decides where a scroll view comes to rest that a person has moved.
public protocol ScrollTargetBehavior {
  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is to be seen.
  public var rect: CGRect

  /// The part of it that comes to lie at the same part of the scroll view; `nil` for its beginning.
  public var anchor: UnitPoint?

  /// A target that shows `rect`.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What is known of a scroll view that is about to come to rest.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What was seen before the person moved it.
  public let originalTarget: ScrollTarget
  /// How fast it was. Nothing here: it is asked where it stands still.
  public let velocity: CGVector
  /// How large all of the content is.
  public let contentSize: CGSize
  /// How large the scroll view is.
  public let containerSize: CGSize
  /// The directions in which it is moved.
  public let axes: Axis.Set

  let environment: EnvironmentValues

  /// The frames of the targets near a part of the content.
  let targets: (CGRect) -> [CGRect]

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember path: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: path]
  }
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let behavior: any ScrollTargetBehavior

  /// The same as `behavior`.
  public init(_ behavior: some ScrollTargetBehavior) { self.behavior = behavior }

  /// Decides as the other does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior.updateTarget(&target, context: context)
  }
}

enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Decides where scroll views inside come to rest that a person has moved: from page to page with
  /// `.paging`, at the views of the `scrollTargetLayout()` with `.viewAligned`.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }
}

extension Scroller {
  /// Where it comes to rest, moved from `start` to where it is.
  func rest(
    by behavior: any ScrollTargetBehavior, from start: Point, _ environment: EnvironmentValues
  ) -> Point {
    let margins = node.margins
    func seen(_ offset: Point) -> CGRect { CGRect(range.visible(at: offset)) }
    var axes: Axis.Set = []
    if range.axes.contains(.horizontal) { axes.insert(.horizontal) }
    if range.axes.contains(.vertical) { axes.insert(.vertical) }
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: seen(start)), velocity: CGVector(),
      contentSize: CGSize(range.content), containerSize: CGSize(range.viewport), axes: axes,
      environment: environment
    ) { [self] part in
      // Views begin where the content keeps from the edge.
      targets(near: Rect(part)).map {
        CGRect($0.frame).offsetBy(dx: -margins.leading, dy: -margins.top)
      }
    }
    var target = ScrollTarget(rect: seen(offset))
    behavior.updateTarget(&target, context: context)
    return range.offset(
      showing: Rect(target.rect), anchor: Point(target.anchor ?? .zero), from: offset)
  }
}
