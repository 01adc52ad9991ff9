extension Publishers {
  /// Writes a line about everything that passes.
  public struct Print<Upstream: Publisher>: Publisher {
    /// Sends the upstream's values.
    public typealias Output = Upstream.Output

    /// Fails as its upstream does.
    public typealias Failure = Upstream.Failure

    /// What each line begins with, followed by a colon; nothing where it is empty.
    public let prefix: String

    /// Where the values come from.
    public let upstream: Upstream

    /// Where the lines go; `nil` for standard output.
    public let stream: (any TextOutputStream)?

    /// Writes what passes from `upstream` to `stream`.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches `subscriber`, whose conversation with the upstream is written down.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let log = PrintLog(prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
      upstream.receive(
        subscriber: TapSubscriber(PrintTap<Output, Failure>(log: log), downstream: subscriber))
    }
  }
}

/// Writes whole lines, one at a time, from whatever thread.
final class PrintLog: Turn<String> {
  private let prefix: String
  private var stream: any TextOutputStream

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix
    self.stream = stream ?? StandardOutput()
  }

  func note(_ line: String) { take({ handle(line) }, orQueue: line) }

  override func handle(_ event: String) {
    // A copy writes, so that the stream may cause another line while it does.
    var writer = stream
    writer.write(prefix + event + "\n")
    stream = writer
  }
}

struct StandardOutput: TextOutputStream {
  func write(_ string: String) { Swift.print(string, terminator: "") }
}

struct PrintTap<Input, Failure: Error>: Tap {
  let log: PrintLog

  func sees(subscription: any Subscription) {
    log.note("receive subscription: (\(subscription))")
  }

  func sees(_ input: Input) { log.note("receive value: (\(input))") }

  func sees(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.note("receive finished")
    case .failure(let error): log.note("receive error: (\(error))")
    }
  }

  func sees(demand: Subscribers.Demand, isAnswer: Bool) {
    let amount = demand.max.map { "max: (\($0))" } ?? "unlimited"
    log.note("request \(amount)" + (isAnswer ? " (synchronous)" : ""))
  }

  func seesCancel() { log.note("receive cancel") }

  static var name: String { "Print" }
}

extension Publisher {
  /// Writes a line about everything that passes, beginning with `prefix`, to `stream` or standard
  /// output.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
