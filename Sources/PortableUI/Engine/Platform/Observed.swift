@_spi(SwiftUI) import Observation
import PortableCombine
import Threads

/// Connects `@Observable` objects to the nodes whose bodies read them.
///
/// Observation tells of writes, never of the end of an interest, and a list that scrolls would leave
/// its rows registered in the model for ever. So each reading also reads an object of ours, and
/// writing that one is the way to end all that was registered with it.
@MainActor
enum Observed {
  /// A watch that nobody is registered with, kept for the next body that reads no object.
  private static var spare: Watch?

  /// Runs `body`; from now on each write to an observable property it read invalidates `node`.
  static func tracking<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let (result, watch, end) = reading(expected: node.viewType.readsObjects, body)
    // What was registered before goes on until here, so that a write during the body is noticed.
    node.endWatch()
    if let watch {
      node.viewType.readsObjects = true
      node.watch = watch
      watch.begin(node.observation, end: end)
    }
    return result
  }

  /// Whether a method runs that is followed: what is measured in it is read by it as well, and must not
  /// look as if it were written when that measuring ends.
  static var isInMethod = false

  /// Runs `body`. Returns a watch of what it read of observable objects; `nil` where it read none and was
  /// not `expected` to.
  static func reading<Result>(
    expected: Bool, _ body: () -> Result
  ) -> (result: Result, watch: Watch?, end: WatchEnd?) {
    var watch = spare ?? Watch()
    spare = nil
    let end = expected && !isInMethod ? WatchEnd() : nil
    let result = register(watch) {
      end?.read()
      return body()
    }
    if end == nil && isKnownUniquelyReferenced(&watch) {
      spare = watch
      return (result, nil, nil)
    }
    return (result, watch, end)
  }

  private static func register<Result>(_ watch: Watch, _ body: () -> Result) -> Result {
    // After the write, not before: the body may run at once, on another thread.
    withObservationTracking(
      body,
      didSet: { tracking in
        if !watch.fire() { tracking.cancel() }
      })
  }
}

extension Node {
  /// Lets go of the objects that the last body read.
  final func endWatch() {
    guard let watch else { return }
    self.watch = nil
    watch.finish()
  }
}

/// One reading of objects by one node.
final class Watch: Sendable {
  private struct State {
    var source: ReadSource?
    var end: WatchEnd?
    var isEarly = false
    var isOver = false
  }

  private let state = Guarded(State())

  /// Says whom to tell.
  @MainActor
  func begin(_ source: ReadSource, end: WatchEnd?) {
    let isEarly = state.withLock { state in
      state.source = source
      state.end = end
      return state.isEarly
    }
    if isEarly { source.changed() }
  }

  /// Tells of a write; `false` when nobody wants to know any more.
  func fire() -> Bool {
    let (source, isOver) = state.withLock { state in
      if state.source == nil { state.isEarly = true }
      return (state.source, state.isOver)
    }
    guard !isOver else { return false }
    if let view = Tracking.viewName, source != nil { observableWrittenInBody(view) }
    source?.changed()
    return true
  }

  func finish() {
    let end = state.withLock { state in
      state.isOver = true
      state.source = nil
      defer { state.end = nil }
      return state.end
    }
    end?.write()
  }
}

/// What a reading reads so that it can be ended by a write.
final class WatchEnd: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var mark: Bool { true }

  func read() { registrar.access(self, keyPath: \.mark) }

  func write() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}

private func observableWrittenInBody(_ view: String) {
  warn(
    "An @Observable object was written while a body was being made of it.",
    facts: ["body of": view],
    fix: "Write it from an action, onAppear, onChange or task; a body only reads.")
}
