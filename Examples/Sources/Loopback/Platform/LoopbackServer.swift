public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A server of HTTP, from this machine to this machine alone, as long as it is held.
public final class LoopbackServer: Sendable {
  private let listener: Int32

  /// Where it can be reached.
  public let url: URL

  /// Starts a server at `port`, or at one that the system picks.
  ///
  /// Each request is answered on a thread of its own, which may take its time. Where `answer` has none,
  /// the connection is closed, as when a line is cut.
  public init(
    port: UInt16 = 0, answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse?
  ) throws {
    let listener = socket(AF_INET, Self.stream, 0)
    // Connections to a server that was there before may not be over.
    var yes: Int32 = 1
    setsockopt(
      listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isUp = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(listener, generic, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, generic, &size) == 0
      }
    }
    let taken = UInt16(bigEndian: address.sin_port)
    guard isUp, let url = URL(string: "http://127.0.0.1:\(taken)/") else {
      close(listener)
      throw POSIXError(.EADDRNOTAVAIL)
    }
    self.listener = listener
    self.url = url
    Thread.detachNewThread {
      while case let client = accept(listener, nil, nil), client >= 0 {
        Thread.detachNewThread { Self.serve(client, answer) }
      }
      close(listener)
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  private static func serve(
    _ client: Int32, _ answer: (HTTPRequest) -> HTTPResponse?
  ) {
    defer { close(client) }
    guard let request = request(of: client), let response = answer(request) else { return }
    give(response.bytes, to: client)
  }

  /// What came up to the end of a request, or nothing where that is none.
  private static func request(of client: Int32) -> HTTPRequest? {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while received.count < 65_536 {
      if let request = HTTPRequest(received) { return request }
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      received.append(contentsOf: buffer[..<count])
    }
    return nil
  }

  private static func give(_ bytes: Data, to client: Int32) {
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = send(client, bytes.baseAddress! + sent, bytes.count - sent, quietly)
        guard count > 0 else { return }
        sent += count
      }
    }
  }

  private static var stream: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  /// A client that has left must not end the program.
  private static var quietly: Int32 {
    #if canImport(Darwin)
      0
    #else
      Int32(MSG_NOSIGNAL)
    #endif
  }
}
