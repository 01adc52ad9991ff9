import Foundation
import LoopbackServer
import Testing
import Threads

@testable import PortableUI

/// What carries pictures, over real HTTP.
@Suite(.timeLimit(.minutes(10))) struct CurlThreadTests {
  /// What came of a transfer.
  private typealias Outcome = Result<PictureAnswer, any Error>

  private let left = AsyncStream.makeStream(of: Void.self)
  private let came = AsyncStream.makeStream(of: Void.self)
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer(Self.answer(to:)) { [came] in
      came.continuation.yield()
    } clientLeft: { [left] in
      left.continuation.yield()
    }
  }

  private static func answer(to path: String) -> Answer? {
    switch path {
    case "/silence": .silence
    case "/stalled": .promise(of: 1_000)
    case "/to-silence": .redirect(to: "/silence")
    case "/to-stalled": .redirect(to: "/stalled", status: "308 Permanent Redirect")
    case "/loop": .redirect(to: "/loop")
    case "/to-ftp": .redirect(to: "ftp://127.0.0.1/x.png")
    case "/to-nowhere": .redirect(to: "http://")
    case "/to-mail": .redirect(to: "mailto:nobody")
    case "/closed": .raw(Data())
    case "/garbage": .raw(Data("SSH-2.0-OpenSSH\r\n".utf8))
    case "/short": .raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nshort".utf8))
    case "/heads": .raw(Data(String(repeating: "HTTP/1.1 103 Wait\r\n\r\n", count: 99_999).utf8))
    case "/steps/20": .body(Data("there".utf8))
    default:
      path.split(separator: "/").last.flatMap { Int($0) }.map { .redirect(to: "/steps/\($0 + 1)") }
    }
  }

  /// Numbers that no other test has: all pictures of a program have one thread.
  private static let tickets = Guarded(-1)

  private static func newTicket() -> Int {
    tickets.withLock {
      $0 -= 1
      return $0
    }
  }

  private func outcome(
    of url: URL, on thread: CurlThread = .shared
  ) async -> Result<PictureAnswer, any Error> {
    let (outcomes, ends) = AsyncStream.makeStream(of: Outcome.self)
    let courier = PictureCourier(mostBytes: 100_000, on: thread) { ends.yield($1) }
    courier.begin(Self.newTicket(), from: url)
    for await outcome in outcomes { return outcome }
    return .failure(CancellationError())
  }

  @Test(arguments: ["/silence", "/stalled", "/to-silence", "/to-stalled"])
  func `a transfer that is stopped ends its connection at once`(path: String) async throws {
    let courier = PictureCourier(mostBytes: 100_000) { _, _ in Issue.record("It ended by itself.") }
    let ticket = Self.newTicket()
    courier.begin(ticket, from: try server.url(path))
    var count = 0
    for await _ in came.stream {
      count += 1
      if count == (path.hasPrefix("/to-") ? 2 : 1) { break }
    }
    courier.stop(ticket)
    // The connection of one that nobody stops stays: then the test has no end but its limit.
    for await _ in left.stream { break }
  }

  @Test(arguments: [
    ("/loop", URLError.Code.httpTooManyRedirects), ("/to-ftp", .unsupportedURL),
    ("/to-nowhere", .badURL), ("/to-mail", .unsupportedURL), ("/closed", .networkConnectionLost),
    ("/garbage", .badServerResponse), ("/short", .networkConnectionLost),
    ("/heads", .badServerResponse),
  ])
  func `what a server does wrong has a name`(path: String, code: URLError.Code) async throws {
    let url = try server.url(path)
    let error = await #expect(throws: URLError.self) { _ = try await outcome(of: url).get() }
    #expect(error?.code == code, "\(String(describing: error?.localizedDescription))")
    #expect(error?.failingURL == url)
    let words = error?.localizedDescription ?? ""
    #expect(words.hasPrefix("The picture at \(url.absoluteString) could not be had: "), "\(words)")
    #expect(words.hasSuffix(".") && !words.hasSuffix(".."), "\(words)")
  }

  @Test(arguments: [
    ("http://127.0.0.1:1/", URLError.Code.cannotConnectToHost),
    ("gopher://127.0.0.1/", .unsupportedURL), ("http://name.invalid/", .cannotFindHost),
    ("http://:0/", .badURL),
  ])
  func `an address that leads nowhere has a name`(address: String, code: URLError.Code)
    async throws
  {
    let url = try #require(URL(string: address))
    let error = await #expect(throws: URLError.self) { _ = try await outcome(of: url).get() }
    #expect(error?.code == code)
  }

  @Test func `a server that does not know TLS is not spoken to`() async throws {
    let plain = try server.url("/").absoluteString
    let url = try #require(URL(string: plain.replacingOccurrences(of: "http:", with: "https:")))
    let error = await #expect(throws: URLError.self) { _ = try await outcome(of: url).get() }
    #expect(error?.code == .secureConnectionFailed)
  }

  @Test func `it is followed as often as by browsers`() async throws {
    let there = try await outcome(of: server.url("/steps/0")).get()
    #expect(there.data == Data("there".utf8))
    let error = await #expect(throws: URLError.self) {
      _ = try await outcome(of: server.url("/steps/-1")).get()
    }
    #expect(error?.code == .httpTooManyRedirects)
  }

  @Test func `without libcurl a picture says what is missing, every time`() async throws {
    let thread = CurlThread(libraries: ["libnone.so.4", "libnone-gnutls.so.4"])
    for _ in 1...2 {
      let url = try server.url("/steps/20")
      let error = await #expect(throws: PictureError.self) {
        _ = try await outcome(of: url, on: thread).get()
      }
      let words = error?.description ?? ""
      #expect(words.hasPrefix("Pictures from servers come by libcurl, which cannot be loaded: "))
      #expect(words.contains("libnone.so.4: ") && words.contains("; libnone-gnutls.so.4: "))
      #expect(words.hasSuffix("libcurl4 in Debian and Ubuntu, libcurl elsewhere."))
    }
  }
}
