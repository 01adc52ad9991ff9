/// Two transitions in a row: how somebody came into a state, and how they left it.
///
/// Many a mistake needs both: what is saved after it could not be saved once, say.
public struct TransitionPair: Hashable, Sendable, CustomStringConvertible {
  /// The transition that comes first.
  public let first: StateTransition

  /// The one that begins where the first ends.
  public let second: StateTransition

  /// Both; `nil` where the second begins elsewhere.
  public init?(_ first: StateTransition, _ second: StateTransition) {
    guard first.to == second.from else { return nil }
    (self.first, self.second) = (first, second)
  }

  /// The three names.
  public var description: String { "\(first.from) → \(first.to) → \(second.to)" }
}

extension StateDiagram {
  /// The pairs that never happened, of the transitions `declared`, or else of those that did happen:
  /// `ProfileState: never seen: loaded → saving → savingError`.
  public func unseenPairs(among declared: [StateTransition]? = nil) -> Unseen<TransitionPair> {
    let transitions = declared ?? self.transitions.map(\.transition)
    let all = transitions.flatMap { first in
      transitions.compactMap { TransitionPair(first, $0) }
    }
    return Unseen(all.filter { !pairs.contains($0) }, of: feature, "pair")
  }
}
