/// How what is scrolled on a phone fades into the bars around it.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With a line between.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Little by little.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

nonisolated extension View {
  /// How the scroll views inside end at the bars around them. Without effect on a desktop, whose bars lie over
  /// nothing.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Whether the scroll views inside end at the bars around them as if nothing was there. Without effect on a
  /// desktop, whose bars lie over nothing.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Shows for a moment how far one has scrolled, once the scroll views inside come. Without effect on a
  /// desktop, which decides by itself when that is seen.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows for a moment how far one has scrolled whenever `value` changes. Without effect on a desktop, which
  /// decides by itself when that is seen.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
