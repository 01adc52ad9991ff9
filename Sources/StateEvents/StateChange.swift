import Threads

/// A state that has just become another.
package struct StateChange {
  /// Which change it is of this process.
  package let number: Int

  /// The state's type.
  package let feature: Any.Type

  /// Who has the state.
  package let subject: any StateSubject

  /// The state until now.
  package let before: Any

  /// The state from now on.
  package let after: Any

  /// What brought it about, where that is known.
  package let action: ActionNote?

  /// The number of the change that was being told of when this one happened.
  package let cause: Int?

  /// What a person did that it came of, as far as that is known.
  package let act: PersonAct?

  /// What was waited for before it, as far as that is known.
  package let awaited: Awaited?

  /// When it happened, in nanoseconds of the clock of whoever hosts it.
  package let moment: Int

  /// What `subject` needs to show these states again, besides the states.
  package let memory: StateMemory?

  /// How long the work took that ended with it, in nanoseconds, where that is known.
  package var took: Int? {
    guard let action, action.began <= moment else { return nil }
    return moment - action.began
  }

  /// A change of `subject`, which happens because of that of the number `cause`.
  package init<State>(
    _ number: Int, of subject: any StateSubject, from before: State, to after: State,
    by action: ActionNote?, because cause: Int?, at moment: Int, with memory: StateMemory? = nil
  ) {
    self.number = number
    feature = State.self
    self.subject = subject
    self.before = before
    self.after = after
    self.action = action
    self.moment = moment
    self.cause = cause
    self.memory = memory
    act = action?.act ?? Telling.act
    awaited = Trail.awaited ?? TimerFiring.interval.map { .timer($0) }
  }
}

/// What was done that changes a state.
package final class ActionNote: Sendable {
  /// What it is called: a case, say.
  package let name: String?

  /// In which lane it is under way, beside others; nil for an action without one.
  package let lane: String?

  /// Where it was asked for, as `Module/File.swift:12`.
  package var place: String? { file.map { "\($0):\(line)" } ?? placeRead }

  /// When that was, in nanoseconds of its host's clock.
  package let began: Int

  /// What the person did who asked for it, if it was one.
  package let act: PersonAct?

  private let file: StaticString?
  private let line: UInt
  private let placeRead: String?

  /// An action that begins at the moment `began`.
  package init(
    _ name: String? = nil, file: StaticString? = nil, line: UInt = 0, began: Int
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.began = began
    act = Telling.act
    (placeRead, lane) = (nil, nil)
  }

  /// The same action, which is under way in `lane`.
  package init(_ note: ActionNote, in lane: String) {
    (name, file, line, placeRead) = (note.name, note.file, note.line, note.placeRead)
    (began, act, self.lane) = (note.began, note.act, lane)
  }

  /// An action of another process.
  package init(_ name: String?, readPlace: String?, lane: String? = nil) {
    (self.name, placeRead, self.lane) = (name, readPlace, lane)
    (file, line, began, act) = (nil, 0, .max, nil)
  }
}
