package import StateEvents
import Threads

/// Remembers how the states of containers, stores and controllers of this process change.
///
///     let history = StateHistory(limit: .bytes(8 << 20), leavingOut: [Secrets.self])
///     history.record { container.observe(.loading) }
///     for entry in history.entries { print(entry.at, entry.feature, entry.label) }
///
/// It keeps the values themselves, as long as there is room: the oldest go first. Nothing is
/// described, compared or encoded before somebody asks. There may be any number of histories, and
/// they may be used from any thread. While none records, a change costs one look at a counter.
public final class StateHistory {
  let storage: Guarded<HistoryStorage>
  let redaction: Redaction
  private let reductions: [ObjectIdentifier: (Any) -> Any]
  private let scope = Guarded<RecordedScope?>(nil)
  let appender = Guarded<HistoryAppender?>(nil)
  let followers = HistoryFollowers()
  let people = Guarded(RecordedActs())
  let services = Guarded(RecordedAnswers())
  let travels = Guarded<StateTravel?>(nil)

  /// What is to be known of a file that this was read from: what of it could not be read, say.
  public internal(set) var remarks: [String] = []

  /// A history that remembers nothing yet.
  ///
  /// Features whose state is one of the types `leavingOut` are not recorded; where such a value is a
  /// part of another state, it is neither shown nor written. States that `reducing` names are kept as
  /// what is made of them.
  public init(
    limit: HistoryLimit = .bytes(64 << 20), leavingOut: [Any.Type] = [],
    reducing: [StateReduction] = []
  ) {
    redaction = Redaction(leavingOut)
    reductions = Dictionary(reducing.map { ($0.type, $0.reduce) }) { $1 }
    storage = Guarded(HistoryStorage(limit: limit.bytes))
  }
}

/// How much a history remembers.
public struct HistoryLimit: Sendable, Equatable {
  let bytes: Int

  /// About as many bytes as the remembered states take, shared parts counted more than once.
  public static func bytes(_ count: Int) -> HistoryLimit { HistoryLimit(bytes: max(0, count)) }
}

/// Makes less of the states of one type before they are kept.
public struct StateReduction {
  let type: ObjectIdentifier
  let reduce: (Any) -> Any

  /// Keeps each state of the type `State` as what `reduce` makes of it: without a large part, say.
  public static func of<State>(
    _ type: State.Type, _ reduce: @escaping (State) -> State
  ) -> StateReduction {
    StateReduction(type: ObjectIdentifier(type)) { ($0 as? State).map(reduce) ?? $0 }
  }
}

/// Whose changes are recorded.
public struct RecordedScope {
  private let owner: Owner?
  private let identity: ObjectIdentifier?

  /// The histories that record what the task of the caller brings about, and nobody else.
  @TaskLocal static var ofTask: Set<ObjectIdentifier> = []

  /// Whether only that is recorded.
  fileprivate let isOfTask: Bool

  /// Whose changes alone are recorded. An object, since weak references are slow to copy.
  private final class Owner {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  /// Those of the whole process.
  public static var everything: RecordedScope { RecordedScope(owner: nil, identity: nil) }

  fileprivate static var task: RecordedScope {
    RecordedScope(owner: nil, identity: nil, isOfTask: true)
  }

  private init(owner: AnyObject?, identity: ObjectIdentifier?, isOfTask: Bool = false) {
    (self.owner, self.identity, self.isOfTask) = (owner.map(Owner.init), identity, isOfTask)
  }

  /// Those of one container or store, which is not kept alive.
  public static func only(_ owner: AnyObject) -> RecordedScope {
    let identity = (owner as? any StateOwner)?.stateIdentity ?? ObjectIdentifier(owner)
    return RecordedScope(owner: owner, identity: identity)
  }

  /// Whether what the caller says is to be heard by `history`.
  fileprivate func covers(callerOf history: StateHistory) -> Bool {
    !isOfTask || Self.ofTask.contains(ObjectIdentifier(history))
  }

