import Dispatch
import Threads

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRest: Bool

  /// When it looks done; a spring may still tremble.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)

  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

/// Calls an action when everything that a change moves has arrived.
///
/// The change holds it, then all that moves because of it; who lets go last has arrived last.
final class AnimationCompletion: Sendable {
  let waitsForRest: Bool
  private let action: Handover<() -> Void>

  /// One that was there before; it waits with this one.
  private let before: AnimationCompletion?

  init(
    _ criteria: AnimationCompletionCriteria, before: AnimationCompletion?,
    _ action: @escaping () -> Void
  ) {
    waitsForRest = criteria.waitsForRest
    self.before = before
    self.action = Handover(action)
  }

  deinit { Self.call(action) }

  private static let waiting = Guarded<[Handover<() -> Void>]>([])

  private static func call(_ action: Handover<() -> Void>) {
    let isFirst = waiting.withLock { actions in
      actions.append(action)
      return actions.count == 1
    }
    // Not here and now: whoever lets go may be in the middle of a frame.
    if isFirst { DispatchQueue.main.async { onMain(callAll) } }
  }

  /// Calls the actions whose time has come.
  @MainActor
  static func callAll() {
    let actions = waiting.withLock { actions in
      defer { actions = [] }
      return actions
    }
    for action in actions { action.content() }
  }

  /// Whether there are any to call.
  static var areWaiting: Bool { waiting.withLock { !$0.isEmpty } }
}
