/// What has been gathered, and which of it may be sent.
struct CollectByTimeStateMachine<Value, Failure: Error> {
  /// Something to send.
  enum Parcel {
    case group([Value])
    case completion(Subscribers.Completion<Failure>)
  }

  private let limit: Int?
  private var gathered: [Value] = []
  private var completion: Subscribers.Completion<Failure>?

  init(limit: Int?) { self.limit = limit }

  /// Whether there are as many values as one array may hold.
  var isFull: Bool { limit.map { gathered.count >= $0 } ?? false }

  /// Whether there is something to send without waiting for the time.
  var isUrgent: Bool { isFull || completion != nil }

  mutating func add(_ value: Value) { gathered.append(value) }

  /// Notes the end; for a failure returns what is not to be sent any more.
  mutating func complete(_ completion: Subscribers.Completion<Failure>) -> [Value] {
    self.completion = completion
    if case .failure = completion { return drop() }
    return []
  }

  /// Takes out the next thing to send.
  mutating func next(isTime: Bool, isDemanded: Bool) -> Parcel? {
    guard !gathered.isEmpty else {
      defer { completion = nil }
      return completion.map { .completion($0) }
    }
    guard isDemanded, isTime || isUrgent else { return nil }
    guard let limit, gathered.count > limit else { return .group(drop()) }
    defer { gathered.removeFirst(limit) }
    return .group(Array(gathered[..<limit]))
  }

  /// Gives up what was gathered.
  mutating func drop() -> [Value] {
    defer { gathered = [] }
    return gathered
  }
}
