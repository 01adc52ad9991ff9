/// A way in which a view comes and goes, made of modifiers.
///
///     struct Spin: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content
///           .opacity(phase.isIdentity ? 1 : 0)
///           .rotationEffect(.degrees(90 * phase.value))
///       }
///     }
///
/// Where the change that shows or hides the view is animated, what the modifiers do moves from one phase to
/// the other. The view inside keeps its state, as long as `body` shows it at the same place in all phases.
@preconcurrency @MainActor
public protocol Transition {
  /// What the view is shown in.
  associatedtype Body: View

  /// The view that comes and goes, as it stands in `body`.
  typealias Content = PlaceholderContentView<Self>

  /// How `content` looks in `phase`. In `identity` it should look as it does without the transition.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What is true of the transition, whoever uses it.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Things move.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// `content` as it looks in `phase`.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    PhasedView(transition: self, phase: phase, content: PlaceholderContentView(content))
  }

  /// By `animation`, whatever the change says that shows or hides the view.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(transition: self, animation: animation)
  }

  /// Both at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(one: self, other: other)
  }
}

/// A view in a phase of a transition.
struct PhasedView<Way: Transition>: View {
  let transition: Way
  let phase: TransitionPhase
  let content: PlaceholderContentView<Way>

  var body: some View { transition.body(content: content, phase: phase) }
}

/// A transition that the engine moves by itself, without views.
protocol KnownTransition {
  /// What it is to the engine.
  var known: AnyTransition { get }
}

private struct AnimatedTransition<Way: Transition>: KnownTransition {
  let transition: Way
  let animation: Animation?

  nonisolated var known: AnyTransition { AnyTransition(transition).animation(animation) }
}

extension AnimatedTransition: Transition {
  static var properties: TransitionProperties { Way.properties }

  func body(content: Content, phase: TransitionPhase) -> some View {
    transition.apply(content: content, phase: phase)
  }
}

private struct CombinedTransition<One: Transition, Other: Transition>: KnownTransition {
  let one: One
  let other: Other

  nonisolated var known: AnyTransition {
    AnyTransition(one).combined(with: AnyTransition(other))
  }
}

extension CombinedTransition: Transition {
  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: One.properties.hasMotion || Other.properties.hasMotion)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    other.apply(content: one.apply(content: content, phase: phase), phase: phase)
  }
}
