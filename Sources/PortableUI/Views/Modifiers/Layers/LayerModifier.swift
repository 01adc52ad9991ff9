public import Foundation
import LayoutEngine

/// A view that is shown in a layer of its own: dimmed, clipped, stretched, tapped.
struct LayerView<Content: View> {
  let content: Content
  let layer: LayerContent
  var receive: ((ElementEvent) -> Void)?
}

extension LayerView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> {
    layer.isContainerBound ? BoundLayerNode(self, at: place) : LayerNode(self, at: place)
  }
}

class LayerNode<Content: View>: ModifierNode<LayerView<Content>, Content> {
  /// How what is in `box` looks and behaves.
  func layer(of box: Box) -> LayerContent { view.layer }

  final override func content() -> Content { view.content }

  final override func attach(_ box: Box) {
    box.element = Element(showable(.layer(layer(of: box))), of: self)
  }

  final override func hear(_ event: ElementEvent, from element: Element) { view.receive?(event) }

  override func viewChanged() {
    super.viewChanged()
    for box in boxes { box.show(showable(.layer(layer(of: box)))) }
  }
}

nonisolated extension View {
  func layer(
    _ layer: LayerContent, receive: ((ElementEvent) -> Void)? = nil
  ) -> LayerView<Self> {
    LayerView(content: self, layer: layer, receive: receive)
  }

  /// The view as a whole more or less transparent, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View {
    layer(LayerContent(opacity: Showable.number(opacity, in: 0...1, usual: 1)))
  }

  /// The view's room, kept free: nothing of it is seen, touched or read aloud.
  public func hidden() -> some View { layer(LayerContent(isHidden: true)) }

  /// What of the view lies inside `shape`. Outside of it, the view is neither seen nor touched.
  public func clipShape<S: Shape>(_ shape: S) -> some View {
    layer(LayerContent(clip: Outline(shape)))
  }

  /// What of the view lies inside its own frame. Outside of it, the view is neither seen nor touched.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// What of the view lies inside its frame with round corners.
  public func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// The view drawn larger or smaller around `anchor`; what is around it does not notice.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    let anchor = Point(x: Double(anchor.x), y: Double(anchor.y))
    let scale = LayerContent.Scale(x: Double(x), y: Double(y), anchor: anchor)
    return layer(LayerContent(scale: scale))
  }

  /// The view drawn larger or smaller around `anchor`; what is around it does not notice.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// The view drawn larger or smaller around `anchor`; what is around it does not notice.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Whether pointers reach the view; otherwise they reach what is behind it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    layer(LayerContent(takesPointer: enabled))
  }

  /// Calls `action` when the view is tapped `count` times in a row.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    layer(LayerContent(tapCount: count)) { event in
      if case .tap(count) = event { action() }
    }
  }
}

extension LayerView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    LayerView<Other>(content: other, layer: layer, receive: receive)
  }
}
