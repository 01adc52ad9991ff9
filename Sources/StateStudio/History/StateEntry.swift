import StateEvents

/// One change of a state that was recorded.
public struct StateEntry: Identifiable {
  /// Which change it is, counted from the beginning of the process.
  public let id: Int

  /// The name of the state's type.
  public var feature: String { type.name }

  /// Which instance of the feature it is: the first one recorded is 1.
  public let instance: Int

  /// What was done, where that is known: the name of a case, or what was written.
  public var action: String? { note?.name }

  /// Where it was asked for, where that is known: `Module/File.swift:12`.
  public var place: String? { note?.place }

  /// The id of the lane that the action was under way in, where it was one of changes in a lane.
  public var lane: String? { note?.lane }

  /// The change that was being told of when this one happened, where there was one.
  public let cause: Int?

  /// What a person did that it came of, as far as that is known: `tapped “Retry”`.
  public var because: String? { reason?.words }

  /// What was waited for before it, as far as that is known: `“load” answered`, `300 ms passed`,
  /// `a timer of 1 s fired`.
  public var awaitedBefore: String? { awaited?.words }

  /// When it happened, on the clock of whoever hosts it.
  public var at: Duration { .nanoseconds(moment) }

  /// How long the work took that ended with it, where there was any, and it is known.
  public var took: Duration? { tookNanoseconds.map { .nanoseconds($0) } }

  let reason: ActReason?
  let awaited: AwaitedReason?
  let note: ActionNote?
  let moment: Int
  let tookNanoseconds: Int?

  /// What whoever had the state needs, besides it, to show it again.
  var memory: StateMemory?

  let type: RecordedType
  let before: RecordedState
  let after: RecordedState

  /// The name of the case that the state is now; for what is no enumeration, the name of its type.
  public var label: String { after.label(type) }

  /// The name of the case that the state was.
  public var labelBefore: String { before.label(type) }

  /// The state as it became, where it is known as a value.
  public var state: Any? { after.knownValue }

  /// The state as it was, where it is known as a value.
  public var stateBefore: Any? { before.knownValue }
}

/// The type of a state, which may be of another process.
enum RecordedType {
  case known(Any.Type)
  case named(String)

  var name: String {
    switch self {
    case .known(let type): "\(type)"
    case .named(let name): name
    }
  }

  var identity: ObjectIdentifier? {
    if case .known(let type) = self { ObjectIdentifier(type) } else { nil }
  }
}

/// A state as it was recorded.
enum RecordedState {
  /// The value itself.
  case value(Any)

  /// What a file says of a value that could not be written as one.
  case words(String, label: String)

  /// The value, or the words for it.
  var value: Any {
    switch self {
    case .value(let value): value
    case .words(let words, _): words
    }
  }

  var knownValue: Any? { if case .value(let value) = self { value } else { nil } }

  func label(_ type: RecordedType) -> String {
    switch self {
    case .value(let value): isEnumeration(value) ? caseName(of: value) : type.name
    case .words(_, let label): label
    }
  }
}

func isEnumeration(_ value: Any) -> Bool { Mirror(reflecting: value).displayStyle == .enum }

/// What a person did: the act itself, or the words that a file has of it.
enum ActReason {
  case act(PersonAct)
  case read(String)

  var words: String {
    switch self {
    case .act(let act): act.words
    case .read(let words): words
    }
  }
}

/// What was waited for: the event itself, or the words that a file has of it.
enum AwaitedReason {
  case known(Awaited)
  case read(String)

  var words: String {
    switch self {
    case .known(.answer(let answer)):
      if case .failure = answer.content {
        "“\(answer.call)” failed"
      } else {
        "“\(answer.call)” answered"
      }
    case .known(.time(let nanoseconds)): "\(Duration.nanoseconds(nanoseconds).inWords) passed"
    case .known(.timer(let nanoseconds)):
      "a timer of \(Duration.nanoseconds(nanoseconds).inWords) fired"
    case .read(let words): words
    }
  }
}
