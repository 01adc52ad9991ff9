import Foundation
import Synchronization
import Testing

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
/// SAFETY: all that changes after `init` is what clients say, which is recorded under a lock.
final class LoopbackServer: @unchecked Sendable {
  private let listener: Int32
  let port: UInt16

  /// Signalled when a request has come.
  let requestCame = Fact()

  /// How many requests have come.
  var requestCount: Int { requests.withLock { $0 } }

  private let requests = Mutex(0)

  /// Signalled when a client has closed the connection of a request that is never answered.
  let clientLeft = Fact()

  /// Serves `/hello` with 200, `/silent` with nothing at all, and everything else with 404.
  init() throws {
    listener = socket(AF_INET, LoopbackServer.stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isUp = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(listener, generic, size) == 0 && listen(listener, 16) == 0
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

  func url(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
    return url
  }

  /// Refuses connections from now on.
  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func serve(_ client: Int32) {
    let request = readHead(client)
    requests.withLock { $0 += 1 }
    requestCame.happened()
    if request.hasPrefix("GET /silent ") {
      while !readHead(client).isEmpty {}
      clientLeft.happened()
    } else {
      let isKnown = request.hasPrefix("GET /hello ")
      let body = isKnown ? "hello" : "not here"
      let status = isKnown ? "200 OK" : "404 Not Found"
      let answer = """
        HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)
        """
      _ = Array(answer.utf8).withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
    }
    close(client)
  }

  /// What came up to the end of a request's head; empty where the client has left.
  private func readHead(_ client: Int32) -> String {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: head, as: UTF8.self).contains("\r\n\r\n") {
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
}
