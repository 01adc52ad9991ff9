import Threads

extension OwnTransition {
  /// `content` in `phase`.
  @MainActor
  func around(_ content: ErasedContent, in phase: TransitionPhase) -> ErasedContent {
    func around(_ transition: some Transition) -> ErasedContent {
      ErasedContent(
        PhasedView(
          transition: transition, phase: phase, content: PlaceholderContentView(erased: content)))
    }
    return (self.content.content as? any Transition).map { around($0) } ?? content
  }
}

extension AnyTransition {
  /// The way of `transition`.
  public init<T: Transition>(_ transition: T) {
    self = (transition as? any KnownTransition)?.known ?? AnyTransition(OwnTransition(transition))
  }

  /// As `active` makes it look while it is not there, and as `identity` does while it is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}

private struct ModifierTransition<Modifier: ViewModifier> {
  let active: Modifier
  let identity: Modifier
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
