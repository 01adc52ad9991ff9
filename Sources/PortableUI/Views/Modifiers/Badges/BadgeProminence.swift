/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  let grade: Grade

  enum Grade: Hashable { case decreased, standard, increased }

  /// Hardly: fainter than other words that matter less.
  public static let decreased = BadgeProminence(grade: .decreased)
  /// As is usual.
  public static let standard = BadgeProminence(grade: .standard)
  /// As what asks for attention: on a ground of colour.
  public static let increased = BadgeProminence(grade: .increased)
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

nonisolated extension View {
  /// How much the badges of this row, or of the rows inside, stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence).rowTrait(.badgeProminence(prominence))
  }
}
