import Foundation
import LayoutEngine

/// Where a view is on its way through the scroll view around it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It is about to come into sight at the top or the leading side, or has left there.
  case topLeading
  /// It is seen as it is.
  case identity
  /// It is about to come into sight at the bottom or the trailing side, or has left there.
  case bottomTrailing

  /// Whether it is seen as it is.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 at the top or the leading side, 0 in sight, 1 at the other end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The effects of one view on its way through a scroll view.
private struct ScrollSource: EffectSource {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (ScrollTransitionPhase) -> EffectLook

  func effect(
    of box: Box, in node: some GeometryNode
  ) -> (look: EffectLook, animation: Animation?) {
    let usual = transition(.identity)
    guard let way = ScrollWay(of: box, along: axis) else { return (usual, nil) }
    let first = topLeading.distance(way.length, way.window, to: way.start + way.length)
    let last = bottomTrailing.distance(way.length, way.window, to: way.window - way.start)
    let isFirst = first >= last
    let configuration = isFirst ? topLeading : bottomTrailing
    let distance = max(first, last)
    let away = distance > 0 ? transition(isFirst ? .topLeading : .bottomTrailing) : usual
    switch configuration.kind {
    case .identity: return (usual, nil)
    case .interactive(let curve):
      return (usual.part(curve.value(at: distance), towards: away), nil)
    case .animated(let animation): return (away, animation)
    }
  }
}

/// Where a box is in the scroll view around it, along one axis.
private struct ScrollWay {
  let start: Double
  let length: Double
  let window: Double

  /// `nil` where nothing around it scrolls.
  @MainActor
  init?(of box: Box, along axis: Axis?) {
    var origin = Point.zero
    var inner = box
    while let outer = inner.parent {
      origin = origin + inner.record.frame.origin
      if let scrolling = outer.content.scrolling {
        let (window, content) = (outer.record.frame.size, inner.record.frame.size)
        let axes = outer.content.scrolledAxes
        let isLevel = axes == .horizontal || axes != .vertical && content.height <= window.height
        let usual: Axis = isLevel ? .horizontal : .vertical
        let isUpright = (axis ?? usual) == .vertical
        let along: LayoutAxis = isUpright ? .vertical : .horizontal
        let start = (origin - scrolling.offset)[along]
        length = box.record.frame.size[along]
        self.window = window[along]
        // The leading side is the one where reading begins.
        self.start = !isUpright && box.isMirrored ? self.window - start - length : start
        return
      }
      inner = outer
    }
    return nil
  }
}

extension Point {
  fileprivate subscript(axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }
}

nonisolated extension View {
  /// The view drawn by an effect that depends on how far it has come into sight in the scroll view around
  /// it, along `axis` or the one in which that scrolls.
  ///
  ///     row.scrollTransition { content, phase in
  ///       content.opacity(phase.isIdentity ? 1 : 0.3)
  ///     }
  ///
  /// It follows scrolling without asking any view for its body. Layout does not notice.
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> E
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// The view drawn by an effect that depends on how far it has come into sight: in one manner at the top or
  /// the leading side, and in another at the other end.
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (_ content: EmptyVisualEffect, _ phase: ScrollTransitionPhase) -> E
  ) -> some View {
    EffectView(
      content: self,
      source: ScrollSource(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
        transition: { transition(EmptyVisualEffect(), $0).look }))
  }
}
