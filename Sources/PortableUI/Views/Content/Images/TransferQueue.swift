/// Which transfers run and which wait, as servers are quick, slow or silent.
///
/// A server is asked for a few things at a time. What has said nothing for a while does not count
/// among these, so that servers which are silent about some things hold up nothing else. Where it is
/// silent about too many, the longest silent one gives its connection up and begins again later.
struct TransferQueue {
  typealias Instant = ContinuousClock.Instant

  /// What is too much.
  struct Limits: Sendable {
    /// How many transfers from one server may be under way and not silent.
    var moving = 6

    /// How many connections to one server there may be.
    var open = 24

    /// After how many seconds without a word a transfer is silent.
    var silence = 2.0

    /// After how many seconds without a word a transfer is given up.
    var patience = 60.0
  }

  /// What is to be done now.
  enum Step: Hashable {
    case begin(Int)
    case pause(Int)
    case giveUp(Int)
  }

  private struct Server {
    /// What is open, and when each said something last.
    var open: [Int: Instant] = [:]

    /// What waits for its turn, in that order.
    var waiting: ContiguousArray<Waiting> = []
  }

  private struct Waiting {
    let ticket: Int

    /// When it said something last, where it has begun once.
    var lastWord: Instant?
  }

  private let limits: Limits
  private var servers: [String: Server] = [:]

  init(limits: Limits) { self.limits = limits }

  /// Whether nothing runs, and nothing waits.
  var isEmpty: Bool { servers.isEmpty }

  /// Puts a transfer behind all others from its server.
  mutating func add(_ ticket: Int, from server: String) {
    servers[server, default: Server()].waiting.append(Waiting(ticket: ticket))
  }

  /// Notes that the server has said something.
  mutating func heard(_ ticket: Int, from server: String, at now: Instant) {
    guard servers[server]?.open[ticket] != nil else { return }
    servers[server]?.open[ticket] = now
  }

  /// Forgets a transfer that has ended, or is not wanted any more.
  mutating func end(_ ticket: Int, from server: String) {
    if servers[server]?.open.removeValue(forKey: ticket) == nil {
      servers[server]?.waiting.removeAll { $0.ticket == ticket }
    }
    forgetIfEmpty(server)
  }

  private mutating func forgetIfEmpty(_ name: String) {
    guard let server = servers[name], server.open.isEmpty, server.waiting.isEmpty else { return }
    servers[name] = nil
  }

  /// What is to be done at `now`. Those that `isSeen` go before the others.
  mutating func steps(at now: Instant, isSeen: (Int) -> Bool) -> [Step] {
    var steps: [Step] = []
    for name in servers.keys.sorted() {
      guard var server = servers[name] else { continue }
      giveUp(in: &server, at: now, &steps)
      advance(&server, at: now, isSeen, &steps)
      servers[name] = server
      forgetIfEmpty(name)
    }
    return steps
  }

  private func giveUp(in server: inout Server, at now: Instant, _ steps: inout [Step]) {
    func isOver(_ lastWord: Instant?) -> Bool {
      lastWord.map { now - $0 >= .seconds(limits.patience) } ?? false
    }
    for (ticket, lastWord) in server.open.sorted(by: { $0.key < $1.key }) where isOver(lastWord) {
      server.open[ticket] = nil
      steps.append(.giveUp(ticket))
    }
    for waiting in server.waiting where isOver(waiting.lastWord) {
      steps.append(.giveUp(waiting.ticket))
    }
    server.waiting.removeAll { isOver($0.lastWord) }
  }

  private func advance(
    _ server: inout Server, at now: Instant, _ isSeen: (Int) -> Bool, _ steps: inout [Step]
  ) {
    func isSilent(_ lastWord: Instant) -> Bool { now - lastWord >= .seconds(limits.silence) }
    var movingCount = server.open.values.count { !isSilent($0) }
    while movingCount < limits.moving, !server.waiting.isEmpty {
      let isFull = server.open.count >= limits.open
      // What was silent before takes no connection from another one that is.
      let ready = server.waiting.indices.filter { !isFull || server.waiting[$0].lastWord == nil }
      guard let index = ready.first(where: { isSeen(server.waiting[$0].ticket) }) ?? ready.first
      else { return }
      let next = server.waiting[index]
      if isFull {
        guard
          let silent = server.open.filter({ isSilent($0.value) }).min(by: {
            ($0.value, $0.key) < ($1.value, $1.key)
          })
        else { return }
        server.open[silent.key] = nil
        server.waiting.append(Waiting(ticket: silent.key, lastWord: silent.value))
        steps.append(.pause(silent.key))
      }
      server.waiting.remove(at: index)
      let lastWord = next.lastWord ?? now
      server.open[next.ticket] = lastWord
      steps.append(.begin(next.ticket))
      if !isSilent(lastWord) { movingCount += 1 }
    }
  }

  /// When there will be something to be done, if nothing happens until then.
  func nextStep(after now: Instant) -> Instant? {
    var next: Instant?
    func consider(_ instant: Instant) { if next.map({ instant < $0 }) ?? true { next = instant } }
    for server in servers.values {
      for lastWord in server.open.values {
        consider(lastWord + .seconds(limits.patience))
        let silence = lastWord + .seconds(limits.silence)
        if !server.waiting.isEmpty, silence > now { consider(silence) }
      }
      for lastWord in server.waiting.compactMap(\.lastWord) {
        consider(lastWord + .seconds(limits.patience))
      }
    }
    return next
  }
}
