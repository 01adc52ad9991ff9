public import Foundation
import LayoutEngine

/// A view with others in front of it or behind it, which do not change its size.
struct LayeringView<Content: View, Extra: View> {
  let content: Content
  let extra: Extra
  let alignment: Alignment
  let isBackground: Bool
}

extension LayeringView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { LayeringNode(self, at: place) }
}

final class LayeringNode<Content: View, Extra: View>:
  ModifierNode<LayeringView<Content, Extra>, Content>
{
  /// The nodes in front of, or behind, what is in each box.
  private var extras: ContiguousArray<(box: Box, node: NodeOf<Extra>)> = []

  override func content() -> Content { view.content }
  override func rule() -> any LayoutRule { Layering(alignment: view.alignment.guides) }

  override func attach(_ box: Box) {
    if view.isBackground { box.flags.insert(.isBackground) }
    let place = Place(parent: self, graph: graph, scope: scope, container: box)
    extras.append((box, makeNode(view.extra, at: place)))
  }

  override func detach(_ box: Box) {
    for (owner, node) in extras where owner === box { node.drop() }
    extras.removeAll { $0.box === box }
  }

  override func collectExtras(of box: Box, into boxes: inout ContiguousArray<Box>) {
    for (owner, node) in extras where owner === box { node.collectBoxes(into: &boxes) }
  }

  override func viewChanged() {
    super.viewChanged()
    for (_, node) in extras { node.update(view.extra) }
  }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    extras.reduce(super.preference(key)) { reduced, extra in
      guard var value = reduced else { return extra.node.preference(key) }
      if let next = extra.node.preference(key) { Key.reduce(value: &value) { next } }
      return value
    }
  }
}

nonisolated extension View {
  /// Views in front of this one, which do not change its size.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeringView(content: self, extra: content(), alignment: alignment, isBackground: false)
  }

  /// A view in front of this one, which does not change its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// A pane of `style` in front of this view.
  public func overlay<S: ShapeStyle>(_ style: S) -> some View {
    overlay(style, in: Rectangle())
  }

  /// A shape filled with `style` in front of this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Views behind this one, which do not change its size.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeringView(content: self, extra: content(), alignment: alignment, isBackground: true)
  }

  /// A view behind this one, which does not change its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// A pane of `style` behind this view.
  ///
  /// A desktop's window has no unsafe areas, so there is nothing for the pane to reach beyond.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(style, in: Rectangle())
  }

  /// A pane in the colour of a window behind this view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// A shape filled with `style` behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// A shape in the colour of a window behind this view.
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// A line of `width` along the inside of this view's frame.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

extension LayeringView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    LayeringView<Other, Extra>(
      content: other, extra: extra, alignment: alignment, isBackground: isBackground)
  }
}
