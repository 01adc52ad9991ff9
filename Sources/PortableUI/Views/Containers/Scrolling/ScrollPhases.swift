/// What moves a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger that may be about to. Never seen on a desktop.
  case tracking
  /// A person.
  case interacting
  /// The swing of what a person did. Never seen on a desktop, where it counts as the person.
  case decelerating
  /// A program.
  case animating

  /// Whether something moves it.
  public var isScrolling: Bool { self != .idle }
}

/// A scroll view at the moment at which something else moves it.
public struct ScrollPhaseChangeContext: Sendable {
  /// How large it is, and what is seen.
  public let geometry: ScrollGeometry

  /// How fast it moves, in points a second. Only who moves it knows that here, and does not say.
  public let velocity: CGVector?
}

/// A view that tells of what moves the first scroll view inside it.
struct ScrollPhaseView<Content: View> {
  let content: Content
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { ScrollPhaseNode(self, at: place) }
}

final class ScrollPhaseNode<Content: View>: ScrollWatchNode<ScrollPhaseView<Content>, Content> {
  override func content() -> Content { view.content }

  override func phaseChanged(of scroller: Scroller, from old: ScrollPhase) {
    let new = scroller.phase
    let context = ScrollPhaseChangeContext(geometry: scroller.geometry, velocity: nil)
    later("onScrollPhaseChange") { [self] in
      if !flags.contains(.isDropped) { view.action(old, new, context) }
    }
  }
}

nonisolated extension View {
  /// Calls `action` when something else moves the first scroll view inside than before.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    ScrollPhaseView(content: self) { old, new, _ in action(old, new) }
  }

  /// Calls `action`, with what is seen then, when something else moves the first scroll view inside than
  /// before.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollPhaseView(content: self, action: action)
  }
}
