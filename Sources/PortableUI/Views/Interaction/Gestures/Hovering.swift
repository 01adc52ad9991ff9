public import Foundation
import LayoutEngine
import Threads

/// Where a pointer is that is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// It is there.
  case active(CGPoint)
  /// It has left.
  case ended
}

/// A view that says whether a pointer is over it.
struct HoverView<Content: View> {
  let content: Content
  let hears: @MainActor (GesturePlace?) -> Void
}

extension HoverView: View, PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { HoverNode(self, at: place) }
}

private final class HoverNode<Content: View>: ModifierNode<HoverView<Content>, Content> {
  override func content() -> Content { view.content }

  override func attach(_ box: Box) {
    box.element = Element(.layer(LayerContent(pointers: .hovering)), of: self)
  }

  override func hear(_ event: ElementEvent, from element: Element) {
    guard case .hover(let point) = event, let box = box(of: element) else { return }
    let map = box.mapOutward { _ in false }
    view.hears(
      point.map { GesturePlace(global: map.transform(CGPoint(x: $0.x, y: $0.y)), box: box) })
  }
}

/// Keeps whether a pointer is there, for those who want to know nothing else.
private struct HoverWatch<Content: View> {
  let content: Content
  let action: (Bool) -> Void
  @State private var presence = Presence()

  private final class Presence { var isThere = false }
}

extension HoverWatch: View {
  var body: some View {
    HoverView(content: content) { place in
      guard (place != nil) != presence.isThere else { return }
      presence.isThere = place != nil
      action(presence.isThere)
    }
  }
}

nonisolated extension View {
  /// Calls `action` when a pointer comes over the view, and when it leaves.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverWatch(content: self, action: action)
  }

  /// Calls `action` whenever a pointer moves over the view, and when it leaves.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Calls `action` whenever a pointer moves over the view, and when it leaves.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    let told = Handover((action: action, space: coordinateSpace))
    return HoverView(content: self) { place in
      let (action, space) = told.content
      action(place.map { .active($0.point(in: space)) } ?? .ended)
    }
  }
}

extension HoverView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    HoverView<Other>(content: other, hears: hears)
  }
}
