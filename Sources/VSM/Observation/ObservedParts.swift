public import Observation
import Threads

/// What of a container was read by somebody who follows it: in a body, or in
/// `withObservationTracking`. A container has this once something was.
@usableFromInline
final class ObservedParts<State> {
  /// What can be read.
  enum Part: Hashable {
    case state
    case property(AnyKeyPath)

    /// What is no part of the state: whether lanes are busy, what a binding has written.
    case rest
  }

  /// A part that somebody follows.
  private final class Entry {
    /// What Observation knows it by. Whoever follows the part has this, too.
    var mark = ReadMarks.mark()

    /// Whether it is the same in two states.
    let isSame: (State, State) -> Bool

    init(_ isSame: @escaping (State, State) -> Bool) { self.isSame = isSame }
  }

  private let marks = ReadMarks()
  private let entries = Guarded<[Part: Entry]>([:])

  /// Notes that `part` is read. It changes where `isSame` says that it is another in the next state.
  func noteRead(of part: Part, isSame: @escaping (State, State) -> Bool) {
    let mark = entries.withLock { entries in
      if let known = entries[part] { return known.mark }
      let entry = Entry(isSame)
      entries[part] = entry
      return entry.mark
    }
    marks.noteRead(of: mark)
  }

  /// Says that `next` is about to take the place of `state`. Returns what changes.
  @usableFromInline
  func willSet(_ state: State, to next: State) -> [ReadMarks.Mark] {
    let changed = followed().filter { !$0.isSame(state, next) }.map(\.mark)
    for mark in changed { marks.willSet(mark) }
    return changed
  }

  /// Says that `changed` has changed.
  @usableFromInline
  func didSet(_ changed: [ReadMarks.Mark]) {
    for mark in changed { marks.didSet(mark) }
  }

  /// Says that something has changed that is no part of the state.
  func restChanged() {
    guard let mark = entries.withLock({ $0[.rest]?.mark }) else { return }
    marks.willSet(mark)
    marks.didSet(mark)
  }

  /// The parts that somebody follows. What nobody follows any more is forgotten.
  private func followed() -> [(mark: ReadMarks.Mark, isSame: (State, State) -> Bool)] {
    entries.withLock { entries in
      if entries.values.contains(where: { isKnownUniquelyReferenced(&$0.mark) }) {
        entries = entries.filter { !isKnownUniquelyReferenced(&$0.value.mark) }
      }
      return entries.values.map { ($0.mark, $0.isSame) }
    }
  }
}

/// What a container is to Observation: an object with a property for each part that is read.
@usableFromInline
final class ReadMarks: Observable, Sendable {
  /// A property. All who follow it keep this object, so it can be seen whether anybody does.
  @usableFromInline typealias Mark = KeyPath<ReadMarks, Void>

  private let registrar = ObservationRegistrar()

  private final class Name: Hashable, Sendable {
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    static func == (one: Name, other: Name) -> Bool { one === other }
  }

  private subscript(name name: Name) -> Void { () }

  static func mark() -> Mark { \ReadMarks[name: Name()] }

  func noteRead(of mark: Mark) { registrar.access(self, keyPath: mark) }

  func willSet(_ mark: Mark) { registrar.willSet(self, keyPath: mark) }

  func didSet(_ mark: Mark) { registrar.didSet(self, keyPath: mark) }
}