  fileprivate func contains(_ subject: any StateSubject) -> Bool {
    guard let identity else { return true }
    return identity == subject.identity && owner?.object != nil
  }
}

// MARK: Recording

extension StateHistory {
  /// Whether changes are recorded now.
  public var isRecording: Bool { scope.withLock { $0 != nil } }

  /// Records from now on, until ``stop()``. A history that records stays alive.
  public func start(_ scope: RecordedScope = .everything) {
    self.scope.withLock { $0 = scope }
    StateEvents.add(self)
  }

  /// Records no more. What was recorded stays.
  public func stop() {
    scope.withLock { $0 = nil }
    StateEvents.remove(self)
  }

  /// Records what `body` brings about before it returns.
  public func record<Result>(
    _ scope: RecordedScope = .everything, _ body: () throws -> Result
  ) rethrows -> Result {
    start(scope)
    defer { stop() }
    return try body()
  }

  /// Records what happens until `body` returns.
  public nonisolated(nonsending) func record<Result>(
    _ scope: RecordedScope = .everything,
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    start(scope)
    defer { stop() }
    return try await body()
  }

  /// Records what the caller's task, and the tasks that it makes, bring about until `body` returns: what a
  /// test does, while others run beside it.
  ///
  /// What comes by way of a queue belongs to no task, and is not recorded.
  public nonisolated(nonsending) func recordAlone<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    start(.task)
    defer { stop() }
    let histories = RecordedScope.ofTask.union([ObjectIdentifier(self)])
    return try await RecordedScope.$ofTask.withValue(histories, operation: body)
  }

  /// Whether what the caller says is recorded.
  var hearsCaller: Bool { scope.withLock { $0?.covers(callerOf: self) } == true }

  /// Forgets what was recorded.
  public func removeAll() {
    let outlived = storage.withLock { $0.removeAll() }
    withExtendedLifetime(outlived) {}
    people.withLock { $0.removeAll() }
    services.withLock { $0.removeAll() }
    followers.tell()
  }
}

extension StateHistory: StateListener {
  package func hear(_ change: StateChange) {
    guard !redaction.covers(change.feature) else { return }
    let isWanted = scope.withLock {
      $0.map { $0.contains(change.subject) && $0.covers(callerOf: self) }
    }
    guard isWanted == true else { return }
    var (before, after) = (change.before, change.after)
    if let reduce = reductions[ObjectIdentifier(change.feature)] {
      (before, after) = (reduce(before), reduce(after))
    }
    let (entry, outlived) = storage.withLock { $0.append(change, before, after) }
    withExtendedLifetime(outlived) {}
    appender.withLock { $0 }?.append(entry, redaction)
    followers.tell()
  }
}

// MARK: Looking

extension StateHistory {
  /// What was recorded and not dropped since, the oldest first.
  public var entries: [StateEntry] { storage.withLock { $0.all } }

  /// How many entries there are.
  public var count: Int { storage.withLock { $0.count } }

  /// The newest entries, at most `limit` of them, the oldest first.
  public func latest(_ limit: Int) -> [StateEntry] { storage.withLock { $0.latest(limit) } }

  /// Everybody who was recorded and still lives, by feature.
  public var instances: [LiveInstance] {
    storage.withLock { $0.instances.living }.map(LiveInstance.init)
      .sorted { ($0.feature, $0.number) < ($1.feature, $1.number) }
  }

  /// About how many bytes the remembered states take.
  public var bytes: Int { storage.withLock { $0.bytes } }

  /// How many entries were dropped to make room for newer ones.
  public var droppedCount: Int { storage.withLock { $0.droppedCount } }

  /// What differs between the states of two entries: nested, and only what is not the same.
  public func changes(from one: StateEntry, to other: StateEntry) -> [Change] {
    Difference(redaction).changes(from: one.after.value, to: other.after.value)
  }

  /// What `entry` changed.
  public func changes(in entry: StateEntry) -> [Change] {
    Difference(redaction).changes(from: entry.before.value, to: entry.after.value)
  }

  /// The state of `entry`, in words; what is left out does not stand there.
  public func description(of entry: StateEntry) -> String {
    redaction.description(of: entry.after.value)
  }
}
