public import Foundation

/// How a view comes and goes, where that is animated.
public struct AnyTransition: Sendable {
  let insertion: Way
  let removal: Way

  /// How a view comes, or how it goes.
  struct Way: Sendable {
    /// How it differs, while it is not there, from how it looks while it is.
    var effects: [TransitionEffect] = []

    /// What it is shown in while it comes or goes; the innermost first.
    var own: [OwnTransition] = []

    /// How it gets from one to the other; `nil` for as the change that shows it says.
    var animation: Animation?

    /// What stands where it comes from, or goes to; `nil` where that is its own place.
    var source: TransitionSource?
  }

  /// Out of what stands somewhere else, and back into that, while it fades.
  init(outOf source: TransitionSource, animation: Animation) {
    insertion = Way(effects: [.opacity], animation: animation, source: source)
    removal = insertion
  }

  init(_ own: OwnTransition) {
    insertion = Way(own: [own])
    removal = insertion
  }

  private init(_ effects: TransitionEffect...) {
    insertion = Way(effects: effects)
    removal = insertion
  }

  private init(insertion: Way, removal: Way) {
    self.insertion = insertion
    self.removal = removal
  }

  /// At once.
  public static let identity = AnyTransition()

  /// More and more opaque, less and less.
  public static let opacity = AnyTransition(.opacity)

  /// Out of a point in the middle, and back into it.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// From another size, around `anchor`, and back to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(Double(scale), anchor))
  }

  /// From over `edge`, and back there: as far as the view is wide or high.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  /// From over the leading edge, and on over the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// From over `edge`, and on over the one across, while it fades.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.across).combined(with: .opacity))
  }

  /// From as far aside, and back there.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// From as far aside, and back there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// In one way, and out in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Both at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.combined(with: other.insertion),
      removal: removal.combined(with: other.removal))
  }

  /// By `animation`, whatever the change says that shows or hides the view.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      insertion: insertion.timed(by: animation), removal: removal.timed(by: animation))
  }

  /// Whether it is animated where the change is not.
  var isTimed: Bool { insertion.animation != nil || removal.animation != nil }
}

extension AnyTransition.Way {
  /// Whether it is at once.
  var isIdentity: Bool { effects.isEmpty && own.isEmpty }

  fileprivate func combined(with other: Self) -> Self {
    Self(
      effects: effects + other.effects, own: own + other.own,
      animation: other.animation ?? animation, source: other.source ?? source)
  }

  fileprivate func timed(by animation: Animation?) -> Self {
    Self(effects: effects, own: own, animation: animation, source: source)
  }
}

extension Edge {
  fileprivate var across: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
