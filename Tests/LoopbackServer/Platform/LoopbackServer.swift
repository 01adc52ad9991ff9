package import Foundation
import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#else
  #error("Name this platform's C library, for its sockets.")
#endif

/// An HTTP server on this machine's own address, at a port that the system picks.
///
/// SAFETY: nothing changes after `init` but the count of requests, which is under a lock.
package final class LoopbackServer: @unchecked Sendable {
  private let listener: Int32
  private let port: UInt16
  private let answer: @Sendable (String) -> Answer?
  private let requests = Guarded<[String: Int]>([:])
  private let requestCame: @Sendable () -> Void
  private let clientLeft: @Sendable () -> Void

  /// Serves `answers` by their paths, and 404 for all else.
  ///
  /// `clientLeft` is called when a client has given up an answer that does not come.
  package convenience init(
    _ answers: [String: Answer], requestCame: @escaping @Sendable () -> Void = {},
    clientLeft: @escaping @Sendable () -> Void = {}
  ) throws {
    try self.init({ answers[$0] }, requestCame: requestCame, clientLeft: clientLeft)
  }

  /// Serves what `answer` makes of a path, on any thread, and 404 where that is nothing.
  package init(
    _ answer: @escaping @Sendable (String) -> Answer?,
    requestCame: @escaping @Sendable () -> Void = {},
    clientLeft: @escaping @Sendable () -> Void = {}
  ) throws {
    self.answer = answer
    self.requestCame = requestCame
    self.clientLeft = clientLeft
    listener = socket(AF_INET, LoopbackServer.stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isUp = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(listener, generic, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, generic, &size) == 0
      }
    }
    guard isUp else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in
      while case let client = accept(listener, nil, nil), client >= 0 {
        Thread.detachNewThread { [self] in serve(client) }
      }
      // Here and not in `stop()`, where its number might be given away while it is still in use.
      close(listener)
    }
  }

  /// The address of `path`.
  package func url(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
    return url
  }

  /// How many requests for `path` have come.
  package func requestCount(_ path: String) -> Int { requests.withLock { $0[path] ?? 0 } }

  /// How many requests have come.
  package var requestCount: Int { requests.withLock { $0.values.reduce(0, +) } }

  /// Refuses connections from now on.
  package func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func serve(_ client: Int32) {
    defer { close(client) }
    let words = readHead(client).split(separator: " ")
    guard words.count > 1 else { return }
    let path = String(words[1])
    requests.withLock { $0[path, default: 0] += 1 }
    requestCame()
    let answer = answer(path) ?? .words("not here", status: "404 Not Found")
    if answer.delay > 0 { usleep(useconds_t(answer.delay * 1_000)) }
    let hasLeft = answer.silence != .all && !give(answer.bytes, to: client)
    guard answer.silence != .none || hasLeft else { return }
    while !readHead(client).isEmpty {}
    clientLeft()
  }

  /// Whether all of `bytes` were taken.
  private func give(_ bytes: Data, to client: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        // A client that has left must not end the program.
        let count = send(
          client, bytes.baseAddress! + sent, bytes.count - sent, LoopbackServer.quietly)
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// What came up to the end of a request's head; empty where the client has left.
  private func readHead(_ client: Int32) -> String {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    // The first byte of a client that wants to speak TLS, and never says anything else.
    while head.first != 0x16, !String(decoding: head, as: UTF8.self).contains("\r\n\r\n") {
      let count = read(client, &buffer, buffer.count)
      guard count > 0 else { break }
      head += buffer[..<count]
    }
    return String(decoding: head, as: UTF8.self)
  }

  private static var stream: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  private static var quietly: Int32 {
    #if canImport(Darwin)
      0
    #else
      Int32(MSG_NOSIGNAL)
    #endif
  }
}
