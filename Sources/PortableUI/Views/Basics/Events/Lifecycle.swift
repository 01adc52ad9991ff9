/// A view that says when it comes and goes.
struct LifecycleView<Content: View> {
  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
}

extension LifecycleView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { LifecycleNode(self, at: place) }
}

final class LifecycleNode<Content: View>: PresenceNode<LifecycleView<Content>, Content> {
  override func content() -> Content { view.content }
  override func didAppear() { view.onAppear?() }
  override func didDisappear() { view.onDisappear?() }
  override var names: (appear: StaticString, disappear: StaticString) {
    ("onAppear", "onDisappear")
  }
}

/// A node that is told once that it is on the screen, and once that it has left it.
///
/// Inner views are told before outer ones, views beside each other in order, and what has come before
/// what has gone. A node that was made
/// and dropped before anyone could see it is told nothing.
class PresenceNode<V: View, Content: View>: WrapperNode<V, Content> {
  private var isPresent = false

  /// Called when the first frame with this view is done.
  func didAppear() {}

  /// Called when the first frame without this view is done.
  func didDisappear() {}

  /// What the two are called where a frame that does not end is explained.
  var names: (appear: StaticString, disappear: StaticString) { ("onAppear", "onDisappear") }

  /// Whether it is told, too, when it is out of sight and comes back, as a page does with another one
  /// over it.
  var followsSight: Bool { true }

  override final func appear() {
    super.appear()
    tellAppeared()
  }

  override final func disappear() { if isPresent { tellDisappeared() } }

  override final func sightChanged(_ isInSight: Bool) {
    super.sightChanged(isInSight)
    guard followsSight else { return }
    if isInSight { tellAppeared() } else { tellDisappeared() }
  }

  private func tellAppeared() {
    later(names.appear) { [self] in
      guard !isPresent, !flags.contains(.isDropped), !followsSight || sleep == nil else { return }
      isPresent = true
      didAppear()
    }
  }

  private func tellDisappeared() {
    last(names.disappear) { [self] in
      guard isPresent, flags.contains(.isDropped) || sleep != nil else { return }
      isPresent = false
      didDisappear()
    }
  }
}

nonisolated extension View {
  /// Calls `action` when the view has come onto the screen: once, until it has left.
  ///
  /// What the action writes is shown before the user sees anything else. The actions of inner views
  /// come before those of the views around them.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, onAppear: action, onDisappear: nil)
  }

  /// Calls `action` when the view has left the screen. The actions of inner views come before those
  /// of the views around them.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, onAppear: nil, onDisappear: action)
  }
}
