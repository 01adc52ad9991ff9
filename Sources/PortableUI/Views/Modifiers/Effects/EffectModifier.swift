import LayoutEngine

/// A view that is drawn by an effect which depends on where it is.
struct EffectView<Content: View> {
  let content: Content
  let source: any EffectSource
}

/// What says which effect it is.
@MainActor
protocol EffectSource {
  /// How `box` looks, which belongs to `node`, and by which animation it gets there.
  func effect(of box: Box, in node: some GeometryNode) -> (look: EffectLook, animation: Animation?)
}

extension EffectView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { EffectNode(self, at: place) }
}

/// Draws views anew when they were laid out or scrolled; that asks for no body and measures nothing.
final class EffectNode<Content: View>: ModifierNode<EffectView<Content>, Content>, GeometryNode,
  TransactionChanger
{
  /// The box whose effect is asked for.
  private var current: Box?

  /// What the effects that are about to be shown move by.
  private var animation: Animation?

  override func content() -> Content { view.content }

  override func attach(_ box: Box) { box.element = Element(.layer(.plain), of: self) }

  override func appear() {
    flags.insert(.changesTransaction)
    super.appear()
    graph.add(self)
  }

  override func disappear() {
    super.disappear()
    graph.areLayoutReadersStale = true
  }

  override func viewChanged() {
    super.viewChanged()
    graph.hasNewLayout = true
  }

  override func evaluate() {
    flags.remove(.isDirty)
    graph.hasNewLayout = true
  }

  func readLayout() {
    Tracking.record(self) {
      for box in boxes where box.record.isValid { draw(box) }
    }
    current = nil
  }

  private func draw(_ box: Box) {
    current = box
    let (look, animation) = view.source.effect(of: box, in: self)
    let content = showable(.layer(look.layer(isMirrored: box.isMirrored)))
    guard let element = box.element, element.goal != content else { return }
    if let animation, element.isMade {
      self.animation = animation
      graph.motions.activate(self)
    }
    box.show(content)
  }

  func change(_ transaction: inout Transaction) {
    if let animation { transaction.animation = animation }
  }

  func rest() { animation = nil }

  var room: Size { current?.record.frame.size ?? .zero }

  func frame(in space: CoordinateSpace) -> Rect { current?.frame(in: space) ?? .zero }

  func bounds(of name: AnyHashable) -> Rect? { current?.bounds(of: name) }

  func origin(near place: (any AnchorPlace)?) -> Point { frame(in: .global).origin }
}

private struct GeometrySource: EffectSource {
  let effect: @Sendable (GeometryProxy) -> EffectLook

  func effect(
    of box: Box, in node: some GeometryNode
  ) -> (look: EffectLook, animation: Animation?) {
    (effect(GeometryProxy(node: node)), nil)
  }
}

nonisolated extension View {
  /// The view drawn by an effect that depends on its room and its place.
  ///
  ///     row.visualEffect { content, proxy in
  ///       content.blur(radius: abs(proxy.frame(in: .global).minY) / 40)
  ///     }
  ///
  /// It follows scrolling without asking any view for its body. Layout does not notice.
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (_ content: EmptyVisualEffect, _ geometry: GeometryProxy) -> E
  ) -> some View {
    EffectView(
      content: self, source: GeometrySource { effect(EmptyVisualEffect(), $0).look })
  }
}

extension EffectView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    EffectView<Other>(content: other, source: source)
  }
}
