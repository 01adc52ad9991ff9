import CasePaths
import Synchronization
import Testing

/// Payloads that are functions.
struct FunctionPayloadTests {
  private final class Log: Sendable {
    private let notes = Mutex<[String]>([])
    var calls: [String] { notes.withLock { $0 } }
    func note(_ call: String) { notes.withLock { $0.append(call) } }
  }
  private struct Flop: Error {}

  private enum Step {
    case run(() -> Void)
    case retry(action: () -> Void)
    case attempt(() throws -> Void)
    case wait(() async -> Void)
    case load(@Sendable () async throws -> Void)
    case show(@MainActor () -> Void)
    case maybe((() -> Void)?)
    case count(() -> Int)
    case take((String) -> Void)
    indirect case deep(() -> Void)
    case other
  }

  private enum Generic<One, Other> {
    case one(One)
    case other(Other)
    case several([One])
  }

  @Test func `a function that takes and returns nothing comes out and can be called`() {
    let log = Log()
    let steps: [Step] = [
      .run { log.note("run") }, .retry { log.note("retry") },
      .deep { log.note("deep") },
    ]
    let (run, retry, deep) = (/Step.run, /Step.retry, /Step.deep)
    run.extract(from: steps[0])?()
    retry.extract(from: steps[1])?()
    deep.extract(from: steps[2])?()
    #expect(log.calls == ["run", "retry", "deep"])
    #expect((/Step.run).extract(from: .retry {}) == nil)
    #expect((/Step.run).extract(from: .other) == nil)
  }

  @Test func `what was put in by a path comes out as well`() {
    let log = Log()
    let path = /Step.run
    let step = path.embed { log.note("run") }
    for _ in 0..<3 { path.extract(from: step)?() }
    #expect(log.calls.count == 3)
  }

  @Test func `so does one that throws, waits or belongs to the main actor`() async throws {
    let log = Log()
    let attempt = try #require((/Step.attempt).extract(from: .attempt { throw Flop() }))
    #expect(throws: Flop.self) { try attempt() }
    let wait = try #require((/Step.wait).extract(from: .wait { log.note("wait") }))
    await wait()
    let load = try #require(
      (/Step.load).extract(
        from: .load {
          await Task.detached {}.value
          log.note("load")
          throw Flop()
        }))
    await #expect(throws: Flop.self) { try await load() }
    let show = try #require((/Step.show).extract(from: .show { log.note("show") }))
    await show()
    #expect(log.calls == ["wait", "load", "show"])
  }

  @Test func `an optional one is there or nil`() throws {
    let log = Log()
    let path = /Step.maybe
    let call = try #require(path.extract(from: .maybe { log.note("maybe") }))
    call?()
    #expect(log.calls == ["maybe"])
    let nothing = try #require(path.extract(from: .maybe(nil)))
    #expect(nothing == nil)
    #expect(path.extract(from: .run {}) == nil)
  }

  @Test func `any function comes out of a case declared with a parameter`() throws {
    typealias Both = Generic<(Int, String) -> String, () async -> Int>
    let one = try #require((/Both.one).extract(from: .one { "\($0) \($1)" }))
    #expect(one(7, "seas") == "7 seas")
    #expect((/Both.other).extract(from: .one { "\($0) \($1)" }) == nil)
    #expect((/Both.other).extract(from: .other { 3 }) != nil)
    let success = /Result<(Int) -> Int, Flop>.success
    let next = try #require(success.extract(from: .success { $0 + 1 }))
    #expect(next(1) == 2)
  }

  @Test func `a path of both directions reads what nothing else can`() {
    let path = CasePath<Step, (String) -> Void>(embed: Step.take) {
      if case .take(let action) = $0 { action } else { nil }
    }
    let log = Log()
    #expect((/Step.take).extract(from: .take { log.note($0) }) == nil)
    #expect((/Step.count).extract(from: .count { 1 }) == nil)
    path.extract(from: .take { log.note($0) })?("lake")
    #expect(log.calls == ["lake"])
  }

  @Test func `what was read is kept and let go like any other`() throws {
    weak var watched: Log?
    do {
      let log = Log()
      watched = log
      let step = Step.run { log.note("run") }
      var call = (/Step.run).extract(from: step)
      call?()
      call = nil
      #expect(watched != nil)
      #expect(log.calls == ["run"])
    }
    #expect(watched == nil)
  }
}
