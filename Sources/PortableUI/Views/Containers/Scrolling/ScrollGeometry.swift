public import Foundation
import LayoutEngine

/// How large a scroll view and its content are, and which part of that is seen.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content in the corner of the scroll view.
  public var contentOffset: CGPoint
  /// How large all of the content is.
  public var contentSize: CGSize
  /// How far the content keeps from the edges beyond its own size.
  public var contentInsets: EdgeInsets
  /// How large the scroll view is.
  public var containerSize: CGSize

  /// A description of a scroll view.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { bounds }

  /// The place of the scroll view in its content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension Scroller {
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(offset), contentSize: CGSize(range.content),
      contentInsets: EdgeInsets(), containerSize: CGSize(range.viewport))
  }
}

/// A view that tells of a value made of the geometry of the first scroll view inside it.
struct ScrollGeometryView<Content: View, Value: Equatable> {
  let content: Content
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension ScrollGeometryView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { ScrollGeometryNode(self, at: place) }
}

final class ScrollGeometryNode<Content: View, Value: Equatable>:
  ScrollWatchNode<ScrollGeometryView<Content, Value>, Content>
{
  /// The value that the action knows, and what there is now.
  private var known: Value?
  private var value: Value?
  private var isTelling = false

  override func content() -> Content { view.content }

  override func scrolled(_ scroller: Scroller) {
    let new = view.transform(scroller.geometry)
    guard new != value else { return }
    value = new
    guard !isTelling else { return }
    isTelling = true
    later("onScrollGeometryChange") { [self] in tell() }
  }

  private func tell() {
    isTelling = false
    guard !flags.contains(.isDropped), let value, value != known else { return }
    let old = known ?? value
    known = value
    view.action(old, value)
  }
}

nonisolated extension View {
  /// Calls `action` with what `transform` made of the first scroll view inside before, and what it makes of
  /// it now: once it is laid out, and whenever that becomes another value.
  ///
  ///     list.onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 200 } action: { isFar = $1 }
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollGeometryView(content: self, transform: transform, action: action)
  }
}
