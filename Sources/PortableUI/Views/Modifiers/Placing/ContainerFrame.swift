public import Foundation
import LayoutEngine

/// A view in a frame that is as long as the container around, or a part of that.
struct ContainerFrameView<Content: View> {
  let content: Content
  let axes: LayoutAxes
  let alignment: Alignment

  /// How long it is where its container has a length.
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerFrameView: PrimitiveView {
  static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  func makeNode(at place: Place) -> NodeOf<Self> { ContainerFrameNode(self, at: place) }
}

extension ContainerFrameView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    ContainerFrameView<Other>(content: other, axes: axes, alignment: alignment, length: length)
  }
}

/// It reads how large its container is once that has been laid out, and then asks for another layout.
final class ContainerFrameNode<Content: View>:
  ModifierNode<ContainerFrameView<Content>, Content>, LayoutReader
{
  private var room: Size?

  override func appear() {
    super.appear()
    graph.add(self)
  }

  override func disappear() {
    super.disappear()
    graph.areLayoutReadersStale = true
  }

  override func content() -> Content { view.content }

  override func rule() -> any LayoutRule {
    guard let room else { return Offset(.zero) }
    func length(_ length: Double, _ axis: Axis) -> Double {
      Showable.length(Double(view.length(CGFloat(length), axis)))
    }
    return Tracking.record(self) {
      FixedFrame(
        width: view.axes.contains(.horizontal) ? length(room.width, .horizontal) : nil,
        height: view.axes.contains(.vertical) ? length(room.height, .vertical) : nil,
        alignment: view.alignment.guides)
    }
  }

  override func evaluate() {
    flags.remove(.isDirty)
    renewRule()
  }

  func readLayout() {
    guard let new = containerRoom, new != room else { return }
    room = new
    renewRule()
  }

  private func renewRule() {
    let new = BoxContent.rule(rule())
    for box in boxes where !new.isSame(as: box.content) {
      box.content = new
      graph.layoutChanged(box)
    }
  }
}

/// A node whose size a view can take as its own: a scroll view, a page.
@MainActor
protocol FrameContainer: Node {
  /// How far the content keeps from the edges.
  var margins: EdgeInsets { get }
}

extension Node {
  /// How large the container around is: the nearest scroll view or list, page, column, tab, or window.
  fileprivate var containerRoom: Size? {
    var outer = parent
    while let node = outer {
      if let container = node as? any FrameContainer {
        return node.laidOutSize?.less(by: container.margins)
      }
      if let root = node.ownLayoutRoot {
        return root.box.record.isValid ? root.box.record.frame.size : nil
      }
      outer = node.parent
    }
    return nil
  }

  private var laidOutSize: Size? {
    box.flatMap { $0.record.isValid ? $0.record.frame.size : nil }
  }
}

extension Size {
  fileprivate func less(by insets: EdgeInsets) -> Size {
    Size(
      width: max(0, width - Double(insets.leading + insets.trailing)),
      height: max(0, height - Double(insets.top + insets.bottom)))
  }
}

nonisolated extension View {
  /// A frame as long as the container around: the nearest scroll view or list, the page, the column or the
  /// tab that the view is in, or the window.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A frame of a length that is made of the container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ContainerFrameView(
      content: self, axes: axes.layoutAxes, alignment: alignment, length: length)
  }

  /// A frame as long as `span` of `count` views that fill the container with `spacing` between them.
  ///
  ///     ScrollView(.horizontal) {
  ///       HStack(spacing: 10) {
  ///         ForEach(cards) { CardView($0).containerRelativeFrame(.horizontal, count: 3, spacing: 10) }
  ///       }
  ///     }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let (count, span) = (CGFloat(max(1, count)), CGFloat(max(0, span)))
      let one = (length - spacing * (count - 1)) / count
      return one * span + spacing * max(0, span - 1)
    }
  }
}
