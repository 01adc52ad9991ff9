nonisolated extension View {
  /// How the view comes and goes, where the change that shows or hides it is animated.
  ///
  /// Without this it fades. A view that goes is still seen until it is gone, but it is not there any
  /// more: it has no state, and takes no taps. Whether a program's own transitions are in `t`, and of which
  /// types, is settled when the view appears: without those views around it, it would lose its state.
  public func transition(_ t: AnyTransition) -> some View {
    TransitionView(content: self, transition: t).trait(.transition(t))
  }

  /// How the view comes and goes, where the change that shows or hides it is animated.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

/// A view inside of what a program's own transitions show around it.
struct TransitionView<Content: View> {
  let content: Content
  let transition: AnyTransition
}

extension TransitionView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { TransitionNode(self, at: place) }
}
