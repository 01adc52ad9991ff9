/// Where ``StateChanges`` are under way, and what happens to those that come while others are.
///
///     extension Lane {
///       static let page = Lane.first("page")
///     }
///
///     $state.observe(state.more(), in: .page)
///
/// Lanes do not cut each other off, nor the action that was observed without a lane. One id is one lane,
/// whatever the rule: `.newest("page")` cuts off what `.first("page")` began.
public struct Lane {
  /// What tells it from others.
  @usableFromInline let key: DebounceKey

  @usableFromInline let rule: Rule

  /// What happens to an action that comes while the lane is busy.
  @usableFromInline
  enum Rule {
    case newest
    case first
    case inOrder
    case each
  }

  @inlinable
  init(_ id: some Hashable, _ rule: Rule) {
    key = .lane(DebounceKey.unwrapped(id))
    self.rule = rule
  }

  /// An action cuts off those before it.
  @inlinable
  public static func newest(_ id: some Hashable) -> Lane { Lane(id, .newest) }

  /// While an action is under way, further ones are ignored.
  @inlinable
  public static func first(_ id: some Hashable) -> Lane { Lane(id, .first) }

  /// An action waits until those before it have ended.
  @inlinable
  public static func inOrder(_ id: some Hashable) -> Lane { Lane(id, .inOrder) }

  /// Actions run side by side, each to its own end.
  @inlinable
  public static func each(_ id: some Hashable) -> Lane { Lane(id, .each) }
}
