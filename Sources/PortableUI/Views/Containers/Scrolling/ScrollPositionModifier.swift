import LayoutEngine

/// A view that says where the first scroll view inside it is, and is told.
struct PositionedScroll<Content: View> {
  let content: Content
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
}

extension PositionedScroll: View {
  var body: some View {
    FollowedScroll(
      content: content, request: FollowedRequest(number: position.requests),
      goal: position.goal(anchor), stays: position.stays, anchor: anchor
    ) { ids in
      let new = position.moved(to: ids)
      if new != position { position = new }
      return nil
    }
  }
}

/// A view that says which view is seen first in the first scroll view inside it, and is told.
struct IdentifiedScroll<Content: View, ID: Hashable> {
  let content: Content
  @Binding var id: ID?
  let anchor: UnitPoint?
}

extension IdentifiedScroll: View {
  var body: some View {
    FollowedScroll(
      content: content, request: FollowedRequest(id: id.map { AnyHashable($0) }),
      goal: id.map { .view(AnyHashable($0), anchor: anchor.map { Point($0) }) },
      stays: false, anchor: anchor
    ) { ids in
      guard let new = ids.lazy.compactMap({ $0.base as? ID }).first, new != id else { return nil }
      id = new
      return FollowedRequest(id: AnyHashable(new))
    }
  }
}

/// A view that moves the first scroll view inside it, and hears of how a person does.
struct FollowedScroll<Content: View> {
  let content: Content
  let request: FollowedRequest
  let goal: ScrollGoal?

  /// Whether it goes on being at the goal when sizes change.
  let stays: Bool
  let anchor: UnitPoint?

  /// Is told who is seen first when a person has moved it. Returns what is asked for then, where that is
  /// something else.
  let moved: ([AnyHashable]) -> FollowedRequest?
}

/// Tells what is asked for of a scroll view from what was asked for before.
struct FollowedRequest: Equatable {
  var number = 0
  var id: AnyHashable?
}

extension FollowedScroll: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { FollowedScrollNode(self, at: place) }
}

final class FollowedScrollNode<Content: View>: ScrollWatchNode<FollowedScroll<Content>, Content> {
  /// What was asked for last, and what of it is still to be done.
  private var request: FollowedRequest?
  private var goal: ScrollGoal?

  /// Where a person has moved it that was told.
  private var told: Point?
  private var isTelling = false

  override func content() -> Content { view.content }

  override func appear() {
    take()
    super.appear()
  }

  override func viewChanged() {
    take()
    super.viewChanged()
  }

  private func take() {
    guard view.request != request else { return }
    request = view.request
    goal = view.goal
    if goal != nil { graph.scrolled() }
  }

  override func readLayout() {
    super.readLayout()
    guard let goal, let scroller else { return }
    self.goal = nil
    scroller.aim(at: goal, stays: view.stays)
  }

  override func scrolled(_ scroller: Scroller) {
    guard scroller.isMovedByPerson else {
      told = nil
      return
    }
    guard scroller.offset != told, !isTelling else { return }
    told = scroller.offset
    isTelling = true
    later("scrollPosition") { [self] in tell() }
  }

  private func tell() {
    isTelling = false
    guard !flags.contains(.isDropped), let scroller, scroller.isMovedByPerson else { return }
    let anchor = view.anchor.map { Point($0) } ?? .zero
    if let new = view.moved(scroller.identities(nearest: anchor)) { request = new }
  }
}

nonisolated extension View {
  /// Binds where the first scroll view inside is to `position`: it goes where that says, and that says when
  /// a person has moved it. `anchor` is where views come to lie, and who counts as seen first.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    PositionedScroll(content: self, position: position, anchor: anchor)
  }

  /// Binds which view is seen first in the first scroll view inside to `id`: that is the identity of one of
  /// the views in its `scrollTargetLayout()`. Another identity brings another view into sight.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    IdentifiedScroll(content: self, id: id, anchor: anchor)
  }
}
