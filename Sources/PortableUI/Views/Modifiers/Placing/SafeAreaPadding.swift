public import Foundation
import LayoutEngine

/// A view that keeps from the edges of its room: a scroll view by the room around its content.
struct SafeAreaPaddingView<Content: View> {
  let content: Content
  let insets: EdgeInsets
}

extension SafeAreaPaddingView: PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { SafeAreaPaddingNode(self, at: place) }
}

extension SafeAreaPaddingView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    SafeAreaPaddingView<Other>(content: other, insets: insets)
  }
}

final class SafeAreaPaddingNode<Content: View>:
  ModifierNode<SafeAreaPaddingView<Content>, Content>
{
  override func content() -> Content { view.content }

  override var sharesRule: Bool { false }
  override var keepsBoxes: Bool { false }

  override func attach(_ box: Box) { keepDistance(in: box) }

  override func viewChanged() {
    super.viewChanged()
    for box in boxes { keepDistance(in: box) }
  }

  private func keepDistance(in box: Box) {
    let area = box.children.first?.paddedContainer
    area?.keepFromEdges(view.insets, for: self)
    let new = BoxContent.rule(area == nil ? Padding(view.insets.insets) : Padding(.zero))
    if new.isSame(as: box.content) { return }
    box.content = new
    graph.layoutChanged(box)
  }
}

/// A node that keeps its content from its edges by itself: a scroll view, which scrolls to them.
@MainActor
protocol PaddedContainer: FrameContainer {
  /// Keeps the content from the edges besides, as `node` wants it.
  func keepFromEdges(_ insets: EdgeInsets, for node: Node)
}

extension Box {
  /// The container that fills this box and keeps its content from the edges by itself, if one does.
  fileprivate var paddedContainer: (any PaddedContainer)? {
    var box = self
    while true {
      if let area = box.node as? any PaddedContainer { return area }
      guard box.flags.contains(.isModifier), !box.isPadded, let inner = box.children.first else {
        return nil
      }
      box = inner
    }
  }
}

extension Box {
  fileprivate var isPadded: Bool {
    if let padding = content.rule as? Padding { padding != Padding(.zero) } else { false }
  }
}

extension EdgeInsets {
  /// These distances and `other` ones.
  func wider(by other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}

nonisolated extension View {
  /// Room at the edges that the view keeps free. A scroll view or a list fills that room, and its
  /// content comes to rest inside of it; any other view is padded.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    SafeAreaPaddingView(content: self, insets: insets)
  }

  /// Room at some edges that the view keeps free; the usual room where `length` is `nil`.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Room at all edges that the view keeps free.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
