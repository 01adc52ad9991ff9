/// The states of a feature, and how one becomes another: the cases of its type, also those that were
/// never seen, and what a history has seen of transitions.
///
///     let diagram = StateDiagram(of: ProfileState.self, in: history)
///     #expect(diagram.unseenStates.isEmpty)
///
/// A type that is no enumeration has one state, which is called as the type is.
public struct StateDiagram: Sendable {
  /// The name of the type.
  public let feature: String

  /// The names of all states: those that were seen in the order of their first time, then the others.
  public let states: [String]

  /// How one state became another, in the order of the first time.
  public let transitions: [SeenTransition]

  /// The states that instances began with.
  public let firstStates: [String]

  private let seen: Set<String>

  /// Which transitions followed one another.
  let pairs: Set<TransitionPair>

  /// The diagram of the states of `type`, with what the histories have seen.
  public init<State>(of type: State.Type, in histories: StateHistory...) {
    self.init(type, "\(type)", histories.flatMap(\.entries))
  }

  /// The diagram of one feature in some entries; its cases are known where its type is.
  init?(of feature: String, in entries: [StateEntry]) {
    guard let entry = entries.first(where: { $0.feature == feature }) else { return nil }
    let type: Any.Type? = if case .known(let type) = entry.type { type } else { nil }
    self.init(type, feature, entries)
  }

  /// A diagram of what is known already; every state counts as seen.
  init(feature: String, states: [String], first: [String], transitions: [SeenTransition]) {
    (self.feature, self.states, firstStates) = (feature, states, first)
    self.transitions = transitions
    (seen, pairs) = (Set(states), [])
  }

  private init(_ type: Any.Type?, _ feature: String, _ entries: [StateEntry]) {
    self.feature = feature
    var (order, first, edges) = (OrderedNames(), OrderedNames(), SeenTransitions())
    var (latest, pairs): ([Int: StateTransition], Set<TransitionPair>) = ([:], [])
    for entry in entries where entry.isOf(type, named: feature) {
      let (old, new) = (entry.labelBefore, entry.label)
      let transition = StateTransition(old, new)
      if let before = latest.updateValue(transition, forKey: entry.instance) {
        if let pair = TransitionPair(before, transition) { pairs.insert(pair) }
      } else {
        first.insert(old)
      }
      order.insert(old)
      order.insert(new)
      edges.insert(transition, entry.actionInDiagram)
    }
    (seen, self.pairs) = (Set(order.names), pairs)
    for name in type.flatMap(EnumCases.names) ?? [] { order.insert(name) }
    if order.names.isEmpty { order.insert(feature) }
    (states, firstStates, transitions) = (order.names, first.names, edges.all)
  }

  /// Whether somebody was in the state of that name.
  public func hasSeen(_ state: String) -> Bool { seen.contains(state) }
}

/// A state that becomes another.
public struct StateTransition: Hashable, Sendable, CustomStringConvertible {
  /// The name of the state before.
  public let from: String

  /// The name of the state after.
  public let to: String

  /// The transition from one state to another, or to the same once more.
  public init(_ from: String, _ to: String) { (self.from, self.to) = (from, to) }

  /// Both names.
  public var description: String { "\(from) → \(to)" }
}

/// A transition that was seen.
public struct SeenTransition: Sendable {
  /// From where to where.
  public let transition: StateTransition

  /// How often.
  public internal(set) var count: Int

  /// What brought it about, where that is known, and how often each.
  public internal(set) var actions: [(name: String, count: Int)]
}

extension StateEntry {
  /// Whether it is of `type` or, where that is not known, has its name.
  fileprivate func isOf(_ type: Any.Type?, named name: String) -> Bool {
    if let type, let identity = self.type.identity { return identity == ObjectIdentifier(type) }
    return feature == name
  }

  /// What stands beside an arrow: the action, or the file and line that asked for it. A plain state, which
  /// takes no time, is where the arrow points, and no action.
  fileprivate var actionInDiagram: String? {
    if action == nil, took == nil { return nil }
    return action ?? place.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
  }
}

/// Names, each once, in the order in which they came.
private struct OrderedNames {
  private(set) var names: [String] = []
  private var known: Set<String> = []

  mutating func insert(_ name: String) {
    if known.insert(name).inserted { names.append(name) }
  }
}

private struct SeenTransitions {
  private(set) var all: [SeenTransition] = []
  private var places: [StateTransition: Int] = [:]

  mutating func insert(_ transition: StateTransition, _ action: String?) {
    let place = places[transition] ?? all.count
    if place == all.count {
      places[transition] = place
      all.append(SeenTransition(transition: transition, count: 0, actions: []))
    }
    all[place].count += 1
    guard let action else { return }
    if let known = all[place].actions.firstIndex(where: { $0.name == action }) {
      all[place].actions[known].count += 1
    } else {
      all[place].actions.append((action, 1))
    }
  }
}
