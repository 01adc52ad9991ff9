/// A view that goes through phases, from one to the next by an animation.
///
///     PhaseAnimator([0.0, 1]) { phase in
///       Circle().opacity(phase)
///     } animation: { _ in
///       .easeInOut(duration: 1)
///     }
///
/// The next phase begins when the animation to the one before looks done; a spring may still swing then.
/// Phases go on only while the view is in sight and things may be seen to move.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  let trigger: (any Equatable)?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Goes through `phases` over and over, from the first to the last, and then to the first again.
  /// `animation` says how to get to a phase.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), nil, content, animation)
  }

  /// Shows the first of `phases`. Whenever `trigger` has changed it goes through the others, and then
  /// back to the first.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), trigger, content, animation)
  }

  fileprivate init(
    _ phases: [Phase], _ trigger: (any Equatable)?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { PhaseAnimatorNode(self, at: place) }
}

nonisolated extension View {
  /// Shows the view as `content` makes it in each of `phases`, over and over; see ``PhaseAnimator``.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      Array(phases), nil, { content(PlaceholderContentView(self), $0) }, animation)
  }

  /// Shows the view as `content` makes it in the first of `phases`, and in the others one after the
  /// other whenever `trigger` has changed; see ``PhaseAnimator``.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      Array(phases), trigger, { content(PlaceholderContentView(self), $0) },
      animation)
  }
}
