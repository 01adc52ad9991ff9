import LayoutEngine

/// A view that tells which targets are seen in the first scroll view inside it.
struct SeenTargetsView<Content: View, ID: Hashable> {
  let content: Content
  let threshold: Double
  let action: ([ID]) -> Void
}

extension SeenTargetsView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { SeenTargetsNode(self, at: place) }
}

final class SeenTargetsNode<Content: View, ID: Hashable>:
  ScrollWatchNode<SeenTargetsView<Content, ID>, Content>
{
  private var known: [ID] = []
  private var isTelling = false

  override func content() -> Content { view.content }

  override func scrolled(_ scroller: Scroller) {
    guard !isTelling, ids(scroller) != known else { return }
    isTelling = true
    later("onScrollTargetVisibilityChange") { [self] in tell() }
  }

  private func tell() {
    isTelling = false
    guard !flags.contains(.isDropped), let scroller else { return }
    let new = ids(scroller)
    guard new != known else { return }
    known = new
    view.action(new)
  }

  private func ids(_ scroller: Scroller) -> [ID] {
    let seen = scroller.range.visible(at: scroller.offset)
    return scroller.targets(near: seen).filter { target in
      let frame = Rect(origin: target.frame.origin - seen.origin, size: target.frame.size)
      return frame.part(seenIn: seen.size) >= max(view.threshold, .ulpOfOne)
    }
    .compactMap { $0.identities().lazy.compactMap { $0.base as? ID }.first }
  }
}

nonisolated extension View {
  /// Calls `action` with the identities of the views of the `scrollTargetLayout()` in the first scroll view
  /// inside of which more than `threshold` is seen, whenever these are others.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    SeenTargetsView(content: self, threshold: threshold, action: action)
  }
}
