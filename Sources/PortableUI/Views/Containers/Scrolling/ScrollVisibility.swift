import LayoutEngine

/// A view that tells whether enough of it is seen in the scroll view around it.
struct ScrollVisibilityView<Content: View> {
  let content: Content
  let threshold: Double
  let action: (Bool) -> Void
}

extension ScrollVisibilityView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { ScrollVisibilityNode(self, at: place) }
}

final class ScrollVisibilityNode<Content: View>:
  WrapperNode<ScrollVisibilityView<Content>, Content>, LayoutReader
{
  /// Whether enough is seen, as far as it was told.
  private var known = false
  private var isTelling = false

  override func content() -> Content { view.content }

  override func appear() {
    super.appear()
    graph.add(self)
  }

  override func disappear() {
    graph.areLayoutReadersStale = true
    guard known else { return }
    later("onScrollVisibilityChange") { [self] in
      known = false
      view.action(false)
    }
  }

  func readLayout() {
    guard isSeen != known, !isTelling else { return }
    isTelling = true
    later("onScrollVisibilityChange") { [self] in
      isTelling = false
      let new = isSeen
      guard !flags.contains(.isDropped), new != known else { return }
      known = new
      view.action(new)
    }
  }

  private var isSeen: Bool {
    var boxes = ContiguousArray<Box>()
    collectBoxes(into: &boxes)
    return boxes.first?.isSeen(atLeast: view.threshold) ?? false
  }
}

extension Box {
  /// Whether that part of it is seen in the scroll view around it, or all there is room for.
  fileprivate func isSeen(atLeast part: Double) -> Bool {
    guard record.isValid else { return false }
    let size = record.frame.size
    var rect = Rect(origin: .zero, size: size)
    var inner = self
    while let outer = inner.parent {
      rect.origin = rect.origin + inner.record.frame.origin
      if let scrolling = outer.content.scrolling {
        rect.origin = rect.origin - scrolling.offset
        return rect.part(seenIn: outer.record.frame.size) >= max(part, .ulpOfOne)
      }
      inner = outer
    }
    return true
  }
}

extension Rect {
  /// How much of it is seen in a window of that size, as a part of what could be.
  func part(seenIn window: Size) -> Double {
    func along(_ axis: LayoutAxis) -> Double {
      let length = size[axis]
      let seen = min(origin[axis] + length, window[axis]) - max(origin[axis], 0)
      let most = min(length, window[axis])
      return most > 0 ? max(0, seen) / most : 1
    }
    return along(.horizontal) * along(.vertical)
  }
}

nonisolated extension View {
  /// Calls `action` when more than `threshold`, a part of its size, comes into sight in the scroll view
  /// around it, and when it goes out of sight. Of a view larger than the scroll view it is a part of what
  /// there is room for.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    ScrollVisibilityView(content: self, threshold: threshold, action: action)
  }
}
