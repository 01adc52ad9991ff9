/// A view that says when it comes and goes.
public struct LifecycleView<Content: View> {
  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
}

extension LifecycleView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }

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

  override final func appear() {
    super.appear()
    later(names.appear) { [self] in
      guard !flags.contains(.isDropped) else { return }
      isPresent = true
      didAppear()
    }
  }

  override final func disappear() {
    if isPresent { last(names.disappear) { [self] in didDisappear() } }
  }
}

extension View {
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
