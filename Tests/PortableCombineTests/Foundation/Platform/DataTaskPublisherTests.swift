import Dispatch
import Foundation
import LoopbackServer
import PortableCombine
import StreamTesting
import Testing
import Threads

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct DataTaskPublisherTests {
  let server: LoopbackServer
  let session = URLSession(configuration: .ephemeral)
  let fact = Fact()
  let talk = Conversation()

  /// Signalled when a request has come.
  let requestCame = Fact()

  /// Signalled when a client has given up waiting for an answer.
  let clientLeft = Fact()

  init() throws {
    server = try LoopbackServer(
      [
        "/hello": .words("hello"), "/moved": .redirect(to: "/hello"), "/silent": .silence,
        "/promised": .promise(of: 1_000),
      ],
      requestCame: requestCame.happened, clientLeft: clientLeft.happened)
  }

  @Test(arguments: [("/hello", 200, "hello"), ("/missing", 404, "not here")])
  func `an answer is a value, whatever its status`(path: String, status: Int, body: String) throws {
    let token = session.dataTaskPublisher(for: try server.url(path)).sink { [fact, talk] in
      talk.note("\($0)")
      fact.happened()
    } receiveValue: { [talk] in
      let status = ($0.response as? HTTPURLResponse)?.statusCode ?? 0
      talk.note("\(status) \(String(decoding: $0.data, as: UTF8.self))")
    }
    fact.wait()
    #expect(talk.lines == ["\(status) \(body)", "finished"])
    token.cancel()
    server.stop()
  }

  @Test func `a refused connection is a failure`() throws {
    server.stop()
    let token = session.dataTaskPublisher(for: try server.url("/hello")).sink { [fact, talk] in
      if case .failure(let error) = $0 { talk.note("\(error.code == .cannotConnectToHost)") }
      fact.happened()
    } receiveValue: { [talk] _ in
      talk.note("value")
    }
    fact.wait()
    #expect(talk.lines == ["true"])
    token.cancel()
  }

  @Test func `nothing is asked until a value is demanded, and then once`() throws {
    let publisher = session.dataTaskPublisher(for: URLRequest(url: try server.url("/hello")))
    let recorder = publisher.record(demand: .none)
    recorder.request(.none)
    let token = publisher.sink { [fact] _ in
      fact.happened()
    } receiveValue: { _ in
    }
    fact.wait()
    requestCame.wait()
    #expect(recorder.values.isEmpty)

    recorder.request(.max(1))
    recorder.request(.max(1))
    requestCame.wait()
    // A further round leaves a second request the time to come, if there were one.
    let last = publisher.sink { [fact] _ in
      fact.happened()
    } receiveValue: { _ in
    }
    fact.wait()
    #expect(server.requestCount == 3)
    recorder.cancel()
    token.cancel()
    last.cancel()
    server.stop()
  }

  @Test func `after a cancel nothing is delivered, and nothing is kept`() throws {
    let tally = Timed.Witness.Tally()
    do {
      let witness = Timed.Witness(tally)
      let token = session.dataTaskPublisher(for: try server.url("/silent")).sink { [talk] _ in
        talk.note("completed")
        _ = witness
      } receiveValue: { [talk] _ in
        talk.note("value")
      }
      requestCame.wait()
      token.cancel()
      token.cancel()
    }
    #expect(tally.living == 0)
    server.stop()
    #expect(talk.lines == [])
  }

  @Test(arguments: ["/silent", "/promised"], [false, true])
  func `a cancel ends the connection`(path: String, isShared: Bool) throws {
    let session = isShared ? URLSession.shared : session
    let token = session.dataTaskPublisher(for: try server.url(path)).sink { [talk] _ in
      talk.note("completed")
    } receiveValue: { [talk] _ in
      talk.note("value")
    }
    requestCame.wait()
    token.cancel()
    clientLeft.wait()
    #expect(talk.lines == [])
    server.stop()
  }

  @Test func `a cancel by a session that has a delegate is heard of by nobody`() throws {
    let session = URLSession(
      configuration: .ephemeral, delegate: Timed.SessionDelegate(), delegateQueue: nil)
    let token = session.dataTaskPublisher(for: try server.url("/silent")).sink { [talk] _ in
      talk.note("completed")
    } receiveValue: { _ in
    }
    requestCame.wait()
    token.cancel()
    let last = session.dataTaskPublisher(for: try server.url("/moved")).sink { [fact] _ in
      fact.happened()
    } receiveValue: { [talk] in
      talk.note(String(decoding: $0.data, as: UTF8.self))
    }
    fact.wait()
    #expect(talk.lines == ["hello"])
    last.cancel()
    server.stop()
  }

  @Test(arguments: [false, true])
  func `no cancel ends the program or the session, whenever it comes`(isShared: Bool) throws {
    let session = isShared ? URLSession.shared : session
    let refusing = try LoopbackServer([:])
    let refused = try refusing.url("/")
    refusing.stop()
    let (answering, moved) = (try server.url("/hello"), try server.url("/moved"))
    let surplus = Guarded(0)
    // Cancels meet ends most often where there are many of both.
    DispatchQueue.concurrentPerform(iterations: 4) { [session] _ in
      for round in 0..<300 {
        let hasAnswered = Guarded(false)
        let url = [refused, answering, moved][round % 3]
        let token = session.dataTaskPublisher(for: url).sink { _ in
          hasAnswered.withLock { $0 = true }
        } receiveValue: { _ in
          if hasAnswered.withLock({ $0 }) { surplus.withLock { $0 += 1 } }
          hasAnswered.withLock { $0 = true }
        }
        Thread.sleep(forTimeInterval: Double(round % 30) / 10_000)
        token.cancel()
      }
    }
    #expect(surplus.withLock { $0 } == 0)
    let last = session.dataTaskPublisher(for: answering).sink { [fact] _ in
      fact.happened()
    } receiveValue: { [talk] in
      talk.note(String(decoding: $0.data, as: UTF8.self))
    }
    fact.wait()
    #expect(talk.lines == ["hello"])
    last.cancel()
    server.stop()
  }

  @Test func `a cancel before any demand means that nothing is ever asked`() throws {
    let sink = Timed.DataTaskHolder()
    session.dataTaskPublisher(for: try server.url("/hello")).subscribe(sink)
    let subscription = try #require(sink.subscription)
    #expect("\(subscription)" == "DataTaskPublisher")
    #expect(
      Mirror(reflecting: subscription).children.map(\.label) == ["request", "downstream", "task"])
    subscription.cancel()
    subscription.request(.unlimited)
    let mirror = Mirror(reflecting: subscription)
    #expect(mirror.descendant("task").map { "\($0)" } == "nil")
    server.stop()
  }

  @Test func `a request that was cancelled has ended for whoever waits`() throws {
    let host = RecordingHost()
    let address = try server.url("/silent")
    let token = host.run {
      URLSession.shared.dataTaskPublisher(for: address)
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    }
    requestCame.wait()
    token.cancel()
    host.waitForEnd()
    #expect(host.names == [])
    server.stop()
  }
}

extension Timed {
  /// Says nothing to anything.
  final class SessionDelegate: NSObject, URLSessionDataDelegate {}

  /// A subscriber that keeps its subscription and does nothing.
  final class DataTaskHolder: Subscriber {
    var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: URLSession.DataTaskPublisher.Output) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<URLError>) {}
  }
}
