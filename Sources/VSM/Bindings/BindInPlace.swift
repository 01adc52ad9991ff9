public import Dispatch
import Threads
public import ViewPlatform

// Bindings that write in place: what they write is a change, which supersedes nothing.

extension StateBinding {
  /// A binding that reads `part` and writes it in place, as a change: it ends nothing that is under way.
  ///
  ///     TextField("Name", text: $state.bind(\.name))
  ///     .sheet(item: $state.bind(\.editor)) { editor in … }
  ///
  /// It does not keep the container.
  public func bind<Value>(
    _ part: WritableKeyPath<ContainedState, Value>, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    let site = CallSite(file, line, column)
    return bind(part) { _, value in
      StateAction(at: site, writing: { $0[keyPath: part] = value })
    }
  }

  /// A binding that writes `part` in place, and then has the changes that `action` returns observed in
  /// `lane`.
  ///
  ///     TextField(
  ///       "Search",
  ///       text: $state.bind(\.query, in: .newest("search"), debounced: .milliseconds(300)) {
  ///         $0.search()
  ///       })
  ///
  /// What is written is there at once. With `debounced`, `action` gets the state there is once nothing
  /// was written for that time.
  public func bind<Value>(
    _ part: WritableKeyPath<ContainedState, Value>, in lane: Lane,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    _ action: @escaping (ContainedState) -> StateChanges<ContainedState>
  ) -> Binding<Value> {
    let site = CallSite(file, line, column)
    return bind(part) { _, value in
      StateAction(at: site, writing: { $0[keyPath: part] = value }) { engine in
        engine.observe(action, in: lane, debounced: dueTime, at: site)
      }
    }
  }

  /// A binding to a part of a part that is not always there. It reads `fallback` where there is none, and
  /// drops what is written then.
  ///
  ///     TextField("Title", text: $state.bind(\.editor, \.title, or: ""))
  public func bind<Payload, Value>(
    _ part: WritableKeyPath<ContainedState, Payload?>, _ inner: WritableKeyPath<Payload, Value>,
    or fallback: Value, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    let site = CallSite(file, line, column)
    let whole = part.appending(path: \Payload?.[inner, Fallback(fallback)])
    return bind(whole) { state, value in
      if state[keyPath: part] == nil { return .nothing }
      return StateAction(at: site, writing: { $0[keyPath: part]?[keyPath: inner] = value })
    }
  }
}

extension Optional {
  /// A part of what is there, or else the fallback.
  fileprivate subscript<Value>(
    inner: WritableKeyPath<Wrapped, Value>, fallback: Fallback<Value>
  ) -> Value {
    self?[keyPath: inner] ?? fallback.value
  }
}

/// What to read where there is nothing; a part of a key path, so it can be compared.
private final class Fallback<Value>: Hashable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (one: Fallback, other: Fallback) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension StateAction {
  /// A change of nobody, which ends nothing, and what follows it.
  fileprivate init(
    at site: CallSite, writing change: @escaping (inout State) -> Void,
    then: ((StateEngine<State>) -> Void)? = nil
  ) {
    self.init(at: site) { engine, _ in
      engine.write(change)
      then?(engine)
      return nil
    }
  }

  /// Nothing at all.
  fileprivate static var nothing: StateAction { StateAction { _, _ in nil } }
}

extension StateEngine {
  /// Makes `change`: before this returns on main, where no other change is being told.
  fileprivate func write(_ change: @escaping (inout State) -> Void) {
    let isMain = isOnMain()
    let entry = lock.withLock { () -> ContainerMachine<State>.Entry in
      var entry = ContainerMachine<State>.Entry()
      machine.wait(for: .write(change), isOnMain: isMain, &entry)
      return entry
    }
    act(on: entry, isOnMain: isMain)
  }

  /// Observes what `action` makes of the state there is then.
  fileprivate func observe(
    _ action: @escaping (State) -> StateChanges<State>, in lane: Lane,
    debounced dueTime: DispatchQueue.SchedulerTimeType.Stride?, at site: CallSite
  ) {
    let changes = StateAction<State>(at: site) { engine, origin in
      engine.begin(action(engine.state), in: lane, from: origin, at: site)
      return nil
    }
    if let dueTime {
      debounce(changes, Debounce(dueTime, in: lane))
    } else {
      _ = changes.start(on: self, .call)
    }
  }
}
