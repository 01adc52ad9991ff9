/// What a diagram has of a type, and no history has seen. In words it says so, for a failing test.
public struct Unseen<Element: Sendable & CustomStringConvertible>: RandomAccessCollection, Sendable
{
  private let feature: String
  private let what: String
  private let elements: [Element]

  init(_ elements: [Element], of feature: String, _ what: String) {
    (self.elements, self.feature, self.what) = (elements, feature, what)
  }

  /// The first place.
  public var startIndex: Int { 0 }

  /// The place behind the last.
  public var endIndex: Int { elements.count }

  /// What stands at a place.
  public subscript(position: Int) -> Element { elements[position] }
}

extension Unseen: CustomStringConvertible {
  /// The feature, and what was never seen of it.
  public var description: String {
    isEmpty
      ? "\(feature): every \(what) was seen"
      : "\(feature): never seen: \(elements.map(\.description).joined(separator: ", "))"
  }
}

extension StateDiagram {
  /// The states that nobody was in: `ProfileState: never seen: savingError`.
  public var unseenStates: Unseen<String> {
    Unseen(states.filter { !hasSeen($0) }, of: feature, "state")
  }

  /// Those of the transitions `declared` that never happened.
  public func unseenTransitions(
    among declared: [StateTransition]
  ) -> Unseen<StateTransition> {
    let seen = Set(transitions.map(\.transition))
    return Unseen(declared.filter { !seen.contains($0) }, of: feature, "transition")
  }

  /// The transitions that happened and are not among `declared`, in the order of their first time.
  public func transitions(notAmong declared: [StateTransition]) -> [StateTransition] {
    let declared = Set(declared)
    return transitions.map(\.transition).filter { !declared.contains($0) }
  }
}
